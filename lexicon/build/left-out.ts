/**
 * Entries of four letters and more that the spelling list has and a word game must not.
 *
 * All entries of four letters were read, those of five that a list made for word games lacks, and of the longer ones
 * those that stand alone, without an inflected form beside them. What the list itself inflects (drift, driftu, driftem)
 * is a word. Not searched: longer entries that resemble others.
 */

import { listed } from "./listed.ts";

/** Abbreviations written without a stop only because the list drops stops: prof., godz., m.in. */
export const abbreviations: readonly string[] = listed(`
  afaik afair afrik agit aktl amer anat antr apost arch archit artyk artyl artyst asap asmr aspir astrol aust austr
  azerb azjat bibl bosm brit bułg chem chgw chiń chorw chrz cieśn ciśn colog const cosec cosh ctrl cybern czes czyt
  dalm dedyk dekl deleg demogr demokr dent diar diec dopł dosł dost dptr duszp dypl dyrek dyrekt dyryg dyskw dystr
  dziec edyt ekol ekon eksp ekum elbl elektr embr emigr encykl epid esper etiop etnogr etrus etym ewang ewent ewid
  fabr fenic filat filh filol filoz fizj fizjol fonet fonol fotogr fragm ftyz galw gdań geofiz geog geogr geol geom
  germ gimn ginek gliw godz gorz gosp górn grec habil handl hdmi hebr hels hemat hetm histor hiszp hitl holend hondur
  hrab hrad http hutn ibid icht ident ilustr imho imperf impos infl infor init insc insp inst instr instyt irań jedn
  kang kbar kbit kbks kbps kcal kdyn kmdr kmdt kopt kosmet kulin kwat lekcew litew lmao lotn lwow mandż margr mbar
  meks metrol mies minist młodz msgr nacz nadzw nast ndst niedz niem nieorg nieos norw obelż obraźl obud oficj oprac
  oryg pchor pedag peruw plur pocz podk podn podst poet poligr polit posp powt pozn ppanc ppłk ppor ppoż ppułk ppww
  prod prof proj prok prus przeł przen przyd przym przyp pszcz publ rekl rkps rodz rosz rotfl rozdz rozm rozp rozr
  rrso rzem sanskr scil seneg serb sierż słowac socjol specj społ spoż stom stpol stud sufr sygn sześc szkoc szwajc
  śred średn średw środ techn telef telew teol teoret tldr turec turkm turyst tydz uczn uniw uprz urol uzup wachm
  warsz wewn wędk wietn wlkp właśc wojew wsch wulg wydz wyjąt wykrz zach zagr zakł zapł zarz zazw zdrobn zesz zewn
  zjed zool ztcw żarg żegl
`);

/** The same with an ending: biskup, bp, bpem. */
export const inflectedAbbreviations: readonly string[] = listed(`
  abp: abpa abpach abpami abpem abpi abpie abpom abpowi abpów abpy;
  abpstwo: abpstw abpstwa abpstwach abpstwami abpstwem abpstwie abpstwo abpstwom abpstwu;
  bp: bpach bpami bpem bpie bpom bpowi bpów;
  bpstwo: bpstw bpstwa bpstwach bpstwami bpstwem bpstwie bpstwo bpstwom bpstwu;
  ctrl: ctrla ctrlach ctrlami ctrle ctrlem ctrlom ctrlowi ctrlów ctrlu; dca: dcach dcami dcom dców;
  dr: drach drami drem drom drowi drowie drów drzy;
  dztwo: dztw dztwa dztwach dztwami dztwem dztwie dztwo dztwom dztwu;
  kmdr: kmdra kmdrach kmdrami kmdrem kmdrom kmdrowi kmdrowie kmdrów kmdry kmdrze kmdrzy;
  kmdt: kmdci kmdcie kmdta kmdtach kmdtami kmdtem kmdtom kmdtowi kmdtów kmdty;
  mgr: mgra mgrach mgrami mgrem mgrom mgrowi mgrowie mgrów mgry mgrze mgrzy;
  mjr: mjra mjrach mjrami mjrem mjrom mjrowi mjrowie mjrów mjry mjrze mjrzy;
  nr: nrach nrami nrem nrom nrowi nrów nrze; pkt: pkcie pktach pktami pktem pktom pktowi pktów pktu pkty;
  płk: płcy płka płkach płkami płki płkiem płkom płkowi płków płku;
  ppłk: ppłcy ppłka ppłkach ppłkami ppłki ppłkiem ppłkom ppłkowi ppłków ppłku;
  rkps: rkpsach rkpsami rkpsem rkpsie rkpsom rkpsowi rkpsów rkpsu rkpsy; zca: cach cami
`);

/** What the list has of words with a hyphen: the second half of PSL-owski, AK-owiec, UNIX-ista, SMS-ować. */
export const halves: readonly string[] = listed(`
  -cha: chami chom; -cza: czami czom; -ista: ista istach istami istą istę isto istom istów isty;
  -istka: istce istek istka istkach istkami istką istkę istki istko istkom;
  -ować: owania owaniach owaniami owanie owaniem owaniom owaniu owań ując ująca ującą ujące ującego ującej ującemu
  ujący ujących ującym ującymi;
  -owiec: owcem owcowi owców owcu;
  -owski: owscy owska owską owski owskich owskie owskiego owskiej owskiemu owskim owskimi owsko owskości owskościach
  owskościami owskością owskościom owskość owsku;
  -owszczyzna: owszczyzn owszczyzna owszczyznach owszczyznami owszczyzną owszczyznę owszczyzno owszczyznom
  owszczyzny owszczyźnie;
  -wiec: wcach wcami wcem wcom wcowi wców wcze;
  -wski: wscy wska wską wski wskich wskie wskiego wskiej wskiemu wskim wskimi wsko wskości wskościach wskościami
  wskością wskościom wskość wsku
`);

/** Pieces of foreign phrases, each of which the list has as a word of its own: de facto, carpe diem, coup d'état. */
export const foreign: readonly string[] = listed(`
  abricoter abstine abstracto accel acerbum acta acti actori actu actum actus additionality adult aedificas aere
  aetas aeternitatis affaires affinity affirmatim against ager agere aging agreement aide akbar albus alea alechem
  alright altercatio american amis amore amoureuse angoisse angusta animi anni annos annum anserina ante anti antis
  apostolica apostolorum apple application arai aram arcus area arma armis arte artes articulo artificial artis
  asinorum assoluta auctoritas audaces aude audiatur aurea auri autos autre azar badge bain barbe bastardiae beach
  beau beer beginning belli bene beneficiorum beri best better bibendum bien bier billy binge birthday bitch black
  blanc bloc blue boat boeuf bois boisson bonne bonum bouche bourguignonne boys brain brake brasileiro breakfast
  broadcasting brown bulk buru burum buzz cadit caduco caeca caesarea cake call canem cano canonicum capacitas caps
  captandum captatio caput card cardiaca carne carpe carry carte carum case cash castigat catenatus cathedra caule
  cedant censeo cephalicus certi cessans chamomillae changeant chaud cheat cherchez chewing child chop
  christianitatis chuan circenses circumspice clamantis class coca cock code coeli coeptis cognosce cohabitation
  cold coll colla colligendi come comitas commentarii commercial communautaire communities componere compris
  conclusus concreto condicionaliter conditionaliter conducono confessionis consecutio consentire conspiro
  consuetudo consulaire consummatum continuity contradictio contrario cooperation copia coram corda core corn corps
  correctness cosa cosi couch coup cour court coutumier crabrones crash crataegus crazy creator crew crop crucis
  crudo crumenam crus culpa culture cunabulis cuore cura curantur dake danse dark date days dead death defunctis
  delectat delendam delphinum demi dente dentium dernier desipere desperandum despiciant destino determinatio deus
  dicendi dictator dictu diem dies differentia difficile dignitatem discimus disclosure discordia disobedience
  disputandum doces docet domi domo donc doom door dream droit drugs drum dubio dulci dung duobus duties dżiu earth
  easy ecce eggs elegantiarum embarras emendanda emerging empereur enfant entre episcopus eppur erat erectus
  erubescunt esse esto etiam eundo eyes faber face faciebat faciendi facti facto fago faire faites fallacy fame
  fames fast father fati fatuorum faut fecisti fecit femme ferentes ferre ferro fiction fide fidei fidelitatis fidem
  fides fieri fifty fiki fiku fines fire first fish flame flat flos flow fluctuant foederis foie fond foot force
  fortiori forts found fragaria fratelli frei friendliness frigiditas froid frou fuck fudit fuku funiculaire fuoco
  furry game ganz gape gate gaudium geki genocide gens gentilhomme genus gesta geste ghost giorno girl glabra
  gliscit glycyrrhiza goal goodbye gothic gras grass grattez grey grind grrrl gustibus habemus haben habet hace
  haeret hair hands handshake happy harassement hard haut haute head hear heisst helichrysum high hinc hind hold
  homme honky horae hors horse hour hours hully humaine human hunt huru hystericus iacet iacta ianuis ideae igne igni
  ignorabimus ignoramus ignoratio illo incredibile incumbit incunabulis indignati infantium infidelium innatae input
  instantiae intellectum intelligence intelligunt inter interdite interreptus interruptus ipsa ipse ipsissima ipso
  ipsum irae irremeabilis isolation itur iudicabo iudicium iurare iure iuris iustitias jitsu joice jokes jour juste
  keep kids kings kite knock know kung labor labuntur laesae laissez lait language last late latet laude laudetur
  lawn least leben lege legem leges legis legno legum leonurus lettres leurs liber libet libitum libre libri
  librorum licentia licet life line linea lines liposuction listening litigantibus litterarum loci loss lost loyalty
  lucky lucri ludus lupum lusus macabre macht macte made mades magazine magni maiestaticus maine maior maison
  majority make mala male malesuada malis manet manu manum mare mari mass masse masterpiece mater matricaria
  matrimonium matter measure mecum medio mediocritas mehr melo melting menyanthes meos mergitur merit metuant middle
  mihi miku milky mille miser misericordiam missa misz mode monde monte mood more mori moriendi mort morte moutons
  multa multi multorum mundi murt music must mutabile mutandis mutatis muti myrtillus mystica nach name nascendi nati
  natum natus nauseam necessarium necessitas nefas negationis neko nemo night nightmare nigra nihil nisi nobis
  noblesse nocet noirs nolens noli nomen nosce noso notam notre nous null nulla number nummos nunc obiit objet
  oboedientia obscurius obsta oculi oderint oeconomicus oeil offensionis oles olet omne omnes omni omnis once only
  onus operation opere orationis orbi osko ossa ouden oyunu page pages pair pakum panis panta pants pantsach pantsami
  pantsom papae papam pape paper pares pari paribus parit partibus pasaran paso pathetic patitur paupertatis pays
  pectoris pecunia pede pedes peep peer pense people percutant perdittissima perdonato perennius pereo periculum
  petra philologorum philosophorum phone photo phrase pick pied pipe piperita plane plea pleno plug plume pluribus
  poisson poll posse possibile possumus poste potentilla pour praemissis praemittendis praemonitus praemunitus
  praestanda praesumptio praetoria press pretium price pride principaliter probatio probe prodigus profondo
  prohibitorum prosperity puellae puero puerorum pull punching pupillam pure purus push raising ranz rationale ratum
  read ready recherche recta reductio regum relations release religiosus rencontrent reprendere repromissionis rerum
  resonat resources rest restitutio rhei ride ridentem rien right riki riot riprendere rira rites roman rooms roots
  rosea royce rumi rzad saeculorum saepe sais sakum sales salis salus sanctitatis sanctorum sang sanguinis sano sans
  santo scan scandaleuse schlagfertig scire scrambled secret sectio seki self sene sense sententiae serpyllum
  session shaggy shar share shih short shows shui siccus sign signatum similibus simplicitas sind sing sint slow
  slut small smiling smoky soap societas solus sono sont sophisticated souci sound sourds sous space specifica
  spectatores spero stantibus stars state station store stories stramonium studiorum study subsidium success suey
  sufficit sugar suis suits sulphur summarum sunt superflua surprise surround sursum sustine suum taedium tant tape
  tarde tease tema temps tenue tergo terminorum terms terrent terrible teutonicus than think thinking tibi tien time
  timeo tino togae tohu toke topes tops touch tours tout tractantur trade traditore traduttore trahunt treuga
  triginta trita trium trois turismo tussillago tutissimus tutte tuus twoju tyrannus ukiyo unda unius unum unus
  uomini uomo upon upper urbe urbi urbis urbs urticatio user usum utile utinam wabohu wags wait waste welcome weri
  west wętu what white wild wine wire wishful witch with women workstation world writing yama yellow young zollfrei
`);

/** Nouns of three letters that we cannot name, with all their forms. */
export const nameless: readonly string[] = listed(`
  an: anach anami anem anie anom anowi; bap: bapach bapami bapem bapie bapom bapowi bapów bapu bapy;
  defa: defa defach defami defą defę defie defo defom defy; in: inach inami inem inom inowi inów;
  laj: laja lajach lajami laje lajem lajom lajowi lajów laju; łak: łaka łakach łakami łaki łakiem łakowi łaków łaku;
  mia: miach miami miom; mot: mocie motach motami motem motom motowi motów motu moty;
  muka: muka mukach mukami muką mukę muki muko mukom; nec: neca necach necami necem necom necowi neców necu;
  nęk: nękach nękami nęki nękiem nękom nękowi nęków nęku; nog: nogiem nogowi nogów nogu;
  pei: peia peiach peiami peie peiem peiom peiowi peiów peiu; ray: raya rayem rayowi rayu;
  toi: toia toiach toiami toie toiem toiom toiowi toiów toiu;
  way: waya wayach wayami waye wayem wayom wayowi wayów wayu
`);

/** Names that the list also writes small; no common sense of theirs was found. */
export const names: readonly string[] = listed(`
  Włochy: włochach włochami włochom włochów włochy;
  Zeus: zeus zeusa zeusach zeusami zeusem zeusie zeusom zeusów zeusy
`);

/** Words drawn out in writing. */
export const drawls: readonly string[] = listed(`
  baaardzo bzzz chrr ćśśś frrr hauu hauuu hmmm niee nieee nooo psss psst taaa taaak taak trrr tsss
`);
