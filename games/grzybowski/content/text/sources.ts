/** What the words of a card rest on, by its front; loaded once a card is looked at. SOURCES.md tells which fact is from where. */

import type { Sources } from "@stolik/kernel";
import type { FrontId } from "../fronts.ts";

export const sources = {
  "sienkiewicz-in-yiddish": { read: ["Plac Grzybowski, instrukcja gry"] },
  singer: {
    read: ["Plac Grzybowski, instrukcja gry", "csmonitor.com"],
    named: [
      "The YIVO Encyclopedia of Jews in Eastern Europe: Singer, Isaac Bashevis",
    ],
  },
  "jaffa-oranges": { read: ["Plac Grzybowski, instrukcja gry"] },
  "aleksandra-pilsudska": {
    read: [
      "Plac Grzybowski, instrukcja gry",
      "Polityka, 6 November 2019",
      "muzeumpilsudski.pl",
    ],
  },
  "chaim-pozner": { read: ["Plac Grzybowski, instrukcja gry"] },
  "dov-ber-meisels": {
    read: [
      "Żydowski Instytut Historyczny (jhi.pl)",
      "S. Dubnow, quoted by wordincontext.com",
    ],
  },
  "electric-trams": {
    read: [
      "dreptu.pl: Plac Grzybowski i okolice",
      "Plac Grzybowski, instrukcja gry",
    ],
  },
  "bund-fighters": {
    read: [
      "A. Jakubczak, Przegląd Historyczny CIX (2018)",
      "Wikipedia: Alfonse Pogrom",
    ],
  },
  "goscinny-dwor": { read: ["whu.org.pl", "beautifulwarszawa.home.blog"] },
  "iron-shops": { read: ["warszawa.gosc.pl: Jak gwóźdź u Prywesów"] },
  demonstration: { read: ["pap.pl"] },
  "stefan-okrzeja": {
    read: ["pap.pl"],
    named: ["Encyklopedia PWN: Stefan Okrzeja"],
  },
  "michal-landy": {
    read: ["jhi.pl: Michał Landy", "Wirtualny Sztetl (sztetl.org.pl)"],
  },
  "berek-joselewicz": {
    named: [
      "The YIVO Encyclopedia of Jews in Eastern Europe: Joselewicz, Berek",
    ],
  },
  peretz: {
    read: ["Jewish Book Annual 4"],
    named: [
      "The YIVO Encyclopedia of Jews in Eastern Europe: Peretz, Yitskhok Leybush",
    ],
  },
  "majer-wolanowski": { read: ["mojawarszawa.eu"] },
  "prozna-street": {
    read: ["mojawarszawa.eu", "warszawamagdalenymarii.blogspot.com"],
  },
  "mirow-halls": { read: ["warszawa.gosc.pl", "klubglobtroterawarszawa.com"] },
  "great-synagogue": {
    read: ["haaretz.com", "Wikipedia: Great Synagogue (Warsaw)"],
  },
  "telephone-tower": { read: ["wiezowce.waw.pl", "czmurek.com"] },
  "gora-kalwaria-railway": {
    read: ["zw.com.pl: Wąskotorówka cadyka i księcia"],
  },
  "ludwik-hirszfeld": {
    read: ["sprawiedliwi.org.pl", "Wirtualny Sztetl (sztetl.org.pl)"],
  },
  "samuel-orgelbrand": { named: ["Encyklopedia PWN: Samuel Orgelbrand"] },
  "abraham-stern": {
    read: ["Encyklopedia PWN", "Internetowy Polski Słownik Biograficzny"],
  },
  "nahum-sokolow": {
    read: [
      "The YIVO Encyclopedia of Jews in Eastern Europe",
      "National Library of Israel (nli.org.il)",
    ],
  },
  "all-saints-church": {
    read: ["geotekst.pl", "Plac Grzybowski, instrukcja gry"],
  },
  "animal-protection": { read: ["Plac Grzybowski, instrukcja gry"] },
  "gerszon-sirota": {
    read: ["Plac Grzybowski, instrukcja gry", "prchiz.pl"],
    named: ["The YIVO Encyclopedia of Jews in Eastern Europe: Sirota, Gershon"],
  },
  "grzybow-town": { read: ["warszawa.gosc.pl", "ulicetwojegomiasta.pl"] },
  "horse-omnibus": { read: ["dreptu.pl", "whitemad.pl"] },
  "bersohn-museum": { read: ["muzeumpamieci.umk.pl", "1943.pl"] },
  "nasz-przeglad": { read: ["warszawa.etnograficzna.pl"] },
  "krochmalna-street": {
    read: ["Wirtualny Sztetl (sztetl.org.pl)", "csmonitor.com"],
  },
  pioneers: { read: ["1943.pl", "anski.org"] },
  "janusz-korczak": {
    read: [
      "United States Holocaust Memorial Museum (collections.ushmm.org)",
      "Plac Grzybowski, instrukcja gry",
    ],
  },
  "antisemitic-campaign": {
    read: ["A. Adamczyk (1999)"],
    named: ["Encyklopedia PWN: Felicjan Sławoj Składkowski"],
  },
  boycott: { read: ["R. Blobaum", "S. Corrsin"] },
  "pogrom-of-1881": { read: ["S. Dubnow", "jewishcurrents.org"] },
  "voyages-to-palestine": { read: ["jta.org", "polska1.pl"] },
  "nozyk-synagogue": {
    read: ["czmurek.com", "graedu.pl"],
    named: ["E. Bergman, Nie masz bóżnicy powszechnej (2007)"],
  },
  "grzybow-town-hall": { read: ["geotekst.pl", "dreptu.pl"] },
  "jozef-pilsudski": {
    read: ["pap.pl"],
    named: ["Encyklopedia PWN: Józef Piłsudski"],
  },
  "zalman-nozyk": { read: ["czmurek.com", "mojawarszawa.eu"] },
  "gmina-starozakonnych": { read: ["muzeumpamieci.umk.pl"] },
  "marceli-godlewski": { read: ["sprawiedliwi.org.pl", "agensir.it"] },
  "marconi-family": { read: ["geotekst.pl", "czmurek.com"] },
  "ludwik-zamenhof": {
    read: ["sprawiedliwi.org.pl"],
    named: ["Encyclopaedia Britannica: L.L. Zamenhof"],
  },
  "market-moves": { read: ["ulicetwojegomiasta.pl", "dreptu.pl"] },
  "vienna-railway": { named: ["Encyklopedia PWN: Kolej Warszawsko-Wiedeńska"] },
  "iron-gate": { read: ["beautifulwarszawa.home.blog"] },
  "haberbusch-brewery": { read: ["wilanow-palac.pl"] },
  "esther-kaminska": {
    read: ["teatr-zydowski.art.pl", "encyklopediateatru.pl"],
  },
  "rabbinical-school": {
    read: [
      "Wikipedia: Warsaw Rabbinical School",
      "L. Finkelstein (oro.open.ac.uk)",
    ],
  },
  "bagno-street": { read: ["wirtur.pl"] },
  "antoni-czarnecki": { read: ["dignitynews.eu", "portalwarszawski.com.pl"] },
} as const satisfies Readonly<Record<FrontId, Sources>>;
