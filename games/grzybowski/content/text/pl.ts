/** The deck in Polish. */

import type { DeckText } from "./card-text.ts";

export const pl: DeckText = {
  symbols: {
    personality: "Osobistość",
    varsovians: "Warszawiacy",
    trade: "Handel",
    judaism: "Judaizm",
    architecture: "Architektura",
    culture: "Kultura",
    independence: "Niepodległość",
    borderland: "Pogranicze",
    transport: "Transport",
    zionism: "Syjonizm",
    christianity: "Chrześcijaństwo",
    unrest: "Rozruchy",
    iron: "Żelazo",
  },
  fronts: {
    "sienkiewicz-in-yiddish": {
      title: "Sienkiewicz w jidysz",
      about:
        "Stary człowiek czyta wnukowi polską powieść przygodową w języku, którym mówi się u nich w domu. Polskie książki przechodziły na drugą stronę ulicy w przekładach.",
    },
    singer: {
      title: "Isaac Bashevis Singer",
      about:
        "Syn rabina z ulicy Krochmalnej; całe życie pisał w jidysz, w 1978 roku dostał Nagrodę Nobla. Podwórka dzieciństwa wypełniają jego książki.",
    },
    "jaffa-oranges": {
      title: "Pomarańcze z Jafy",
      about:
        "Skrzynki z Palestyny, każdy owoc w bibułce, przyjeżdżały statkiem i pociągiem do owocarni wokół placu.",
    },
    "aleksandra-pilsudska": {
      title: "Aleksandra Piłsudska",
      about:
        "Jako Aleksandra Szczerbińska była wśród kobiet, które potajemnie nosiły i przechowywały broń Polskiej Partii Socjalistycznej. Później wyszła za Józefa Piłsudskiego.",
    },
    "chaim-pozner": {
      title: "Chaim Pozner",
      about: "Rabin ortodoksyjny w nowej synagodze przy Twardej.",
    },
    "dov-ber-meisels": {
      title: "Rabin Dow Ber Meisels",
      about:
        "Naczelny rabin Krakowa, potem Warszawy. Płacił za broń dla polskich powstań, a od Polaków domagał się równych praw dla Żydów.",
    },
    "electric-trams": {
      title: "Tramwaje elektryczne",
      about: "Najpierw wagony ciągnęły przez plac konie, od 1908 roku prąd.",
    },
    "bund-fighters": {
      title: "Bojówki Bundu",
      about:
        "Bund był partią żydowskich robotników. W rewolucji 1905 roku miał własne oddziały zbrojne.",
    },
    "goscinny-dwor": {
      title: "Gościnny Dwór",
      about:
        "Hala targowa z żeliwnymi arkadami i 168 sklepami, w dużej części żydowskimi, przy tylnej bramie Ogrodu Saskiego.",
    },
    "iron-shops": {
      title: "Sklepy z żelazem",
      about:
        "Gwoździe, zamki, garnki, podkowy: po żelazo przyjeżdżała tu cała Warszawa. O kimś ważnym mawiano, że jest jak gwóźdź u Prywesów.",
    },
    demonstration: {
      title: "Demonstracja",
      about:
        "Niedziela po mszy: przed kościołem Wszystkich Świętych podnosi się czerwony sztandar przeciw wojnie i carowi. Policja dobywa szabel, socjaliści strzelają.",
    },
    "stefan-okrzeja": {
      title: "Stefan Okrzeja",
      about:
        "Robotnik, nie miał jeszcze dwudziestu lat. Stał na placu przy sztandarze i strzelał jako jeden z pierwszych.",
    },
    "michal-landy": {
      title: "Michał Landy",
      about:
        "Siedemnastoletni żydowski uczeń, wcześniej w Szkole Rabinów, rozmiłowany w historii Polski.",
    },
    "berek-joselewicz": {
      title: "Berek Joselewicz",
      about:
        "Kupiec, który został pułkownikiem. Na jego wezwanie Żydzi z Warszawy i Pragi stanęli do obrony miasta.",
    },
    peretz: {
      title: "Icchok Lejb Perec",
      about:
        "Za dnia urzędnik gminy żydowskiej, poza tym nauczyciel całego pokolenia pisarzy jidysz. Przynosili mu kartki do mieszkania przy Ceglanej.",
    },
    "majer-wolanowski": {
      title: "Majer Wolanowski",
      about:
        "Zaczynał od sklepu z żelazem przy Próżnej, gdzie pod numerem 14 stoi do dziś jego kamienica.",
    },
    "prozna-street": {
      title: "Ulica Próżna",
      about:
        "Nazwa znaczy tyle co „pusta” i kiedyś ulica taka była. To jedna z niewielu ulic żydowskiej Warszawy, na której domy przetrwały getto.",
    },
    "mirow-halls": {
      title: "Hale Mirowskie",
      about:
        "Dwie długie ceglane hale na miejscu koszar królewskiej gwardii. Zakupy robiło tu pół miasta.",
    },
    "great-synagogue": {
      title: "Wielka Synagoga",
      about:
        "Przy Tłomackiem kazania mówiono po polsku, a na chór przychodzono jak na koncert. Plany narysował Leandro Marconi.",
    },
    "telephone-tower": {
      title: "Wieża telefonów",
      about:
        "Twierdza przy Zielnej dla panien w słuchawkach: centrala towarzystwa Cedergren, przez kilka lat najwyższy budynek Imperium Rosyjskiego.",
    },
    "gora-kalwaria-railway": {
      title: "Kolejka do Góry Kalwarii",
      about:
        "Krawiec, hrabia, książę i dwór cadyka z Ger chcieli tego samego: kolei wąskotorowej.",
    },
    "ludwik-hirszfeld": {
      title: "Ludwik Hirszfeld",
      about:
        "Lekarz, współodkrywca praw dziedziczenia grup krwi. Był katolikiem; dla Niemców był Żydem.",
    },
    "samuel-orgelbrand": {
      title: "Samuel Orgelbrand",
      about:
        "Księgarz i wydawca. Drukował Talmud, powieści i pierwszą wielką encyklopedię po polsku.",
    },
    "abraham-stern": {
      title: "Abraham Stern",
      about:
        "Zegarmistrz z Hrubieszowa, budował maszyny rachunkowe, a stroju i zasad pobożnego Żyda nie porzucił nigdy.",
    },
    "nahum-sokolow": {
      title: "Nachum Sokołów",
      about:
        "Pisał po hebrajsku o wszystkim pod słońcem, a później stał na czele Światowej Organizacji Syjonistycznej.",
    },
    "all-saints-church": {
      title: "Kościół Wszystkich Świętych",
      about:
        "Jeden z największych kościołów Warszawy, wzorowany na świątyni w Padwie. Wieże były gotowe dopiero w 1895 roku.",
    },
    "animal-protection": {
      title: "Opieka nad zwierzętami",
      about:
        "Po bruku toczyły się wozy z żelazem i węglem i nie każdy woźnica oszczędzał bata.",
    },
    "gerszon-sirota": {
      title: "Gerszon Sirota",
      about:
        "Nazywano go królem kantorów. Jego głos wypełniał Wielką Synagogę i sale za oceanem. Zginął w getcie w 1943 roku.",
    },
    "grzybow-town": {
      title: "Miasteczko Grzybów",
      about:
        "Prywatne miasto na rozstaju dróg: browary, zboże, rzemieślnicy i łokieć o cztery cale dłuższy od warszawskiego.",
    },
    "horse-omnibus": {
      title: "Omnibus konny",
      about:
        "Można było jechać na dachu, jeśli komuś nie przeszkadzał deszcz. Linia kończyła się na placu.",
    },
    "bersohn-museum": {
      title: "Muzeum Mathiasa Bersohna",
      about:
        "Bankier zbierał korony Tory, pieczęcie i rękopisy i oddał je gminie. Pod okupacją niemiecką zbiory zrabowano.",
    },
    "nasz-przeglad": {
      title: "Nasz Przegląd",
      about:
        "Żydowski dziennik po polsku, życzliwy syjonizmowi. W piątki dodawał pismo pisane przez dzieci, pomysł Korczaka.",
    },
    "krochmalna-street": {
      title: "Ulica Krochmalna",
      about:
        "Domy modlitwy, złodzieje, beczki śledzi i ludne podwórze za każdą bramą. Kto się tu urodził, mówił o sobie: prawdziwy warszawiak.",
    },
    pioneers: {
      title: "Pionierzy",
      about:
        "Dziewczęta i chłopcy ze sklepów i szkół uczyli się doić krowy i orać, żeby gospodarować w Palestynie.",
    },
    "janusz-korczak": {
      title: "Janusz Korczak",
      about:
        "Lekarz, pisarz, kierownik Domu Sierot przy Krochmalnej 92. W sierpniu 1942 roku nie opuścił dzieci i razem z nimi został zamordowany w Treblince.",
    },
    "antisemitic-campaign": {
      title: "Kampania antysemicka",
      about:
        "Pikiety przed sklepami, wywracane stragany, osobne ławki na uczelniach: w latach trzydziestych nienawiść stała się programem.",
    },
    boycott: {
      title: "Bojkot kupców żydowskich",
      about:
        "„Swój do swego”: gazety i afisze kazały Polakom omijać sklepy sąsiadów.",
    },
    "pogrom-of-1881": {
      title: "Pogrom",
      about:
        "Fałszywy alarm o pożarze: w kościele stratowano ludzi na śmierć. Wystarczyła pogłoska, że winni są Żydzi.",
    },
    "voyages-to-palestine": {
      title: "Rejsy do Palestyny",
      about:
        "Pociągiem do Konstancy, potem trzy i pół dnia morzem. Jedni jechali w odwiedziny, większość po to, by zostać.",
    },
    "nozyk-synagogue": {
      title: "Synagoga Nożyków",
      about:
        "Z synagog dawnej Warszawy tylko ona jest czynna do dziś. Niemcy zrobili z niej stajnię, w getcie na jakiś czas pozwolili ją otworzyć, a w 1945 roku znów się w niej modlono.",
    },
    "grzybow-town-hall": {
      title: "Ratusz Grzybowa",
      about:
        "Stał pośrodku placu. Wkrótce nie było miasta, którym by rządził, i zrobiono z niego więzienie.",
    },
    "jozef-pilsudski": {
      title: "Józef Piłsudski",
      about:
        "Prowadził bojowców partii socjalistycznej, potem Legiony, potem państwo odrodzone w 1918 roku.",
    },
    "zalman-nozyk": {
      title: "Zalman i Rywka Nożykowie",
      about:
        "Kupiec z żoną, mieszkańcy Próżnej. Zapłacili za synagogę i prosili, by się w niej za nich modlono.",
    },
    "gmina-starozakonnych": {
      title: "Gmina Starozakonnych",
      about:
        "Z domu przy Grzybowskiej utrzymywała szkoły, szpitale, cmentarze i opiekę nad ubogimi. Za Niemców musiał tu urzędować Judenrat.",
    },
    "marceli-godlewski": {
      title: "Ks. Marceli Godlewski",
      about:
        "Proboszcz Wszystkich Świętych występował przeciw Żydom. W getcie żywił ich, ukrywał i ratował; w 2009 roku uznany za Sprawiedliwego wśród Narodów Świata.",
    },
    "marconi-family": {
      title: "Marconi ojciec i syn",
      about:
        "Ojciec, Henryk, zaprojektował kościół Wszystkich Świętych; syn, Leandro, Wielką Synagogę przy Tłomackiem.",
    },
    "ludwik-zamenhof": {
      title: "Ludwik Zamenhof",
      about:
        "Okulista, który sądził, że ludzie mniej by się nienawidzili, gdyby mieli wspólny język. Jego rodzina znalazła schronienie u księdza Godlewskiego.",
    },
    "market-moves": {
      title: "Przeprowadzka targu",
      about:
        "Słoma, miotły, masło i jarzyny prosto z wozu: najtańszy targ w mieście musiał ustąpić kościołowi.",
    },
    "vienna-railway": {
      title: "Kolej Wiedeńska",
      about:
        "Jej dworzec stał o krótki spacer od placu i jeździły do niego omnibusy.",
    },
    "iron-gate": {
      title: "Żelazna Brama",
      about:
        "Tu kończył się Ogród Saski, a z nim Warszawa elegancka. Za bramą zaczynał się targ.",
    },
    "haberbusch-brewery": {
      title: "Haberbusch i Schiele",
      about:
        "Dwaj piwowarzy ewangelicy i piekarz, którego córki poślubili. Ich piwo piła cała Warszawa.",
    },
    "esther-kaminska": {
      title: "Ester Rachel Kamińska",
      about:
        "Matka sceny jidysz. Po niej grała córka Ida, która wyjechała z Polski w 1968 roku, gdy dano jej odczuć, że jest obca.",
    },
    "rabbinical-school": {
      title: "Szkoła Rabinów",
      about:
        "Rabinów prawie nie dała, za to lekarzy, nauczycieli i buntowników, którzy byli u siebie w dwóch światach.",
    },
    "bagno-street": {
      title: "Ulica Bagno",
      about:
        "Odchodziła od placu na ukos, między niskimi domami pełnymi kluczy, rur i drzwiczek do pieca.",
    },
    "antoni-czarnecki": {
      title: "Ks. Antoni Czarnecki",
      about:
        "Młody wikary u Wszystkich Świętych. Z przepustką mógł wychodzić z getta i wracał z jedzeniem i papierami.",
    },
  },
  backs: {
    "angle-borderland-judaism-christianity": {
      date: "1941",
      event:
        "Zamknięty w getcie, mieszka na plebanii Wszystkich Świętych i uczy medycyny.",
    },
    "angle-culture-personality-judaism": {
      date: "1915",
      event: "Za jego trumną idzie około stu tysięcy ludzi.",
    },
    "angle-iron-christianity-unrest": {
      date: "1904",
      event:
        "Podobno po walce na placu ukryła broń w kościele Wszystkich Świętych.",
    },
    "angle-iron-trade-transport": {
      date: "około 1900",
      event:
        "Jego fabryka wyrabia drut i gwoździe, potem to, czego trzeba kolei.",
    },
    "angle-zionism-personality-culture": {
      date: "1886",
      event:
        "Warszawska „Ha-Cefira”, którą pisze i redaguje, staje się dziennikiem.",
    },
    "architecture-on-the-edge": {
      date: "1861",
      event: "Zaczyna się budowa według planów Henryka Marconiego.",
    },
    "beside-aleksandra-pilsudska": {
      date: "1921",
      event: "Piłsudski bierze ślub z Aleksandrą Szczerbińską.",
    },
    "beside-nozyk-synagogue": {
      date: "około 1893",
      event: "Zalman Nożyk kupuje pustą parcelę przy Twardej 6.",
    },
    "borderland-on-the-edge": {
      date: "1923",
      event: "Na ulicach sprzedaje się pierwszy numer „Naszego Przeglądu”.",
    },
    "chance-diagonal": {
      date: "przed 1939",
      event: "Kto zna drogę, idzie na ukos.",
    },
    "chance-draw": {
      date: "1826",
      event: "Szkoła zaczyna działać; lekcje są po polsku.",
    },
    "chance-flip-1846": {
      date: "1846",
      event: "Wspólnicy kupują upadły browar przy Krochmalnej.",
    },
    "chance-flip-1861": {
      date: "1861–1878",
      event: "Ojciec buduje kościół przy placu, syn synagogę niedaleko stąd.",
    },
    "chance-move-1800s": {
      date: "XIX wiek",
      event:
        "Stragany muszą opuścić plac; większość trafia na inne targi w okolicy.",
    },
    "chance-move-1845": {
      date: "1845",
      event: "Z Warszawy ruszają pierwsze pociągi w stronę Wiednia.",
    },
    "chance-outside": {
      date: "1818",
      event: "Bramę rozbierają, ale nazwa miejsca zostaje.",
    },
    "chance-reshuffle": {
      date: "1970",
      event: "Teatr Żydowski, dziś imienia ich obu, przenosi się na plac.",
    },
    "chance-swap-1887": {
      date: "1887",
      event: "W Warszawie ukazuje się pierwszy podręcznik esperanto.",
    },
    "chance-swap-1939": {
      date: "do 1939",
      event:
        "Tu się prosi, składa podania, skarży i zamienia miejscami w kolejce.",
    },
    "chance-turn-joker": {
      date: "1940–1942",
      event: "Pomaga księdzu Godlewskiemu pomagać.",
    },
    "chequer-architecture-varsovians": {
      date: "koniec XIX wieku",
      event:
        "Ulica zostaje przebita do placu i obudowana ozdobnymi kamienicami.",
    },
    "chequer-zionism-transport": {
      date: "do 1939",
      event: "Na placu sprzedaje się pomarańcze z Jafy, aż do wojny.",
    },
    "culture-in-its-lines": {
      date: "1935",
      event: "Sirota zostaje kantorem synagogi Nożyków.",
    },
    "double-judaism-independence-varsovians-personality": {
      date: "1861",
      event:
        "Pogrzeb pięciu osób zastrzelonych przez rosyjskich żołnierzy. Za trumnami idą rabini obok duchownych katolickich i ewangelickich.",
    },
    joker: {
      date: "1940–1942",
      event:
        "Jego parafia leży za murem. Zostaje i daje ludziom inne nazwiska.",
    },
    "judaism-in-its-lines": {
      date: "1910",
      event:
        "W domu gminy przy Grzybowskiej otwiera się Muzeum Starożytności Żydowskich.",
    },
    "line-judaism-borderland-christianity": {
      date: "8 kwietnia 1861",
      event:
        "Rosyjskie wojsko atakuje manifestację na placu Zamkowym. Landy podnosi krzyż po rannym zakonniku, zostaje postrzelony i nazajutrz umiera.",
    },
    "line-judaism-independence-personality": {
      date: "1794",
      event:
        "W powstaniu kościuszkowskim tworzy pułk żydowskiej lekkiej jazdy.",
    },
    "line-judaism-transport-judaism": {
      date: "1900",
      event:
        "Warszawscy chasydzi jadą do swojego rabina godzinę zamiast pół dnia.",
    },
    "line-personality-borderland-personality": {
      date: "1817",
      event:
        "Warszawskie Towarzystwo Przyjaciół Nauk przyjmuje go do swego grona.",
    },
    "line-personality-culture-borderland": {
      date: "1925",
      event:
        "W warszawskim tygodniku literackim wychodzi jego pierwsze opowiadanie.",
    },
    "line-trade-architecture-trade": {
      date: "1841",
      event:
        "Hala staje na miejscu spalonych straganów. We wrześniu 1939 roku sama zostaje zniszczona.",
    },
    "line-varsovians-architecture-varsovians": {
      date: "1908",
      event:
        "Wieża wyrasta nad dachy. W sierpniu 1944 roku powstańcy zdobywają ją po tygodniach walk.",
    },
    "line-varsovians-unrest-independence": {
      date: "13 listopada 1904",
      event:
        "Pierwszy raz od powstania styczniowego Polacy występują przeciw rosyjskiej władzy z bronią w ręku. Są zabici po obu stronach.",
    },
    "no-personality": {
      date: "1914",
      event:
        "Pismo „Nasz Sztandar” ujawnia czytelnikom, że Korczak to Henryk Goldszmit.",
    },
    "no-trade-1912": {
      date: "1912",
      event:
        "Po wyborach do Dumy przegranych w Warszawie narodowi demokraci wzywają do bojkotu.",
    },
    "no-trade-1936": {
      date: "1936",
      event:
        "Premier mówi w Sejmie, że bić Żydów nie wolno, ale walczyć z nimi w handlu – owszem.",
    },
    "no-unrest": {
      date: "25–27 grudnia 1881",
      event:
        "Przez trzy dni tłum grabi w Warszawie żydowskie mieszkania i sklepy. Giną dwie osoby, tysiąc rodzin zostaje bez niczego.",
    },
    "pair-culture-borderland": {
      date: "1924",
      event: "„Ogniem i mieczem” Henryka Sienkiewicza ukazuje się w jidysz.",
    },
    "pair-independence-unrest": {
      date: "1905",
      event:
        "Rzuca bombę w komisariacie, sam zostaje od niej ranny; sąd skazuje go na śmierć, ginie na stokach Cytadeli.",
    },
    "pair-judaism-architecture": {
      date: "1878",
      event:
        "Otwarcie synagogi. W maju 1943 roku Niemcy wysadzają ją w powietrze na znak końca getta.",
    },
    "pair-personality-culture": {
      date: "1859",
      event:
        "Wychodzi pierwszy z dwudziestu ośmiu tomów jego Encyklopedii Powszechnej.",
    },
    "pair-trade-iron": {
      date: "po 1897",
      event:
        "Targ na placu zostaje zamknięty, jego miejsce zajmują handlarze żelazem.",
    },
    "pair-varsovians-unrest": {
      date: "1905",
      event:
        "W maju robotnicy występują przeciw światu przestępczemu okolicznych ulic: demolują jego kryjówki i ścigają jego ludzi; są ranni i zabici. W jakim stopniu kierował tym Bund, pozostaje sporne.",
    },
    "place-centre": {
      date: "1786",
      event:
        "Ratusz powstaje według planów Karola Schütza. Około 1830 roku zostaje rozebrany.",
    },
    "place-corner": {
      date: "1933",
      event: "Polski statek „Polonia” zaczyna pływać do Jafy i Hajfy.",
    },
    "place-diagonal": {
      date: "1902",
      event: "W maju otwiera się synagoga przy Twardej.",
    },
    "staircase-varsovians": {
      date: "1938",
      event: "Tramwaje elektryczne jeżdżą po placu już trzydzieści lat.",
    },
    "tee-personality-architecture": {
      date: "1902",
      event: "Chaim Pozner zostaje pierwszym rabinem synagogi Nożyków.",
    },
    "tee-trade-varsovians": {
      date: "1901",
      event: "Pierwsze wielkie kryte targowisko Warszawy jest gotowe.",
    },
    "trade-on-the-edge": {
      date: "1650",
      event: "Zakłada je wokół tego placu starosta warszawski Jan Grzybowski.",
    },
    "transport-inside": {
      date: "1936",
      event:
        "Towarzystwo opieki nad zwierzętami ujmuje się za koniem na placu.",
    },
    "varsovians-in-its-lines": {
      date: "1908",
      event: "Rodzina Singerów wprowadza się pod numer 10.",
    },
    "varsovians-inside": {
      date: "około 1866",
      event: "Konie zaczynają wozić ludzi z placu na dworce kolejowe.",
    },
    "zionism-on-the-edge": {
      date: "od 1919",
      event: "Na Grochowie, za rzeką, działa szkolna farma pionierów.",
    },
  },
};
