// A line about every sight in Polish, Italian and English; it stands on the back (C1), so a board shows it with the back alone.
import type { Language } from "@stolik/geo/names";
import type { Sight } from "./cards.ts";

type Row = readonly [pl: string, it: string, en: string];

export function lineAbout(sight: Sight, language: Language): string {
  return lines[sight][columns[language]];
}

const columns = { pl: 0, it: 1, en: 2 } as const satisfies Readonly<
  Record<Language, number>
>;

const lines = {
  alhambra: [
    "Ostatni muzułmańscy władcy Hiszpanii mieszkali tu wśród dziedzińców, fontann i stiuków.",
    "Fra cortili, fontane e stucchi vissero qui gli ultimi sovrani musulmani di Spagna.",
    "Spain’s last Muslim rulers lived here among courtyards, fountains and carved stucco.",
  ],
  "bran-castle": [
    "Strzegł przełęczy między Siedmiogrodem a Wołoszczyzną; turyści szukają tu Drakuli.",
    "Vegliava sul passo fra Transilvania e Valacchia; i turisti vi cercano Dracula.",
    "It guarded the pass between Transylvania and Wallachia; tourists come looking for Dracula.",
  ],
  "cabo-da-roca": [
    "Najdalej na zachód wysunięty punkt kontynentalnej Europy: za klifem jest już tylko Atlantyk.",
    "Il punto più occidentale dell’Europa continentale: oltre la scogliera c’è solo l’Atlantico.",
    "The westernmost point of mainland Europe: beyond the cliff there is only the Atlantic.",
  ],
  "cesky-krumlov-castle": [
    "Zamek nad zakolem Wełtawy zachował barokowy teatr z dawną maszynerią sceny.",
    "Sopra un’ansa della Moldava, custodisce un teatro barocco con le antiche macchine di scena.",
    "Above a bend of the Vltava, it still has a Baroque theatre with its old stage machinery.",
  ],
  "chartres-cathedral": [
    "Słynie z błękitu średniowiecznych witraży i labiryntu ułożonego w posadzce.",
    "È celebre per il blu delle vetrate medievali e per il labirinto nel pavimento.",
    "Famous for the blue of its medieval windows and the labyrinth laid in its floor.",
  ],
  "curonian-spit": [
    "Wąski pas wydm i lasów ciągnie się prawie sto kilometrów między morzem a zalewem.",
    "Una striscia di dune e boschi lunga quasi cento chilometri fra il mare e la laguna.",
    "A strip of dunes and woods runs for almost a hundred kilometres between sea and lagoon.",
  ],
  delphi: [
    "Pytia przepowiadała tu przyszłość, a Grecy uważali to miejsce za środek świata.",
    "Qui la Pizia prediceva il futuro, in quello che per i Greci era il centro del mondo.",
    "Here the Pythia foretold the future, at what the Greeks held to be the centre of the world.",
  ],
  "falun-mine": [
    "W XVII wieku dawała dużą część miedzi Europy; jej odpady barwią szwedzkie domy na czerwono.",
    "Nel Seicento dava gran parte del rame d’Europa; dai suoi scarti viene il rosso delle case svedesi.",
    "In the 1600s it supplied much of Europe’s copper; its waste still colours Sweden’s red houses.",
  ],
  geirangerfjord: [
    "Do wąskiego fiordu spada ze skał wodospad Siedem Sióstr.",
    "Nello stretto fiordo si getta dalle rocce la cascata delle Sette Sorelle.",
    "The Seven Sisters waterfall drops from the cliffs into this narrow fjord.",
  ],
  geysir: [
    "Od tego gorącego źródła wzięły nazwę wszystkie gejzery świata.",
    "Questa sorgente calda ha dato il nome a tutti i geyser del mondo.",
    "This hot spring gave its name to all the geysers of the world.",
  ],
  ggantija: [
    "Kamienne świątynie na wyspie Gozo są starsze od egipskich piramid.",
    "I templi di pietra dell’isola di Gozo sono più antichi delle piramidi d’Egitto.",
    "These stone temples on the island of Gozo are older than the pyramids of Egypt.",
  ],
  "giants-causeway": [
    "Około czterdziestu tysięcy bazaltowych słupów schodzi tu do morza jak schody.",
    "Circa quarantamila colonne di basalto scendono in mare come una scalinata.",
    "Some forty thousand basalt columns step down into the sea like a staircase.",
  ],
  hallstatt: [
    "Wioska nad jeziorem żyła z soli i dała nazwę kulturze z epoki żelaza.",
    "Il villaggio sul lago visse di sale e diede il nome a una cultura dell’età del ferro.",
    "The lakeside village lived off salt and gave its name to a culture of the Iron Age.",
  ],
  "kamianets-castle": [
    "Twierdza nad jarem Smotrycza broniła Podola przed Turkami.",
    "La fortezza sul canyon dello Smotryč difendeva la Podolia dagli Ottomani.",
    "The fortress above the Smotrych canyon defended Podolia against the Ottomans.",
  ],
  kinderdijk: [
    "Dziewiętnaście wiatraków pompowało wodę z polderów leżących poniżej poziomu morza.",
    "Diciannove mulini a vento prosciugavano i polder sotto il livello del mare.",
    "Nineteen windmills pumped water out of polders that lie below sea level.",
  ],
  kizhi: [
    "Drewniana cerkiew na wyspie jeziora Onega ma dwadzieścia dwie kopuły.",
    "La chiesa di legno su un’isola del lago Onega ha ventidue cupole.",
    "The wooden church on an island in Lake Onega has twenty-two domes.",
  ],
  kronborg: [
    "To Elsynor z „Hamleta”; Dania pobierała stąd cło od statków w cieśninie Sund.",
    "È l’Elsinore dell’«Amleto»; da qui la Danimarca riscuoteva il pedaggio dell’Øresund.",
    "The Elsinore of “Hamlet”; from here Denmark collected its toll on ships in the Sound.",
  ],
  "malbork-castle": [
    "Krzyżacy wznieśli nad Nogatem jeden z największych zamków z cegły na świecie.",
    "Sul Nogat i Cavalieri Teutonici eressero uno dei più grandi castelli di mattoni al mondo.",
    "On the Nogat the Teutonic Knights built one of the largest brick castles in the world.",
  ],
  "matera-sassi": [
    "W domach wykutych w skale mieszkano od prehistorii po lata pięćdziesiąte XX wieku.",
    "Nelle case scavate nella roccia si visse dalla preistoria agli anni Cinquanta del Novecento.",
    "People lived in these houses cut into the rock from prehistory until the 1950s.",
  ],
  matterhorn: [
    "Pierwsi zdobywcy stanęli na szczycie w 1865 roku; czterech z siedmiu zginęło podczas zejścia.",
    "I primi scalatori raggiunsero la vetta nel 1865; quattro su sette morirono nella discesa.",
    "Its first climbers reached the top in 1865; four of the seven died on the way down.",
  ],
  meteora: [
    "Mnisi budowali klasztory na skalnych słupach i kazali się do nich wciągać w sieciach.",
    "I monaci costruirono i monasteri su pilastri di roccia e si facevano tirare su in reti.",
    "Monks built on pillars of rock and had themselves hauled up in nets.",
  ],
  "mir-castle": [
    "Zamek o pięciu wieżach, z cegły i kamienia, należał do Radziwiłłów.",
    "Il castello dalle cinque torri, di mattoni e pietra, appartenne ai Radziwiłł.",
    "This castle of brick and stone, with its five towers, belonged to the Radziwiłł family.",
  ],
  "mont-blanc": [
    "Najwyższy szczyt Alp; jako pierwsi weszli na niego w 1786 roku dwaj ludzie z Chamonix.",
    "La cima più alta delle Alpi; due uomini di Chamonix la raggiunsero per primi nel 1786.",
    "The highest peak of the Alps; two men from Chamonix were the first to climb it, in 1786.",
  ],
  "mont-saint-michel": [
    "Opactwo stoi na skale w zatoce, której pływy należą do największych w Europie.",
    "L’abbazia sta su una roccia in una baia con maree fra le più ampie d’Europa.",
    "The abbey stands on a rock in a bay with some of the biggest tides in Europe.",
  ],
  "mostar-bridge": [
    "Most z XVI wieku zburzono w czasie wojny w 1993 roku; z odbudowanego znów skacze się do rzeki.",
    "Il ponte del Cinquecento cadde in guerra nel 1993; da quello ricostruito ci si tuffa di nuovo.",
    "The 16th-century bridge fell in the war in 1993; divers leap from the rebuilt one again.",
  ],
  neuschwanstein: [
    "Ludwik II Bawarski kazał zbudować zamek jak z baśni i nie doczekał końca robót.",
    "Ludovico II di Baviera lo volle come nelle fiabe e non lo vide mai finito.",
    "Ludwig II of Bavaria wanted a castle out of a fairy tale and never saw it finished.",
  ],
  nordkapp: [
    "Z urwiska wysokości 307 metrów od połowy maja do końca lipca widać słońce o północy.",
    "Dalla rupe alta 307 metri si vede il sole di mezzanotte da metà maggio a fine luglio.",
    "From the 307-metre cliff you can see the midnight sun from mid-May to the end of July.",
  ],
  olavinlinna: [
    "Na wyspie między jeziorami stoi twierdza z 1475 roku; latem odbywa się w niej festiwal operowy.",
    "La fortezza del 1475 sorge su un’isola fra i laghi; d’estate vi si tiene un festival d’opera.",
    "The fortress of 1475 stands on an island between lakes; in summer it hosts an opera festival.",
  ],
  plitvice: [
    "Szesnaście jezior przelewa się jedno w drugie przez wapienne progi, które zbudowała sama woda.",
    "Sedici laghi si versano l’uno nell’altro su soglie di calcare che l’acqua stessa ha costruito.",
    "Sixteen lakes spill one into the next over barriers of limestone that the water itself built.",
  ],
  pompei: [
    "W 79 roku popiół Wezuwiusza zasypał miasto i zachował je wraz z chlebem w piecach.",
    "Nel 79 d.C. la cenere del Vesuvio seppellì la città e la conservò, pane nei forni compreso.",
    "In AD 79 ash from Vesuvius buried the town and preserved it, down to the bread in its ovens.",
  ],
  "pont-du-gard": [
    "Trzy piętra arkad niosły wodę ponad rzeką Gardon do rzymskiego Nîmes.",
    "Tre ordini di arcate portavano l’acqua oltre il Gardon, fino alla Nîmes romana.",
    "Three tiers of arches carried water over the river Gardon to Roman Nîmes.",
  ],
  "rila-monastery": [
    "Największy klasztor Bułgarii przechował jej język i wiarę pod panowaniem osmańskim.",
    "Il più grande monastero bulgaro custodì lingua e fede sotto il dominio ottomano.",
    "Bulgaria’s largest monastery kept its language and faith alive under Ottoman rule.",
  ],
  santorini: [
    "Wyspa jest brzegiem wulkanu, który wybuchł i zapadł się w epoce brązu.",
    "L’isola è l’orlo di un vulcano che esplose e sprofondò nell’età del bronzo.",
    "The island is the rim of a volcano that exploded and collapsed in the Bronze Age.",
  ],
  "segovia-aqueduct": [
    "Rzymianie ułożyli ponad sto sześćdziesiąt łuków z granitu bez zaprawy.",
    "I Romani posarono più di centosessanta archi di granito senza malta.",
    "The Romans laid more than a hundred and sixty granite arches without mortar.",
  ],
  "spis-castle": [
    "Ruiny na trawertynowym wzgórzu to jeden z największych zamków Europy Środkowej.",
    "Le rovine sul colle di travertino sono uno dei castelli più grandi dell’Europa centrale.",
    "The ruins on a travertine hill are one of the largest castles in Central Europe.",
  ],
  stonehenge: [
    "Oś kamiennego kręgu wskazuje wschód słońca w najdłuższy dzień roku.",
    "L’asse del cerchio di pietre indica il sorgere del sole nel giorno più lungo dell’anno.",
    "The axis of the stone circle points to sunrise on the longest day of the year.",
  ],
  stromboli: [
    "Wulkan od tysięcy lat wybucha po trochu; żeglarzom służył za latarnię morską.",
    "Il vulcano erutta a piccoli scoppi da millenni e faceva da faro ai naviganti.",
    "The volcano has erupted in small bursts for thousands of years and served sailors as a lighthouse.",
  ],
  troy: [
    "Szukając miasta z „Iliady”, odkopano tu wiele miast, jedno na drugim.",
    "Cercando la città dell’«Iliade» se ne trovarono molte, l’una sopra l’altra.",
    "Looking for the city of the “Iliad”, archaeologists found many, one on top of another.",
  ],
  wartburg: [
    "Ukrywając się tu, Luter przełożył na niemiecki Nowy Testament.",
    "Qui Lutero, nascosto, tradusse in tedesco il Nuovo Testamento.",
    "In hiding here, Luther translated the New Testament into German.",
  ],
  wieliczka: [
    "Górnicy wykuli w soli kaplice, rzeźby, a nawet żyrandole.",
    "I minatori scolpirono nel sale cappelle, statue e persino lampadari.",
    "Miners carved chapels, statues and even chandeliers out of the salt.",
  ],
} as const satisfies Readonly<Record<Sight, Row>>;
