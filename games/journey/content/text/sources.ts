/** What the stories rest on; loaded once a story lies open. Facts were looked up there, no sentence was taken. */

import type { Sources } from "@stolik/kernel";
import type en from "./en.json";

type Texts = typeof en;
export type Group = keyof Texts;

export function sourcesOf(group: Group, id: string): Sources {
  const rows: Readonly<Record<string, Sources>> = sources[group];
  return rows[id] ?? {};
}

export const sources = {
  track: {
    966: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: Mieszko I"],
    },
    1000: {
      read: ["Timeline of Polish history (fact-index.com)"],
      named: ["Encyklopedia PWN: zjazd gnieźnieński"],
    },
    1025: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: Bolesław I Chrobry"],
    },
    1138: {
      read: ["Timeline of Polish history (fact-index.com)"],
      named: ["Encyklopedia PWN: Bolesław III Krzywousty"],
    },
    1241: {
      read: ["Timeline of Polish history (fact-index.com)"],
      named: ["Encyclopaedia Britannica: Battle of Legnica"],
    },
    1320: { named: ["Encyklopedia PWN: Władysław I Łokietek"] },
    1364: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: Uniwersytet Jagielloński"],
    },
    1385: { named: ["Encyklopedia PWN: unia w Krewie"] },
    1410: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyclopaedia Britannica: Battle of Grunwald"],
    },
    1466: {
      read: ["A Very Brief History of Poland (dudzinskifamily.org)"],
      named: ["Encyklopedia PWN: pokój toruński"],
    },
    1505: { named: ["Encyklopedia PWN: Nihil novi"] },
    1525: { named: ["Encyklopedia PWN: hołd pruski"] },
    1543: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyclopaedia Britannica: Nicolaus Copernicus"],
    },
    1569: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: unia lubelska"],
    },
    1573: {
      named: [
        "UNESCO Memory of the World: The Confederation of Warsaw of 28th of January 1573",
      ],
    },
    1596: { named: ["Encyklopedia PWN: Zygmunt III Waza"] },
    1655: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: Jasna Góra"],
    },
    1683: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyclopaedia Britannica: Siege of Vienna"],
    },
    1773: { named: ["Encyklopedia PWN: Komisja Edukacji Narodowej"] },
    1791: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: Konstytucja 3 maja"],
    },
    1794: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: powstanie kościuszkowskie"],
    },
    1830: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: powstanie listopadowe"],
    },
    1863: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: powstanie styczniowe"],
    },
    1903: { named: ["nobelprize.org: The Nobel Prize in Physics 1903"] },
    1918: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: Józef Piłsudski"],
    },
    1920: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: Bitwa Warszawska"],
    },
    1939: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyclopaedia Britannica: World War II"],
    },
    1944: {
      read: [
        "Timeline of Polish History (info-poland.icm.edu.pl)",
        "UNESCO World Heritage List, no. 30",
      ],
      named: ["Encyclopaedia Britannica: Warsaw Uprising"],
    },
    1978: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyclopaedia Britannica: St. John Paul II"],
    },
    1980: { named: ["Encyclopaedia Britannica: Solidarity"] },
    1989: { named: ["Encyklopedia PWN: Okrągły Stół"] },
    2004: {
      named: [
        "Dziennik Ustaw 2004 nr 90 poz. 864; Państwowa Komisja Wyborcza: referendum 2003",
      ],
    },
    future: { softened: "a wish" },
  },
  blue: {
    1079: { named: ["Encyklopedia PWN: Stanisław ze Szczepanowa"] },
    1109: {
      read: ["A Very Brief History of Poland (dudzinskifamily.org)"],
      named: ["Encyklopedia PWN: Głogów"],
    },
    1226: {
      read: ["Timeline of Polish history (fact-index.com)"],
      named: ["Encyklopedia PWN: Konrad I Mazowiecki"],
    },
    1257: {
      read: ["UNESCO World Heritage List, no. 29"],
      named: ["Encyklopedia PWN: Kraków"],
    },
    1264: { named: ["Encyklopedia PWN: statut kaliski"] },
    1364: {
      read: [
        "Wikipedia: Uczta u Wierzynka",
        "historiaposzukaj.pl: uczta u Wierzynka",
      ],
    },
    1473: { read: ["radiopin.pl: Almanach Cracoviense ad annum 1474"] },
    1610: {
      read: ["A Very Brief History of Poland (dudzinskifamily.org)"],
      named: ["Encyklopedia PWN: Kłuszyn"],
    },
    1652: {
      read: ["A Very Brief History of Poland (dudzinskifamily.org)"],
      named: ["Encyklopedia PWN: liberum veto"],
    },
    1765: { named: ["Encyklopedia PWN: Teatr Narodowy"] },
    1807: {
      read: ["Timeline of Polish History (info-poland.icm.edu.pl)"],
      named: ["Encyklopedia PWN: Księstwo Warszawskie"],
    },
    1834: { named: ["Encyklopedia PWN: Pan Tadeusz"] },
    1853: {
      read: [
        "Muzeum Historii Polski (muzhp.pl): pierwsza nocna operacja przy świetle lamp naftowych",
      ],
    },
    1932: {
      named: ["Encyklopedia PWN: Enigma", "Encyclopaedia Britannica: Enigma"],
    },
  },
  city: {
    czestochowa: { named: ["Encyklopedia PWN: Jasna Góra"] },
    gdansk: { named: ["Encyklopedia PWN: Gdańsk"] },
    gniezno: { named: ["Encyklopedia PWN: Drzwi Gnieźnieńskie"] },
    krakow: {
      read: ["UNESCO World Heritage List, no. 29"],
      named: ["Encyklopedia PWN: Kraków"],
    },
    lodz: { named: ["Encyklopedia PWN: Łódź"] },
    lublin: { named: ["Encyklopedia PWN: Lublin"] },
    poznan: { named: ["Encyklopedia PWN: Poznań"] },
    torun: {
      read: ["UNESCO World Heritage List, no. 835"],
      named: ["Encyklopedia PWN: Toruń"],
    },
    warszawa: {
      read: ["UNESCO World Heritage List, no. 30"],
      named: ["Encyklopedia PWN: Warszawa"],
    },
    wroclaw: {
      named: ["Encyklopedia PWN: Wrocław", "visitwroclaw.eu"],
    },
  },
  location: {
    bialowieza: {
      read: ["UNESCO World Heritage List, no. 33"],
      named: ["Encyklopedia PWN: żubr"],
    },
    biskupin: {
      read: ["polishhistory.pl: Biskupin, a discovery that shocked archeology"],
    },
    bytow: { tourist: ["pomorskie.travel: The Castle in Bytów"] },
    frombork: {
      read: ["tvn24.pl: We Fromborku uczcili pamięć Kopernika"],
      named: ["Encyclopaedia Britannica: Nicolaus Copernicus"],
    },
    grunwald: { named: ["Encyclopaedia Britannica: Battle of Grunwald"] },
    "kazimierz-dolny": { named: ["Encyklopedia PWN: Kazimierz Dolny"] },
    lezajsk: {
      read: ["polishnews.co.uk: The Hasids came to Leżajsk"],
      tourist: ["niezwyklyswiat.com: Leżajsk"],
    },
    malbork: {
      read: ["UNESCO World Heritage List, no. 847"],
      named: ["Encyklopedia PWN: Malbork"],
    },
    miedzyrzecz: {
      named: ["Muzeum Ziemi Międzyrzeckiej"],
      tourist: ["spottinghistory.com: Międzyrzecz Castle"],
    },
    swidnica: {
      read: [
        "UNESCO World Heritage List, no. 1054",
        "wroclawfilmcommission.pl: Church of Peace in Świdnica",
      ],
    },
    tykocin: {
      read: ["diapositive.pl: Tykocin"],
      named: ["Muzeum w Tykocinie"],
    },
    wieliczka: { read: ["UNESCO World Heritage List, no. 32"] },
    wolin: { named: ["Encyklopedia PWN: Wolin"] },
    zamosc: { read: ["UNESCO World Heritage List, no. 564"] },
    "zelazowa-wola": {
      named: ["Narodowy Instytut Fryderyka Chopina: Żelazowa Wola"],
    },
  },
  card: {
    stop: { softened: "a rule of the game" },
    train: { softened: "a rule of the game" },
    coach: { softened: "a rule of the game" },
    eagle: { named: ["Encyklopedia PWN: Przemysł II"] },
  },
} as const satisfies {
  readonly [group in Group]: Readonly<Record<keyof Texts[group], Sources>>;
};
