/** The deck in Italian. */

import type { DeckText } from "./card-text.ts";

export const it: DeckText = {
  symbols: {
    personality: "Personalità",
    varsovians: "Varsaviani",
    trade: "Commercio",
    judaism: "Ebraismo",
    architecture: "Architettura",
    culture: "Cultura",
    independence: "Indipendenza",
    borderland: "Terra di confine",
    transport: "Trasporti",
    zionism: "Sionismo",
    christianity: "Cristianesimo",
    unrest: "Disordini",
    iron: "Ferro",
  },
  fronts: {
    "sienkiewicz-in-yiddish": {
      title: "Sienkiewicz in yiddish",
      about:
        "Un vecchio legge al nipote un romanzo d’avventura polacco nella lingua che si parla in casa. I libri polacchi attraversavano la strada in traduzione.",
    },
    singer: {
      title: "Isaac Bashevis Singer",
      about:
        "Figlio di un rabbino di via Krochmalna, scrisse in yiddish per tutta la vita ed ebbe il Nobel nel 1978. I cortili dell’infanzia riempiono i suoi libri.",
    },
    "jaffa-oranges": {
      title: "Arance di Giaffa",
      about:
        "Cassette dalla Palestina, ogni frutto nella sua carta velina, arrivavano per nave e per treno nei negozi di frutta intorno alla piazza.",
    },
    "aleksandra-pilsudska": {
      title: "Aleksandra Piłsudska",
      about:
        "Da Aleksandra Szczerbińska fu tra le donne che portavano e custodivano in segreto le armi del Partito socialista polacco. Sposò poi Józef Piłsudski.",
    },
    "chaim-pozner": {
      title: "Chaim Pozner",
      about: "Un rabbino ortodosso, nella nuova sinagoga di via Twarda.",
    },
    "dov-ber-meisels": {
      title: "Il rabbino Dov Ber Meisels",
      about:
        "Rabbino capo di Cracovia, poi di Varsavia. Pagò armi per le insurrezioni polacche e chiese ai polacchi uguali diritti per gli ebrei.",
    },
    "electric-trams": {
      title: "Tram elettrici",
      about:
        "Prima erano i cavalli a tirare le vetture per la piazza; dal 1908 l’elettricità.",
    },
    "bund-fighters": {
      title: "Le squadre del Bund",
      about:
        "Il Bund era il partito degli operai ebrei. Nella rivoluzione del 1905 ebbe gruppi armati propri.",
    },
    "goscinny-dwor": {
      title: "Gościnny Dwór",
      about:
        "Un mercato coperto con arcate di ghisa e 168 botteghe, molte delle quali ebraiche, presso la porta posteriore del Giardino Sassone.",
    },
    "iron-shops": {
      title: "Ferramenta",
      about:
        "Chiodi, serrature, pentole, ferri di cavallo: per il ferro tutta Varsavia veniva qui. Di chi contava si diceva che era come un chiodo da Prywes.",
    },
    demonstration: {
      title: "La manifestazione",
      about:
        "Una domenica dopo la messa: davanti alla chiesa di Ognissanti si alza una bandiera rossa contro la guerra e lo zar. La polizia sguaina le sciabole, i socialisti sparano.",
    },
    "stefan-okrzeja": {
      title: "Stefan Okrzeja",
      about:
        "Un operaio che non aveva ancora vent’anni. Sulla piazza stava accanto alla bandiera e fu tra i primi a sparare.",
    },
    "michal-landy": {
      title: "Michał Landy",
      about:
        "Uno studente ebreo di diciassette anni, un tempo alla Scuola dei rabbini, innamorato della storia polacca.",
    },
    "berek-joselewicz": {
      title: "Berek Joselewicz",
      about:
        "Un mercante che divenne colonnello. Al suo appello ebrei di Varsavia e del vicino sobborgo di Praga accorsero a difendere la città.",
    },
    peretz: {
      title: "Isaac Leib Peretz",
      about:
        "Di giorno impiegato della comunità ebraica, per il resto maestro di una generazione di scrittori yiddish. Gli portavano i fogli nella casa di via Ceglana.",
    },
    "majer-wolanowski": {
      title: "Majer Wolanowski",
      about:
        "Cominciò con una bottega di ferramenta in via Próżna, dove al numero 14 c’è ancora la sua casa.",
    },
    "prozna-street": {
      title: "Via Próżna",
      about:
        "Il nome vuol dire vuota, e una volta lo era. È una delle poche vie della Varsavia ebraica dove le case sono sopravvissute al ghetto.",
    },
    "mirow-halls": {
      title: "I mercati di Mirów",
      about:
        "Due lunghi padiglioni di mattoni dove stavano le caserme della guardia reale. Mezza città faceva qui la spesa.",
    },
    "great-synagogue": {
      title: "La Grande Sinagoga",
      about:
        "In via Tłomackie si predicava in polacco, e si veniva ad ascoltare il coro. Il progetto era di Leandro Marconi.",
    },
    "telephone-tower": {
      title: "La torre dei telefoni",
      about:
        "Una fortezza in via Zielna per ragazze con la cuffia: la centrale della società Cedergren, per qualche anno l’edificio più alto dell’Impero russo.",
    },
    "gora-kalwaria-railway": {
      title: "Il trenino di Góra Kalwaria",
      about:
        "Un sarto, un conte, un principe e la corte dello zaddik di Ger volevano la stessa cosa: una ferrovia a scartamento ridotto.",
    },
    "ludwik-hirszfeld": {
      title: "Ludwik Hirszfeld",
      about:
        "Un medico che contribuì a spiegare come si ereditano i gruppi sanguigni. Era cattolico; per i tedeschi era ebreo.",
    },
    "samuel-orgelbrand": {
      title: "Samuel Orgelbrand",
      about:
        "Libraio ed editore. Stampò il Talmud, romanzi e la prima grande enciclopedia in polacco.",
    },
    "abraham-stern": {
      title: "Abraham Stern",
      about:
        "Un orologiaio di Hrubieszów che costruiva macchine calcolatrici e non lasciò mai l’abito né le regole di un ebreo devoto.",
    },
    "nahum-sokolow": {
      title: "Nahum Sokolow",
      about:
        "Scriveva in ebraico di ogni cosa sotto il sole, e presiedette poi l’Organizzazione sionista mondiale.",
    },
    "all-saints-church": {
      title: "La chiesa di Ognissanti",
      about:
        "Una delle chiese più grandi di Varsavia, sul modello di una chiesa di Padova. Le torri furono pronte solo nel 1895.",
    },
    "animal-protection": {
      title: "Protezione degli animali",
      about:
        "Sui ciottoli passavano carri di ferro e di carbone, e non tutti i carrettieri risparmiavano la frusta.",
    },
    "gerszon-sirota": {
      title: "Gerszon Sirota",
      about:
        "Lo chiamavano il re dei cantori. La sua voce riempiva la Grande Sinagoga e le sale oltre oceano. Fu ucciso nel ghetto nel 1943.",
    },
    "grzybow-town": {
      title: "La cittadina di Grzybów",
      about:
        "Una città privata a un incrocio di strade: birrifici, grano, artigiani, e un «braccio», l’antica misura, più lungo di quattro pollici di quello di Varsavia.",
    },
    "horse-omnibus": {
      title: "L’omnibus a cavalli",
      about:
        "Si poteva viaggiare sul tetto, se non dava fastidio la pioggia. La linea finiva sulla piazza.",
    },
    "bersohn-museum": {
      title: "Il museo di Mathias Bersohn",
      about:
        "Un banchiere raccolse corone della Torà, sigilli e manoscritti e li donò alla comunità. Sotto l’occupazione tedesca la raccolta fu depredata.",
    },
    "nasz-przeglad": {
      title: "Nasz Przegląd",
      about:
        "Un quotidiano ebraico in polacco, vicino al sionismo. Il venerdì usciva con un supplemento scritto dai bambini, un’idea di Korczak.",
    },
    "krochmalna-street": {
      title: "Via Krochmalna",
      about:
        "Case di preghiera, ladri, barili d’aringhe e un cortile affollato dietro ogni portone. Chi era nato qui si diceva un vero varsaviano.",
    },
    pioneers: {
      title: "Pionieri",
      about:
        "Ragazze e ragazzi venuti da botteghe e scuole imparavano a mungere e ad arare, per fare i contadini in Palestina.",
    },
    "janusz-korczak": {
      title: "Janusz Korczak",
      about:
        "Medico, scrittore, direttore dell’orfanotrofio di via Krochmalna 92. Nell’agosto 1942 non lasciò i suoi bambini e fu assassinato con loro a Treblinka.",
    },
    "antisemitic-campaign": {
      title: "Campagna antisemita",
      about:
        "Picchetti davanti ai negozi, bancarelle rovesciate, banchi separati nelle università: negli anni Trenta l’odio divenne un programma.",
    },
    boycott: {
      title: "Boicottaggio dei mercanti ebrei",
      about:
        "«Compra dai tuoi»: giornali e manifesti dicevano ai polacchi di passare oltre i negozi dei vicini.",
    },
    "pogrom-of-1881": {
      title: "Il pogrom",
      about:
        "Dopo un falso allarme d’incendio la calca uccise molte persone in una chiesa. Bastò la voce che la colpa fosse degli ebrei.",
    },
    "voyages-to-palestine": {
      title: "Viaggi in Palestina",
      about:
        "In treno fino a Costanza, poi tre giorni e mezzo di mare. Alcuni andavano in visita, i più per restare.",
    },
    "nozyk-synagogue": {
      title: "La sinagoga Nożyk",
      about:
        "Delle sinagoghe della vecchia Varsavia è la sola ancora in uso. I tedeschi ne fecero una stalla, la lasciarono riaprire per un po’ nel ghetto, e nel 1945 vi si pregò di nuovo.",
    },
    "grzybow-town-hall": {
      title: "Il municipio di Grzybów",
      about:
        "Stava in mezzo alla piazza. Presto non ci fu più una città da governare, e diventò una prigione.",
    },
    "jozef-pilsudski": {
      title: "Józef Piłsudski",
      about:
        "Guidò i combattenti del partito socialista, poi le Legioni, poi lo Stato rinato nel 1918.",
    },
    "zalman-nozyk": {
      title: "Zalman e Rywka Nożyk",
      about:
        "Un mercante e sua moglie, di via Próżna. Pagarono la sinagoga e chiesero che vi si pregasse per loro.",
    },
    "gmina-starozakonnych": {
      title: "La comunità ebraica",
      about:
        "Dalla casa di via Grzybowska manteneva scuole, ospedali, cimiteri e l’assistenza ai poveri. Sotto i tedeschi dovette avere sede qui lo Judenrat.",
    },
    "marceli-godlewski": {
      title: "Don Marceli Godlewski",
      about:
        "Il parroco di Ognissanti aveva predicato contro gli ebrei. Nel ghetto li sfamò, li nascose e li salvò; nel 2009 fu riconosciuto Giusto tra le nazioni.",
    },
    "marconi-family": {
      title: "I Marconi",
      about:
        "Il padre, Enrico, disegnò la chiesa di Ognissanti; il figlio Leandro la Grande Sinagoga di via Tłomackie.",
    },
    "ludwik-zamenhof": {
      title: "Ludwik Zamenhof",
      about:
        "Un oculista convinto che le persone si odierebbero di meno con una lingua in comune. La sua famiglia trovò rifugio da don Godlewski.",
    },
    "market-moves": {
      title: "Il mercato trasloca",
      about:
        "Paglia, scope, burro e verdure direttamente dal carro: il mercato meno caro della città dovette far posto alla chiesa.",
    },
    "vienna-railway": {
      title: "La ferrovia di Vienna",
      about:
        "La stazione era a pochi passi dalla piazza, e ci si andava in omnibus.",
    },
    "iron-gate": {
      title: "La Porta di Ferro",
      about:
        "Qui finiva il Giardino Sassone e con esso la Varsavia elegante. Oltre la porta cominciava il mercato.",
    },
    "haberbusch-brewery": {
      title: "Haberbusch e Schiele",
      about:
        "Due birrai luterani e un fornaio, di cui sposarono le figlie. La loro birra la beveva tutta Varsavia.",
    },
    "esther-kaminska": {
      title: "Esther Rachel Kamińska",
      about:
        "La madre della scena yiddish. Dopo di lei recitò la figlia Ida, che lasciò la Polonia nel 1968, quando la fecero sentire straniera.",
    },
    "rabbinical-school": {
      title: "La Scuola dei rabbini",
      about:
        "Al Paese non diede quasi nessun rabbino, ma medici, insegnanti e ribelli che si sentivano a casa in due mondi.",
    },
    "bagno-street": {
      title: "Via Bagno",
      about:
        "In polacco il nome vuol dire palude. Lasciava la piazza di sbieco, tra case basse piene di chiavi, tubi e sportelli da stufa.",
    },
    "antoni-czarnecki": {
      title: "Don Antoni Czarnecki",
      about:
        "Un giovane vicario di Ognissanti. Con un lasciapassare poteva uscire dal ghetto e tornava con cibo e documenti.",
    },
  },
  backs: {
    "angle-borderland-judaism-christianity": {
      date: "1941",
      event:
        "Rinchiuso nel ghetto, abita nella canonica di Ognissanti e insegna medicina.",
    },
    "angle-culture-personality-judaism": {
      date: "1915",
      event: "Circa centomila persone seguono la sua bara.",
    },
    "angle-iron-christianity-unrest": {
      date: "1904",
      event:
        "Si racconta che dopo gli scontri sulla piazza nascose delle armi nella chiesa di Ognissanti.",
    },
    "angle-iron-trade-transport": {
      date: "1900 circa",
      event:
        "La sua fabbrica produce filo di ferro e chiodi, poi quel che serve alle ferrovie.",
    },
    "angle-zionism-personality-culture": {
      date: "1886",
      event:
        "Il giornale di Varsavia «Ha-Tsefirah», che scrive e dirige, diventa quotidiano.",
    },
    "architecture-on-the-edge": {
      date: "1861",
      event: "Si comincia a costruire su disegno di Enrico Marconi.",
    },
    "beside-aleksandra-pilsudska": {
      date: "1921",
      event: "Piłsudski sposa Aleksandra Szczerbińska.",
    },
    "beside-nozyk-synagogue": {
      date: "1893 circa",
      event: "Zalman Nożyk compra un terreno vuoto in via Twarda 6.",
    },
    "borderland-on-the-edge": {
      date: "1923",
      event: "Nelle strade si vende il primo numero di «Nasz Przegląd».",
    },
    "chance-diagonal": {
      date: "prima del 1939",
      event: "Chi conosce la strada taglia di traverso.",
    },
    "chance-draw": {
      date: "1826",
      event: "La scuola apre; le lezioni sono in polacco.",
    },
    "chance-flip-1846": {
      date: "1846",
      event: "I soci comprano un birrificio fallito in via Krochmalna.",
    },
    "chance-flip-1861": {
      date: "1861–1878",
      event:
        "Il padre costruisce una chiesa sulla piazza, il figlio una sinagoga poco lontano.",
    },
    "chance-move-1800s": {
      date: "Ottocento",
      event:
        "Le bancarelle devono lasciare la piazza, per lo più per altri mercati vicini.",
    },
    "chance-move-1845": {
      date: "1845",
      event: "Partono da Varsavia i primi treni in direzione di Vienna.",
    },
    "chance-outside": {
      date: "1818",
      event: "La porta viene smontata, ma il luogo ne conserva il nome.",
    },
    "chance-reshuffle": {
      date: "1970",
      event:
        "Il Teatro ebraico, che oggi porta i nomi di entrambe, si trasferisce sulla piazza.",
    },
    "chance-swap-1887": {
      date: "1887",
      event: "A Varsavia si stampa il primo manuale di esperanto.",
    },
    "chance-swap-1939": {
      date: "fino al 1939",
      event:
        "Qui si chiede, si fa domanda, si protesta e ci si scambia il posto in fila.",
    },
    "chance-turn-joker": {
      date: "1940–1942",
      event: "Aiuta don Godlewski ad aiutare gli altri.",
    },
    "chequer-architecture-varsovians": {
      date: "fine dell’Ottocento",
      event:
        "La via viene prolungata fino alla piazza e si riempie di belle case.",
    },
    "chequer-zionism-transport": {
      date: "fino al 1939",
      event: "Sulla piazza si vendono le arance di Giaffa, fino alla guerra.",
    },
    "culture-in-its-lines": {
      date: "1935",
      event: "Sirota diventa cantore della sinagoga Nożyk.",
    },
    "double-judaism-independence-varsovians-personality": {
      date: "1861",
      event:
        "Si seppelliscono cinque persone uccise dai soldati russi. Dietro le bare i rabbini camminano accanto al clero cattolico e protestante.",
    },
    joker: {
      date: "1940–1942",
      event:
        "La sua parrocchia è dentro le mura del ghetto. Lui resta, e dà alla gente altri nomi.",
    },
    "judaism-in-its-lines": {
      date: "1910",
      event:
        "Nella casa della comunità in via Grzybowska apre il Museo delle antichità ebraiche.",
    },
    "line-judaism-borderland-christianity": {
      date: "8 aprile 1861",
      event:
        "Le truppe russe attaccano un corteo sulla piazza del Castello. Landy raccoglie la croce di un frate caduto, è colpito e muore il giorno dopo.",
    },
    "line-judaism-independence-personality": {
      date: "1794",
      event:
        "Nell’insurrezione di Kościuszko forma un reggimento di cavalleria leggera ebraica.",
    },
    "line-judaism-transport-judaism": {
      date: "1900",
      event:
        "I chassidim di Varsavia vanno dal loro rabbino in un’ora anziché in mezza giornata.",
    },
    "line-personality-borderland-personality": {
      date: "1817",
      event:
        "La Società degli amici delle scienze di Varsavia lo fa suo membro.",
    },
    "line-personality-culture-borderland": {
      date: "1925",
      event:
        "Un settimanale letterario di Varsavia pubblica il suo primo racconto.",
    },
    "line-trade-architecture-trade": {
      date: "1841",
      event:
        "Apre dopo che un incendio ha distrutto le bancarelle. Nel settembre 1939 viene distrutto a sua volta.",
    },
    "line-varsovians-architecture-varsovians": {
      date: "1908",
      event:
        "La torre si alza sopra i tetti. Nell’agosto 1944 gli insorti la prendono dopo settimane di lotta.",
    },
    "line-varsovians-unrest-independence": {
      date: "13 novembre 1904",
      event:
        "Per la prima volta dall’insurrezione del 1863 i polacchi affrontano in armi il potere russo. Ci sono morti da entrambe le parti.",
    },
    "no-personality": {
      date: "1914",
      event:
        "Il giornale «Nasz Sztandar» rivela ai lettori che Korczak è Henryk Goldszmit.",
    },
    "no-trade-1912": {
      date: "1912",
      event:
        "Dopo un’elezione alla Duma perduta a Varsavia, i nazionaldemocratici invitano al boicottaggio.",
    },
    "no-trade-1936": {
      date: "1936",
      event:
        "Il primo ministro dice in parlamento che picchiare gli ebrei non è lecito, ma combatterli nel commercio sì.",
    },
    "no-unrest": {
      date: "25–27 dicembre 1881",
      event:
        "Per tre giorni la folla saccheggia a Varsavia case e negozi di ebrei. Due persone vengono uccise, mille famiglie restano senza nulla.",
    },
    "pair-culture-borderland": {
      date: "1924",
      event: "«Col ferro e col fuoco» di Henryk Sienkiewicz esce in yiddish.",
    },
    "pair-independence-unrest": {
      date: "1905",
      event:
        "Getta una bomba in un commissariato, ne resta ferito, è processato e impiccato alla Cittadella.",
    },
    "pair-judaism-architecture": {
      date: "1878",
      event:
        "La sinagoga apre. Nel maggio 1943 i tedeschi la fanno saltare in aria per segnare la fine del ghetto.",
    },
    "pair-personality-culture": {
      date: "1859",
      event:
        "Esce il primo dei ventotto volumi della sua Enciclopedia universale.",
    },
    "pair-trade-iron": {
      date: "dopo il 1897",
      event:
        "Il mercato all’aperto della piazza viene chiuso e al suo posto arrivano i commercianti di ferro.",
    },
    "pair-varsovians-unrest": {
      date: "1905",
      event:
        "In maggio gli operai insorgono contro la malavita di queste vie: ne devastano i covi e danno la caccia ai suoi uomini; ci sono feriti e morti. Quanto li guidasse il Bund è controverso.",
    },
    "place-centre": {
      date: "1786",
      event:
        "Il municipio viene costruito su disegno di Karol Schütz. Verso il 1830 viene demolito.",
    },
    "place-corner": {
      date: "1933",
      event:
        "La nave polacca «Polonia» comincia a viaggiare per Giaffa e Haifa.",
    },
    "place-diagonal": {
      date: "1902",
      event: "In maggio si apre la sinagoga di via Twarda.",
    },
    "staircase-varsovians": {
      date: "1938",
      event: "La piazza ha i tram elettrici da trent’anni.",
    },
    "tee-personality-architecture": {
      date: "1902",
      event: "Chaim Pozner diventa il primo rabbino della sinagoga Nożyk.",
    },
    "tee-trade-varsovians": {
      date: "1901",
      event:
        "Si finisce di costruire il primo grande mercato coperto di Varsavia.",
    },
    "trade-on-the-edge": {
      date: "1650",
      event:
        "La fonda intorno a questa piazza Jan Grzybowski, starosta di Varsavia.",
    },
    "transport-inside": {
      date: "1936",
      event:
        "La società per la protezione degli animali interviene in difesa di un cavallo sulla piazza.",
    },
    "varsovians-in-its-lines": {
      date: "1908",
      event: "La famiglia Singer va ad abitare al numero 10.",
    },
    "varsovians-inside": {
      date: "1866 circa",
      event:
        "I cavalli cominciano a portare la gente dalla piazza alle stazioni.",
    },
    "zionism-on-the-edge": {
      date: "dal 1919",
      event:
        "A Grochów, oltre il fiume, è in funzione una fattoria-scuola dei pionieri.",
    },
  },
};
