/** Where the facts of the texts were looked up, for whoever reviews them; no sentence was taken from there. */

/** Pages that were read, or `general`: written from general knowledge, to be checked. */
const sources = {
  general: "general knowledge, to be checked",
  timeline: "info-poland.icm.edu.pl, Timeline of Polish History (date only)",
  factIndex: "fact-index.com, Timeline of Polish history (date only)",
  dudzinski: "dudzinskifamily.org, A Very Brief History of Poland (date only)",
  congress:
    "pl.wikipedia.org, Uczta u Wierzynka; historiaposzukaj.pl, uczta u Wierzynka",
  almanac: "radiopin.pl, Almanach Cracoviense ad annum 1474",
  biskupin: "polishhistory.pl, Biskupin, a discovery that shocked archeology",
  bytow: "pomorskie.travel, The Castle in Bytów",
  frombork: "tvn24.pl, We Fromborku uczcili pamięć Kopernika",
  lezajsk:
    "niezwyklyswiat.com, Leżajsk; polishnews.co.uk, The Hasids came to Leżajsk",
  miedzyrzecz: "spottinghistory.com and aroundus.com, Międzyrzecz Castle",
  swidnica: "wroclawfilmcommission.pl, Church of Peace in Świdnica",
  tykocin: "reveal.world, Synagogue in Tykocin; diapositive.pl, Tykocin",
  lamp: "muzhp.pl, pierwsza nocna operacja przy świetle lamp naftowych",
} as const;
export type Source = keyof typeof sources;

/** Every text not named here is `general`. */
export const checked: Readonly<Record<string, Source>> = {
  "track.966": "timeline",
  "track.1000": "factIndex",
  "track.1025": "timeline",
  "track.1138": "factIndex",
  "track.1241": "factIndex",
  "track.1364": "timeline",
  "track.1410": "timeline",
  "track.1466": "dudzinski",
  "track.1543": "timeline",
  "track.1569": "timeline",
  "track.1655": "timeline",
  "track.1683": "timeline",
  "track.1791": "timeline",
  "track.1794": "timeline",
  "track.1830": "timeline",
  "track.1863": "timeline",
  "track.1918": "timeline",
  "track.1920": "timeline",
  "track.1939": "timeline",
  "track.1944": "timeline",
  "track.1978": "timeline",
  "blue.1109": "dudzinski",
  "blue.1226": "factIndex",
  "blue.1364": "congress",
  "blue.1473": "almanac",
  "blue.1610": "dudzinski",
  "blue.1652": "dudzinski",
  "blue.1807": "timeline",
  "blue.1853": "lamp",
  "location.biskupin": "biskupin",
  "location.bytow": "bytow",
  "location.frombork": "frombork",
  "location.lezajsk": "lezajsk",
  "location.miedzyrzecz": "miedzyrzecz",
  "location.swidnica": "swidnica",
  "location.tykocin": "tykocin",
};
