/** The words of two and three letters: in a spelling list many strings so short are abbreviations, so these alone count. */

/** Chosen by hand. */
export const twoLetterWords: readonly string[] = split(`
  aa ad ag aj al am ar as at au aż ba be bi bo bu by ce ci co da de do dy ee
  ef eh ej el eł em en eń er es eś et ez fa fe fi fu gę go gu ha he hę hi ho
  hu id ił im in iw iż ja ją je jo ka ki ku la li ma mą me mi mu my na ni no
  ny od oj ok om on oń op or os oś ot oz oż ód ós ów pa pe pi po re ro są se
  si su ta tą te tę to tu ty ud uf ul up ut uu uz we wu wy za ze że
`);

/**
 * Forms of words that Hunspell or the list itself inflects, less the abbreviations among them (bpa, dcy), read through
 * once but not looked up one by one; of the others those chosen by hand: particles, notes, interjections, verbs.
 */
export const threeLetterWords: readonly string[] = split(`
  abo aby ach acz aft aga agą agę agf agi ago aha aja ajć aje aju akr akt
  alb ald ale alf alg alk alp alt amb amf ana aną anę ani ano ans ant anu
  any ara arą arb arę arf ark aro ars art ary asa asy atu aua auł aur aut
  bab bać bad bag bai baj bak bal bał bam ban bań bap bar bas bat baw baz
  bąk bee beg bej bek bel ber bet bez beż bęc bib bić bid big bij bil bił
  bim bin bio bip bis bit biw biz bla ble boa bob boć bod boi boj bok bom
  bon bop bor boś bot boy bób bóg bój ból bór bru bry bub buc bud buf bug
  buk bul buł bum bun bur bus buś but buz buź być byk był bym byś byt bzu
  bzy cab caf cal cap car cas cek cel ceł cen ceń cep cer ces cet cew cez
  cha che chi cho cię cif cip cis cit ciź ciż clą cle clę cli cła cło cłu
  cna cną cne cni cny cob cod com coś cór ców cóż cuć cud cug cum cyc cyg
  cyi cyk cym cyn cyt cza czą cze czę czo czy ćma ćmą ćmę ćmi ćmo ćmy ćpa
  dab dać daf dag daj dal dał dam dan dań dar dat dąb dąć dąg dął dąs dąż
  dba def dej dek dem den der des dęb dęć dęg dil dim dip dis dit diw dla
  dmą dmę dna dną dnę dni dno dnu dny doc dog doi dok dol dom don doń doz
  dób dój dól dół dóz drą drę dub duc duć dud duj duł dum duo dup dur duś
  dwa dwu dyb dyg dyl dym dyn dyń dyr dyz ech ecu efa efą efę efo efy ego
  ehe eis eko eks elf elo emo emu end ent eon era erą erb erę erg ero ery
  esu esy eta etą etę eto ety ewe eza ezą ezę ezo ezy fag fai faj fal fał
  fam fan far fas fau faz fen fes fet fez fig fil fin fis fiś fit fiu fiz
  fob fok fol fon for fos fot fru fug fuj ful fum fun fur fus gać gad gaf
  gag gai gaj gal gał gam gan gań gap gar gaś gay gaz gaż gąb gdy gej gem
  gen ger ges gez gęb gęg gęś ghi gib gid gie gif gig gik gil gin giń gir
  gis git gna gną gnę gnu goi goj gol gon goń got gój gór gra grą grę gro
  gry gub gul guł gum guń guz gza gzą gzę gzi gzo gzy gżą gżę haf hai haj
  hak hal han has hat hau hec hej hel hem hen hep her het hif hip hit hiw
  hoi hoj hol hop hoy hub huf huk hun hut hyc hyr hyś hyz hyź ich idą idę
  ido idu idy idź igr ikr iks ikt ile ilu iła iłu iły ima imć inb ind inf
  ino inr inu iny ird irg isk iść itr iwa iwą iwę iwo iwy izb izm jad jag
  jaj jak jam jap jar jaś jaw jaz jaź jąć jął jeb jej jem jen jer jet jeż
  jęć jęk jęt jig jin jod jog joj jol jon jor jot jug juk jum jun jur jus
  jut już kac kal kał kam kan kań kap kar kas kat kaw kaź każ kąp kąt kea
  keą keę keg kei kej kek kem keo ker ket kęp kęs kia kią kic kić kie kię
  kii kij kil kił kim kin kiń kio kip kir kiś kit kiź kiż kle klo kła kły
  kob koc koć kod kog koi kok kom koń kop kor kos koś kot kój kół kóz kpa
  kpi kpy kra krą krę kro kry ksi kto kub kuc kuć kuf kuj kuk kul kuł kum
  kun kup kur kuś kwa kyu lab lać lad laf lag laj lak lal lał lam lań lar
  las lat law ląc ląd ląg leć leg lei lej lek len leń lep lew lez leź leż
  lęg lęk lic lid lig lik lim lin lip lir lis lit liz liż lnu lny lob log
  lok lol lor los lot lód lóż lub lud luf luj luk lum lun luń lup lur luz
  lwa lwi lwu lwy lżą lżę lży ład łaj łak łał łam łan łań łap łaś łat ław
  łaź łąg łąk łba łbu łby łeb łez łęg łęk łęt łka łoi łom łon łoś łój łów
  łóz łóż łub ług łuk łun łup łut łuz łyd łyg łyk łyp łyż łza łzą łzę łzo
  łzy łżą łże łżę mac mać mad mag mai maj mak mam man mań map mar mas mat
  may maź maż mąć mąk mąt mąż mef mel mem men mer mes met mew męt mho mię
  mig mik mil mim min miń mir mis miś mit mną mnę moa mob moc mod moi mol
  mon mop mor mot móc mód mój mól mów móż mrą mrę mud muf muk mul muł mun
  mur mus muś muz myc myć myj myk myl mył mym myt mżą mżę mży nać nad nam
  nań nap nar nas naw nec nef nek nem nep ner net nęć nęk nią nic nić nie
  nil nim nip nit niw niż noc nog nok nom non nor nos noś not nóg nów nóż
  nuć nud nul nur nut nuż nyg nys nyż oaz oba obu oby och oćm oda odą ode
  odę odm odo odr ody oes off ogr oho oka oko okr oku ols oma omy ona oną
  one oni ono opu opy ord orf ork ort orz osa osą osę osi osm oso osp osy
  ość oto out owa ową owe owi owo owy ozu ozy ócz pab pac pać pad paf pai
  paj pak pal pał pan pań pap par pas paś pat paw paź pąd pąk pąs pei pel
  peł pen per pet pęd pęk pęt pęz pfe phi pic pić pif pij pik pil pił pin
  pip piś pit piw ple pła pło płu pną pnę pni poć pod poi pon pop por pot
  pój pól pół pór póz prą prę pro psa psi psu psy pub puc pud puf puk pul
  pum pun pup pyk pyl pył pyr pyś pyt pyz rab rac rać rad raf rag rai raj
  rak ram ran rań rap ras rat ray raz raź rąb rąk rąś reb red ref rei rej
  rek rel rem ren rep ret rew rod roi rok rol roń rop ros roś rot rób ród
  róg rój ról rów róż rud ruf rui ruj ruł rum run ruń rur rus rut rwa rwą
  rwę rwo rwy ryb ryć ryg ryj ryk rył rym ryn ryp rys ryś ryt ryz ryż rżą
  rżę rży sad sag sak sal sam san sań sap sąd sąg sem sen sep ser set sęk
  sęp sic się sik sil sił sim siń sio sir sit siw ska sną snę snu sny sof
  soi sok sol son sos sód sól sów spa spu spy sra ssą ssę sto stu sub suk
  sum suń sur sus suw swa swą swe syć syf syk syn syp syr syt sza ślą śle
  ślę śni śpi tab tac taf tag tai taj tak tal tam tan tao tar tas tau taż
  tąp tąż tef tej tek teł ten ter tet tez też tęp tęż tfu tik tir tka tlą
  tle tlę tli tła tło tłu tną tnę toć tog toi tok tom ton toń top tor tos
  toś toy toż tóg trą trę tub tuf tui tuj tuk tul tum tup tur tut tuz tuż
  twa twą twe tyć tyj tyk tył tym tyn typ tyr tyś uaz uch ucz uda udo udu
  ued ufa uff ufo uje ujm ula ule ulg uli ulu ulw umb umm upa ups upu upy
  urd urn urt ust uta utą utę uto uty uza uzą uzd uzę uzi uzo uzy wab wad
  wag wal wał wam wan war was wat way waz waż wąs wąż wda web wek wen weń
  wet weź węd węz wić wid wie wig wij wił win wiń wio wir wis wiś wiz woj
  wok won woń wow woź wód wól wół wór wóz wóź wrą wre wrę wsi wte wuj wun
  wyć wyg wyj wyk wył wyr wyż yin yug zad zań zaś ząb zda zek zeł zen zeń
  zer zet zew zez zęz ził zim zin zip zis zje zła złą złe zło złu zły zna
  zol zon zoo zół zui zuj zup zwą zwę zwu zwy zys zyz zza źga źle źli żab
  żad żak żal żar żąć żął żąp żel żem żeń żer żeś żet żęć żga żmą żmę żną
  żnę żon żrą żre żrę żuć żuj żuk żul żuł żup żur żyć żyd żyj żył żyn żyr
  żyt żyw
`);

function split(text: string): string[] {
  return text.trim().split(/\s+/);
}
