/**
 * The words of two and three letters: in a spelling list many strings so short are abbreviations, so these alone count.
 *
 * Each was looked at by itself: what is not a form of a lexeme that we can name is not here. A word of several kinds
 * stands under the first that it was found to be (dam is a form of dama, and of dać).
 */

import { listed } from "./listed.ts";

/** Latin letters, Greek letters, notes. */
const letters = listed(`
  ais ce ces chi de des dis ef eis el eł em en eń er es eś fa fau fes fi fis ges gie gis ha hes his jot ka ksi la ny
  pe phi pi re rho ro si tau ut wu żet
`);

/** Nouns in their base form, indeclinable ones among them. */
const nouns = listed(`
  aga air akr akt ala alb ald alp alt ar ara art as at atu auł aut bad bag baj bak bal ban bar bas bat bąk beg bej
  bek bel ber bet bez beż bid bil bis bit boa bob bod boj bok bom bon bop bor bot boy bób bóg bój ból bór bub buc
  bug buk bus buś but byk byt cab caf cal cap car cek cel cep cer cet cez cif cis cło cob cru cud cug cyc czi ćma
  dab daf dal dan dao dar dąb dąs dej dek dem dil dim dip dit diw dna dno doc dog dok dom don dój dół dub duo dur
  dyg dyl dym ecu efa ego eks elf emu end ent eon era erb erg eta ewe eza fag fał fan fas fen fez fin fiś fit fiź
  fob fok fon for fot ful fum fun fus gać gad gaf gag gaj gal gan gar gay gaz gej gem gen gęg gęś ghi gid gif gig
  gik gil gin git gnu goj gol gon got gra gul guz gza haf haj hak han hao has hat hel hem hif hip hit hiw hol hop
  hub huf huk hyr hyś hyz hyź id ido idy iks ikt ił ind isk itr iwa izm jać jad jak jar jaś jaw jaz jaź jen jer jet
  jeż jęk jig jin jod jog jol jon jor juk jun jus jut kac kał kar kat kąt kea keg kek kem ker ket kęs kia kic kić
  kij kil kin kip kir kit klo kob koc kod kog kok koń kop kos kot kół kra kub kuc kuk kul kum kur kuś kyu lag lai
  lak lar las ląd ląg lej lek len leń lep leu lew lęg lęk lid lig lik lin lir lis lit lob log lok los lot lód lud
  luj luk lum lur lut luz ład łam łan łat łąg łeb łeż łęg łęk łęt łom łoś łój łów łub ług łuk łup łut łyk łza mac
  mać mag maj mak man mat maź mąt mąż mel mem men mer męt mho mig mil mim mir miś mit moa mob moc mod mol mop mól
  mór mud mul muł mun mur mus myk nać nar nef nek nem nep net nić nil nit niż noc nok nom nos nów nóż nul nur nut
  obi oda oes off ogr oko ols om op ora ork ort osa osm oś ość out oz pab pac pad pak pal pan par pas pat paw paź
  pąd pąk pąs pen pet pęd pęk pęz pic pik pin pip pło pon pop por pot pub puc pud puf puk pul pył pyś rab rać rad
  raj rak rap ras raz rąb reb ref rej rek rem ren rep ret reż rod rok ród róg rój rów róż rum run ruń rus rwa ryg
  ryj ryk rym rys ryś ryt ryż sad sak sam san sap sąd sąg sem sen sep ser set sęk sęp sil sir sit ska soc sok sol
  som son sos sou sód sól spa su sub suk sum sus sut suw syf syk syn tab tac tag tal tan tao tar tas tee tef tek ter
  tik tip tir tło tok tom ton toń top tor toy tri tub tuf tuk tul tum tur tuz tyk tył tyn typ uaz udo ufo ul up urd
  uta uza uzi wab wad wal wał wan war wat wąs wąż web wek wet wic wid wig wij wił wir wis woj wok woń wół wór wóz
  wuj wun wyz wyż yin zad ząb zek zen zet zew zez ził zin zip zis zło zol zoo zys żad żak żal żar żąp żel żer żuk
  żul żur żyd żyn
`);

/** Other forms of nouns, after their base form. */
const nounForms = listed(`
  afta: aft; aga: ag agą agę agi ago; agfa: agf; aj: aja aje aju; ala: al alą alę ali alo; alfa: alf; alga: alg;
  alka: alk; ambo: amb; amfa: amf; ansa: ans; anta: ant; ara: arą arę aro ary; arba: arb; arfa: arf; arka: ark;
  arsa: ars; as: asa asy; at: ata aty; aura: aur; baba: bab; baja: bai; bania: bań; baza: baz; bazia: baź;
  ber: bru bry; bez: bzu bzy; biba: bib; biga: big; bina: bin; biwa: biw; biza: biz; bozia: boź; buda: bud;
  bufa: buf; buła: buł; buna: bun; bunia: buń; bura: bur; buza: buz; buzia: buź; casa: cas; cena: cen; cewa: cew;
  cipa: cip; cizia: ciź; cło: ceł cle cła cłu; coda: cod; cola: col; córa: cór; cuma: cum; cyga: cyg; cyja: cyi;
  cyma: cym; cyna: cyn; ćma: ćmą ćmę ćmo ćmy; daga: dag; dama: dam; danie: dań; data: dat; dera: der; dęga: dąg dęg;
  dna: den dną dnę dny; dno: dnu; doba: dób; dola: dol dól; doza: doz dóz; duca: duc; duda: dud; duga: dug;
  duma: dum; dupa: dup; dyby: dyb; dyna: dyn; dynia: dyń; dyra: dyr; dyza: dyz; dzień: dni; edta: edt;
  efa: efą efę efo efy; era: erą erę ero ery; es: esa esu esy; eta: et etą etę eto ety; eza: ez ezą ezę ezo ezy;
  faja: fai faj; fala: fal; fama: fam; fara: far; faza: faz; feta: fet; figa: fig; fila: fil; fiza: fiz; fola: fol;
  fosa: fos; fuga: fug; fura: fur; gaja: gai; gała: gał; gama: gam; gapa: gap; gaża: gaż; gera: ger; geza: gez;
  gęba: gąb gęb; giez: gzy; gira: gir; góra: gór; gra: grą grę gro gry; guła: guł; guma: gum; gunia: guń;
  gza: gzą gzę gzo; hala: hal; heca: hec; hera: her; hoja: hoi; hora: hor; hoya: hoy; huna: hun; huta: hut; id: idu;
  igra: igr; ikra: ikr; ił: iła iłu iły; inba: inb; infa: inf; inro: inr; irda: ird; irga: irg;
  iwa: iw iwą iwę iwo iwy; izba: izb; jaga: jag; japa: jap; jęta: jęt; juga: jug; juma: jum; jura: jur; kala: kal;
  kama: kam; kana: kan; kania: kań; kapa: kap; kasa: kas; kawa: kaw; kea: keą kee keę keo; keja: kei kej; kępa: kęp;
  kia: kią kie kię kii kio; kieł: kle kła kły; kiep: kpa kpy; kiła: kił; kizia: kiź; koja: koi; kola: kol;
  koma: kom; kopa: kóp; kora: kor; koza: kóz; kra: krą krę kro kry; kufa: kuf; kuna: kun; kupa: kup; laba: lab;
  lada: lad; lafa: laf; lala: lal; lama: lam; lanie: lań; lata: lat; lawa: law; lega: leg; leja: lei; len: lnu lny;
  lew: lwa lwu lwy; leza: lez; leża: leż; lico: lic; lima: lim; lipa: lip; liza: liz; lola: lol; lora: lor;
  loża: lóż; lufa: luf; luna: lun; lupa: lup; łania: łań; łapa: łap; ława: ław; łąka: łąk; łeb: łba łbu łby;
  łeż: łży; łono: łon; łoza: łóz; łoże: łóż; łój: łoi; łuna: łun; łuza: łuz; łyda: łyd; łyga: łyg; łyża: łyż;
  łza: łez łzą łzę łzo łzy; mada: mad; maja: mai; mama: mam; mapa: map; mara: mar; masa: mas; maya: may; mąka: mąk;
  mefa: mef; mesa: mes; meta: met; mewa: mew; mika: mik; mina: min; misa: mis; moda: mód; mona: mon; mora: mor;
  mowa: mów; mufa: muf; muza: muz; myca: myc; mysia: myś; myto: myt; napa: nap; nawa: naw; nera: ner; nipa: nip;
  niwa: niw; noga: nóg; nona: non; nora: nor; nota: not; nózia: nóź; nuda: nud; nyga: nyg; nysa: nys; nyża: nyż;
  oaza: oaz; obło: obł; oćma: oćm; oda: odą odę odo ody ód; odma: odm; odra: odr; oko: oka oku ócz; okra: okr;
  om: oma omy; op: opu opy; ora: or; orda: ord; orfa: orf; osa: os osą osę oso osy ós; ospa: osp; oś: osi;
  oz: ozu ozy; pacia: pać; paja: pai paj; pała: pał; pani: pań; papa: pap; pela: pel; pera: per; pęto: pęt;
  pień: pni; pies: psa psu psy; pila: pil; piła: pił; pisia: piś; pita: pit; piwo: piw; pło: peł pła płu; pole: pól;
  pora: pór; poza: póz; puma: pum; puna: pun; pupa: pup; pyra: pyr; pyta: pyt; pyza: pyz; raca: rac; rafa: raf;
  raga: rag; raja: rai; rama: ram; rana: ran; rata: rat; rąsia: rąś; reda: red; reja: rei; rela: rel; rewa: rew;
  ręka: rąk; rola: rol ról; ropa: rop; rosa: ros; rota: rot; ruda: rud; rufa: ruf; ruja: rui ruj; ruła: ruł;
  rura: rur; ruta: rut; rwa: rwą rwę rwo rwy; ryba: ryb; ryfa: ryf; ryna: ryn; ryza: ryz; saga: sag; sala: sal;
  sanie: sań; sen: snu sny; sep: spu spy; sika: sik; siła: sił; sima: sim; sofa: sof; soja: soi; sowa: sów;
  sunia: suń; sura: sur; syra: syr; tafa: taf; teta: tet; teza: tez; tęga: tęg; tło: teł tle tła tłu; toga: tog tóg;
  toja: toi; tosa: tos; tuja: tui tuj; tuta: tut; tyra: tyr; ud: udy; udo: ud uda udu; uedy: ued; ujma: ujm;
  ul: ula ule uli ulu; ulga: ulg; ulwa: ulw; umbo: umb; umma: umm; up: upa upu upy; urna: urn; urta: urt; usta: ust;
  uta: utą utę uto uty; uza: uz uzą uzę uzo uzy; uzda: uzd; waga: wag; waza: waz; wena: wen; węda: węd; węza: węz;
  wieś: wsi; wina: win; wiza: wiz; woda: wód; wyga: wyg; wyka: wyk; wyro: wyr; yugo: yug; zero: zer; zew: zwu zwy;
  zęza: zęz; zima: zim; zło: zeł złu; zoła: zół; zona: zon; zuja: zui zuj; zupa: zup; zyza: zyz; żaba: żab;
  żona: żon; żupa: żup; żyła: żył; żyro: żyr; żyto: żyt
`);

/** Forms of verbs, after the infinitive. */
const verbs = listed(`
  akać: aka; bać: bać bał boi; bawić: baw; bić: bić bij bił; bulić: bul; być: być był są; cenić: ceń; ciąć: tną tnę;
  clić: clą clę cli; cucić: cuć; ćkać: ćka; ćmić: ćmi; ćpać: ćpa; dać: da dać daj dał; dąć: dąć dął dęć dmą dmę;
  dążyć: dąż; dbać: dba; dębić: dęb; doić: doi; drzeć: drą drę; duć: duć duj duł; dulić: dul; dusić: duś;
  focić: foć; ganić: gań; gasić: gaś; giąć: gną gnę; gibać: gib; ginąć: giń; gnać: gna; goić: goi gój; golić: gól;
  gonić: goń; gubić: gub; gzić: gzi gżą gżę; hepać: hep; imać: ima; iść: idą idę idź iść; jąć: jąć jął jęć;
  jebać: jeb; jeść: jem; kazać: każ; kazić: kaź; kąpać: kąp; kinąć: kiń; kisić: kiś; kocić: koć; koić: kój;
  kosić: koś; kpić: kpi; kuć: kuć kuj kuł; lać: lać lał; ląc: ląc; lec: lec; lecieć: leć; leźć: leź; lizać: liż;
  lunąć: luń; lżyć: lżą lżę lży; łajać: łaj; łasić: łaś; łazić: łaź; łgać: łżą łże łżę; łkać: łka; manić: mań;
  mazać: maż; mącić: mąć; miąć: mnę; mieć: ma; minąć: miń; móc: móc móż; mrzeć: mrą mrę; musieć: muś;
  myć: myć myj mył; mylić: myl; mżyć: mżą mżę mży; nęcić: nęć; nosić: noś; nucić: nuć; orać: orz; paść: paś;
  piąć: pną pnę; pić: pić pij; pocić: poć; poić: poi pój; przeć: prą prę; pylić: pyl; ranić: rań; razić: raź;
  robić: rób; roić: roi; ronić: roń; rosić: roś; ryć: ryć rył; rypać: ryp; rżeć: rżą rże rżę rży; sinić: siń;
  siwić: siw; słać: ślą śle ślę; snąć: sną snę; spać: śpi; srać: sra; ssać: ssą ssę; sycić: syć; sypać: syp;
  śnić: śni; taić: tai taj; tąpać: tąp; tępić: tęp; tkać: tka; tlić: tlą tlę tli; trzeć: trą trę; tyć: tyć tyj;
  uczyć: ucz; ufać: ufa; ujeść: uje; ważyć: waż; wdać: wda; wić: wić; wiedzieć: wie; winić: wiń; wisieć: wiś;
  woleć: wól; wozić: woź wóź; wrzeć: wrą wre wrę; wyć: wyć wyj wył; wziąć: weź; zdać: zda; zjeść: zje; znać: zna;
  zwać: zwą zwę; źgać: źga; żąć: żąć żął żęć żmą żmę żną żnę; żenić: żeń; żgać: żga; żreć: żrą żre żrę;
  żuć: żuć żuj żuł; żyć: żyć żyj
`);

/** Adjectives, pronouns, numerals. */
const adjectives = listed(`
  bi bio ci cię ciż cna cną cne cni cny co com coś cóż dry dwa dwu eko emo go hot ich ile ilu im imć in ja jam ją je
  jej ki kim kiż kto lwi mą me mi mię mną moi mój mu my mym naj nam nas nią nic nim oba obu on ona oną one oni ono
  owa ową owe owi owo ów pół psi sec się sto stu swa swą swe syt ta taż tą tąż te tej ten tę tęż to toż twa twą twe
  ty tym uni wam was wy zła złą złe zły źli żyw
`);

/** Adverbs, prepositions, conjunctions, particles, calls; also with the movable ending of być (żeś, tyś). */
const particles = listed(`
  aa aaa abo aby ach acz ad aha aj ale am ana ani ano au aua auć aż ba bam baś be bee bęc bim bip bla ble bo boć boś
  brr bu bum buu by bym byś cha che chu cie cno cup cyk cyt cze czy dla do doń dy dyć ech ee eee eh ehe ej elo fe fee
  fik fiu fru fu fuj gdy gę gu hau he hej hen het hę hi hm hmm ho hoj hu hyc ino iż iże jaj jo joj już ko ku kwa kwi kwo li
  lu lub łał łyp mee mhm mru muu na nad nań ni nie no nu nuż oby och od ode oho oj ok ole oń oo ooo ot oto oż pa paf pęc
  pfe pfu phu phy pif ple po pod poń pro prr pst pyk se sic sio siu sru sza szu tak tam taś też tfu tiu toć toś tra tu tup
  tuś tuż tyś uch uf uff uhm uhu ups uu uuu we weń wio won wow wte yh yhm yo yyy za zań zaś ze zeń ziu zyg zza źle
  że żem żeś żeż
`);

export const shortWords: readonly string[] = [
  ...letters,
  ...nouns,
  ...nounForms,
  ...verbs,
  ...adjectives,
  ...particles,
];
