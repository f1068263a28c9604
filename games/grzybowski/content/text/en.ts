/** The deck in English. */

import type { DeckText } from "./card-text.ts";

export const en: DeckText = {
  symbols: {
    personality: "Personality",
    varsovians: "Varsovians",
    trade: "Trade",
    judaism: "Judaism",
    architecture: "Architecture",
    culture: "Culture",
    independence: "Independence",
    borderland: "Borderland",
    transport: "Transport",
    zionism: "Zionism",
    christianity: "Christianity",
    unrest: "Unrest",
    iron: "Iron",
  },
  fronts: {
    "sienkiewicz-in-yiddish": {
      title: "Sienkiewicz in Yiddish",
      about:
        "An old man reads a Polish adventure to his grandson, in the language they speak at home. Polish books crossed the street in translation.",
    },
    singer: {
      title: "Isaac Bashevis Singer",
      about:
        "A rabbi’s son from Krochmalna Street, who wrote in Yiddish all his life and received the Nobel Prize in 1978. The courtyards of his childhood fill his books.",
    },
    "jaffa-oranges": {
      title: "Jaffa oranges",
      about:
        "Crates from Palestine, each fruit wrapped in paper, came by ship and train to the fruit shops around the square.",
    },
    "aleksandra-pilsudska": {
      title: "Aleksandra Piłsudska",
      about:
        "As Aleksandra Szczerbińska she was one of the women who carried and kept arms in secret for the Polish Socialist Party. Later she married Józef Piłsudski.",
    },
    "chaim-pozner": {
      title: "Chaim Pozner",
      about: "An Orthodox rabbi, at the new synagogue in Twarda Street.",
    },
    "dov-ber-meisels": {
      title: "Rabbi Dov Ber Meisels",
      about:
        "Chief rabbi of Kraków, then of Warsaw. He paid for arms for Polish uprisings, and asked Poles for equal rights for Jews.",
    },
    "electric-trams": {
      title: "Electric trams",
      about:
        "First horses drew the cars across the square; from 1908 electricity did.",
    },
    "bund-fighters": {
      title: "Fighters of the Bund",
      about:
        "The Bund was the party of Jewish workers. In the revolution of 1905 it had armed groups of its own.",
    },
    "goscinny-dwor": {
      title: "Gościnny Dwór",
      about:
        "A market hall with arcades of cast iron and 168 shops, many of them Jewish, by the back gate of the Saxon Garden.",
    },
    "iron-shops": {
      title: "Iron shops",
      about:
        "Nails, locks, pots, horseshoes: all Warsaw came here for ironware. Of someone important, people said he was like a nail at Prywes’s.",
    },
    demonstration: {
      title: "The demonstration",
      about:
        "A Sunday after Mass: a red banner against the war and the tsar goes up outside All Saints’ Church. The police draw their sabres, and the socialists fire.",
    },
    "stefan-okrzeja": {
      title: "Stefan Okrzeja",
      about:
        "A worker, not yet twenty. He stood by the banner on the square and was among the first to shoot.",
    },
    "michal-landy": {
      title: "Michał Landy",
      about:
        "A Jewish schoolboy of seventeen, once a pupil at the School of Rabbis, who loved Polish history.",
    },
    "berek-joselewicz": {
      title: "Berek Joselewicz",
      about:
        "A merchant who became a colonel. Jews of Warsaw and Praga followed his call to defend the city.",
    },
    peretz: {
      title: "Isaac Leib Peretz",
      about:
        "A clerk of the Jewish community by day, and the teacher of a generation of Yiddish writers. They brought their pages to his flat in Ceglana Street.",
    },
    "majer-wolanowski": {
      title: "Majer Wolanowski",
      about:
        "He began with an ironmonger’s shop in Próżna Street, where his house still stands at number 14.",
    },
    "prozna-street": {
      title: "Próżna Street",
      about:
        "The name means empty, and once it was. It is one of the few streets of Jewish Warsaw where houses have outlived the ghetto.",
    },
    "mirow-halls": {
      title: "Mirów Halls",
      about:
        "Two long halls of brick where the barracks of the royal guard had stood. Half the city did its shopping here.",
    },
    "great-synagogue": {
      title: "The Great Synagogue",
      about:
        "In Tłomackie Street sermons were given in Polish, and people came to hear the choir. It was designed by Leandro Marconi.",
    },
    "telephone-tower": {
      title: "The telephone tower",
      about:
        "A fortress in Zielna Street for girls with headsets: the exchange of the Cedergren company, for some years the tallest building in the Russian Empire.",
    },
    "gora-kalwaria-railway": {
      title: "The train to Góra Kalwaria",
      about:
        "A tailor, a count, a prince and the court of the tzaddik of Ger wanted the same thing: a narrow-gauge line.",
    },
    "ludwik-hirszfeld": {
      title: "Ludwik Hirszfeld",
      about:
        "A physician who helped to explain how blood groups are inherited. He was a Catholic; to the Germans he was a Jew.",
    },
    "samuel-orgelbrand": {
      title: "Samuel Orgelbrand",
      about:
        "A bookseller and publisher. He printed the Talmud, and novels, and the first great encyclopaedia in Polish.",
    },
    "abraham-stern": {
      title: "Abraham Stern",
      about:
        "A clockmaker from Hrubieszów who built calculating machines, and never gave up the dress or the rules of a pious Jew.",
    },
    "nahum-sokolow": {
      title: "Nahum Sokolow",
      about:
        "He wrote in Hebrew about everything under the sun, and later presided over the World Zionist Organization.",
    },
    "all-saints-church": {
      title: "All Saints’ Church",
      about:
        "One of the largest churches in Warsaw, modelled on one in Padua. Its towers were not finished until 1895.",
    },
    "animal-protection": {
      title: "Animal protection",
      about:
        "Carts with iron and coal rolled over the cobbles, and not every carter spared the whip.",
    },
    "gerszon-sirota": {
      title: "Gerszon Sirota",
      about:
        "They called him the king of cantors. His voice filled the Great Synagogue and halls across the ocean. He was killed in the ghetto in 1943.",
    },
    "grzybow-town": {
      title: "The town of Grzybów",
      about:
        "A private town at a crossing of roads: breweries, grain, craftsmen, and an ell four inches longer than Warsaw’s.",
    },
    "horse-omnibus": {
      title: "The horse omnibus",
      about:
        "You could ride on the roof, if you did not mind the rain. The line ended on the square.",
    },
    "bersohn-museum": {
      title: "Mathias Bersohn’s museum",
      about:
        "A banker collected Torah crowns, seals and manuscripts, and gave them to the community. During the German occupation the collection was looted.",
    },
    "nasz-przeglad": {
      title: "Nasz Przegląd",
      about:
        "A Jewish daily in Polish, friendly to Zionism. On Fridays it carried a supplement written by children, an idea of Korczak’s.",
    },
    "krochmalna-street": {
      title: "Krochmalna Street",
      about:
        "Prayer houses, thieves, herring barrels and a teeming courtyard at every gate. Whoever was born here called himself a true Varsovian.",
    },
    pioneers: {
      title: "Pioneers",
      about:
        "Girls and boys from shops and schools learned to milk and to plough, so that they could be farmers in Palestine.",
    },
    "janusz-korczak": {
      title: "Janusz Korczak",
      about:
        "Doctor, writer, head of the orphanage at 92 Krochmalna Street. In August 1942 he did not leave his children, and was murdered with them at Treblinka.",
    },
    "antisemitic-campaign": {
      title: "Antisemitic campaign",
      about:
        "Pickets outside shops, overturned stalls, separate benches at the universities: in the thirties hatred became a programme.",
    },
    boycott: {
      title: "Boycott of Jewish merchants",
      about:
        "“Buy from your own”: newspapers and posters told Poles to pass by the shops of their neighbours.",
    },
    "pogrom-of-1881": {
      title: "The pogrom",
      about:
        "After a false fire alarm, people were crushed to death in a church. A rumour that Jews were to blame was enough.",
    },
    "voyages-to-palestine": {
      title: "Voyages to Palestine",
      about:
        "By train to Constanța, then three and a half days at sea. Some went for a visit, most of them to stay.",
    },
    "nozyk-synagogue": {
      title: "The Nożyk synagogue",
      about:
        "Of the synagogues of old Warsaw it alone is still in use. The Germans made it a stable, though for a while they let it open for prayer in the ghetto. In 1945 people prayed here again.",
    },
    "grzybow-town-hall": {
      title: "Grzybów town hall",
      about:
        "It stood in the middle of the square. Soon there was no town to govern, and it became a prison.",
    },
    "jozef-pilsudski": {
      title: "Józef Piłsudski",
      about:
        "He led the fighters of the Socialist Party, then the Legions, then the state that was reborn in 1918.",
    },
    "zalman-nozyk": {
      title: "Zalman and Rywka Nożyk",
      about:
        "A merchant and his wife, of Próżna Street. They paid for the synagogue, and asked that prayers be said there for them.",
    },
    "gmina-starozakonnych": {
      title: "The Jewish community",
      about:
        "From its house in Grzybowska Street it ran schools, hospitals, cemeteries and care for the poor. Under the Germans the Judenrat had to sit here.",
    },
    "marceli-godlewski": {
      title: "Father Marceli Godlewski",
      about:
        "The parish priest of All Saints’ had preached against the Jews. In the ghetto he fed, hid and saved them; in 2009 he was named Righteous Among the Nations.",
    },
    "marconi-family": {
      title: "The Marconis",
      about:
        "The father, Henryk, designed All Saints’ Church; the son, Leandro, the Great Synagogue in Tłomackie Street.",
    },
    "ludwik-zamenhof": {
      title: "Ludwik Zamenhof",
      about:
        "An eye doctor who thought that people would hate each other less if they had a language in common. His family found shelter with Father Godlewski.",
    },
    "market-moves": {
      title: "The market moves",
      about:
        "Straw, brooms, butter and vegetables straight from the cart: the cheapest market in the city had to make way for the church.",
    },
    "vienna-railway": {
      title: "The Vienna railway",
      about:
        "Its terminus stood a short walk from the square, and omnibuses took people there.",
    },
    "iron-gate": {
      title: "The Iron Gate",
      about:
        "Here the Saxon Garden ended, and so did elegant Warsaw. Beyond the gate began the market.",
    },
    "haberbusch-brewery": {
      title: "Haberbusch and Schiele",
      about:
        "Two Lutheran brewers and a baker, whose daughters they married. Their beer was drunk by all Warsaw.",
    },
    "esther-kaminska": {
      title: "Esther Rachel Kamińska",
      about:
        "The mother of the Yiddish stage. Her daughter Ida went on after her, and left Poland in 1968, when she was made to feel a stranger.",
    },
    "rabbinical-school": {
      title: "The School of Rabbis",
      about:
        "It gave the country hardly any rabbis, but doctors, teachers and rebels who were at home in two worlds.",
    },
    "bagno-street": {
      title: "Bagno Street",
      about:
        "The name means swamp. It left the square at a slant, between low houses full of keys, pipes and stove doors.",
    },
    "antoni-czarnecki": {
      title: "Father Antoni Czarnecki",
      about:
        "A young curate at All Saints’. With a pass he could leave the ghetto, and he came back with food and papers.",
    },
  },
  backs: {
    "angle-borderland-judaism-christianity": {
      date: "1941",
      event:
        "Shut into the ghetto, he lives in the rectory of All Saints’ and teaches medicine.",
    },
    "angle-culture-personality-judaism": {
      date: "1915",
      event: "About a hundred thousand people follow his coffin.",
    },
    "angle-iron-christianity-unrest": {
      date: "1904",
      event:
        "They say that after the fight on the square she hid weapons in All Saints’ Church.",
    },
    "angle-iron-trade-transport": {
      date: "about 1900",
      event:
        "His factory makes wire and nails, and then what the railways need.",
    },
    "angle-zionism-personality-culture": {
      date: "1886",
      event:
        "The Warsaw paper Ha-Tsefirah, which he writes for and edits, becomes a daily.",
    },
    "architecture-on-the-edge": {
      date: "1861",
      event: "Building begins to the plans of Henryk Marconi.",
    },
    "beside-aleksandra-pilsudska": {
      date: "1921",
      event: "Piłsudski marries Aleksandra Szczerbińska.",
    },
    "beside-nozyk-synagogue": {
      date: "about 1893",
      event: "Zalman Nożyk buys an empty plot at 6 Twarda Street.",
    },
    "borderland-on-the-edge": {
      date: "1923",
      event: "The first issue of Nasz Przegląd is sold in the streets.",
    },
    "chance-diagonal": {
      date: "before 1939",
      event: "Whoever knows the way takes the slanting street.",
    },
    "chance-draw": {
      date: "1826",
      event: "The school opens; lessons are given in Polish.",
    },
    "chance-flip-1846": {
      date: "1846",
      event: "The partners buy a bankrupt brewery in Krochmalna Street.",
    },
    "chance-flip-1861": {
      date: "1861–1878",
      event:
        "A father builds a church on the square, his son a synagogue nearby.",
    },
    "chance-move-1800s": {
      date: "19th century",
      event:
        "The stalls have to leave the square, most of them for other markets nearby.",
    },
    "chance-move-1845": {
      date: "1845",
      event: "The first trains run from Warsaw towards Vienna.",
    },
    "chance-outside": {
      date: "1818",
      event: "The gate is taken down, but the place keeps its name.",
    },
    "chance-reshuffle": {
      date: "1970",
      event: "The Jewish Theatre, now named after both, moves to the square.",
    },
    "chance-swap-1887": {
      date: "1887",
      event: "The first textbook of Esperanto is printed in Warsaw.",
    },
    "chance-swap-1939": {
      date: "until 1939",
      event: "Here people ask, apply, complain, and swap places in the queue.",
    },
    "chance-turn-joker": {
      date: "1940–1942",
      event: "He helps Father Godlewski to help.",
    },
    "chequer-architecture-varsovians": {
      date: "late 19th century",
      event:
        "The street is extended to the square and lined with fine tenements.",
    },
    "chequer-zionism-transport": {
      date: "until 1939",
      event: "Jaffa oranges are sold on the square until the war.",
    },
    "culture-in-its-lines": {
      date: "1935",
      event: "Sirota becomes cantor of the Nożyk synagogue.",
    },
    "double-judaism-independence-varsovians-personality": {
      date: "1861",
      event:
        "Five people shot by Russian soldiers are buried. Rabbis walk behind the coffins beside Catholic and Protestant clergy.",
    },
    joker: {
      date: "1940–1942",
      event:
        "His parish lies within the walls. He stays, and gives people other names.",
    },
    "judaism-in-its-lines": {
      date: "1910",
      event:
        "The Museum of Jewish Antiquities opens in the community’s house in Grzybowska Street.",
    },
    "line-judaism-borderland-christianity": {
      date: "8 April 1861",
      event:
        "Russian troops attack a demonstration in Castle Square. Landy takes the cross from a fallen monk, is shot, and dies the next day.",
    },
    "line-judaism-independence-personality": {
      date: "1794",
      event:
        "In Kościuszko’s Uprising he raises a regiment of Jewish light horse.",
    },
    "line-judaism-transport-judaism": {
      date: "1900",
      event:
        "Hasidim from Warsaw can ride to their rabbi in an hour instead of half a day.",
    },
    "line-personality-borderland-personality": {
      date: "1817",
      event: "The Warsaw Society of Friends of Learning makes him a member.",
    },
    "line-personality-culture-borderland": {
      date: "1925",
      event: "His first story appears in a Warsaw literary weekly.",
    },
    "line-trade-architecture-trade": {
      date: "1841",
      event:
        "The hall opens after a fire has destroyed the stalls. In September 1939 it is itself destroyed.",
    },
    "line-varsovians-architecture-varsovians": {
      date: "1908",
      event:
        "The tower rises above the roofs. In August 1944 insurgents take it after weeks of fighting.",
    },
    "line-varsovians-unrest-independence": {
      date: "13 November 1904",
      event:
        "For the first time since the uprising of 1863 Poles meet Russian power with arms. There are dead on both sides.",
    },
    "no-personality": {
      date: "1914",
      event:
        "The paper Nasz Sztandar tells its readers that Korczak is Henryk Goldszmit.",
    },
    "no-trade-1912": {
      date: "1912",
      event:
        "After losing an election to the Duma in Warsaw, the National Democrats call for a boycott.",
    },
    "no-trade-1936": {
      date: "1936",
      event:
        "The prime minister tells parliament that beating Jews is not allowed, but fighting them in trade is.",
    },
    "no-unrest": {
      date: "25–27 December 1881",
      event:
        "For three days mobs loot Jewish homes and shops in Warsaw. Two people are killed, and a thousand families are left with nothing.",
    },
    "pair-culture-borderland": {
      date: "1924",
      event:
        "Henryk Sienkiewicz’s With Fire and Sword is published in Yiddish.",
    },
    "pair-independence-unrest": {
      date: "1905",
      event:
        "He throws a bomb into a police station, is wounded by it, tried and hanged at the Citadel.",
    },
    "pair-judaism-architecture": {
      date: "1878",
      event:
        "The synagogue opens. In May 1943 the Germans blow it up, to mark the end of the ghetto.",
    },
    "pair-personality-culture": {
      date: "1859",
      event:
        "The first of twenty-eight volumes of his Universal Encyclopaedia appears.",
    },
    "pair-trade-iron": {
      date: "after 1897",
      event:
        "The open market on the square is closed, and dealers in iron take its place.",
    },
    "pair-varsovians-unrest": {
      date: "1905",
      event:
        "In May workers turn on the underworld of these streets: they wreck its haunts and hunt its men; people are beaten and killed. How far the Bund led them is disputed.",
    },
    "place-centre": {
      date: "1786",
      event:
        "The town hall is built to plans by Karol Schütz. About 1830 it is pulled down.",
    },
    "place-corner": {
      date: "1933",
      event: "The Polish liner Polonia begins to sail to Jaffa and Haifa.",
    },
    "place-diagonal": {
      date: "1902",
      event: "In May the synagogue in Twarda Street opens.",
    },
    "staircase-varsovians": {
      date: "1938",
      event: "The square has had electric trams for thirty years.",
    },
    "tee-personality-architecture": {
      date: "1902",
      event: "Chaim Pozner becomes the first rabbi of the Nożyk synagogue.",
    },
    "tee-trade-varsovians": {
      date: "1901",
      event: "Warsaw’s first great covered market is finished.",
    },
    "trade-on-the-edge": {
      date: "1650",
      event: "Jan Grzybowski, starost of Warsaw, founds it around this square.",
    },
    "transport-inside": {
      date: "1936",
      event:
        "The society for the care of animals steps in for a horse on the square.",
    },
    "varsovians-in-its-lines": {
      date: "1908",
      event: "The Singer family moves into number 10.",
    },
    "varsovians-inside": {
      date: "about 1866",
      event:
        "Horses begin to take people from the square to the railway stations.",
    },
    "zionism-on-the-edge": {
      date: "from 1919",
      event:
        "A training farm of the pioneers works at Grochów, across the river.",
    },
  },
};
