/**
 * Entries of four letters and more that the spelling list has and a word game must not.
 *
 * Picked by eye among the entries of four to six letters that end in a consonant and that Hunspell does not inflect;
 * those that the list itself inflects (drift, driftu, driftem) are words and were put back. Not searched: longer
 * entries, and those that end in a vowel.
 */

/** Abbreviations written without a stop only because the list drops stops: prof., godz., m.in. */
export const abbreviations: readonly string[] = split(`
  agit aktl amer anat antr asap asmr aust bibl brit bułg ciśn czyt diar dost dypl edyt ekol ekon
  eksp elbl embr epid ewid fabr ftyz galw geog geol gimn gliw gorz gosp godz grec hebr hels hitl hrab
  hutn ibid icht infl init insc insp inst intr jedn kang kbar kbit kcal kdyn komb kwat lotn mbar meks mies   nast nacz norw oryg plur pocz podk podn posp powt pozn ppor ppoż prod prof prok publ rekl rosz rozp rozr scil
  spoż stud sufr sygn śred teol tydz uczn uniw uprz urol uzup używ wewn wulg wydz zacz zagr zarz zazw zesz zewn
  zool żarg żegl afaik afair afrik apost artyk artyl aspir austr azerb azjat chorw ciemn cieśn colog const dedyk
  deleg dyrek dyskw dystr emigr ewang ewent filat filol filoz fonet geogr hiszp ident infor instr lekcew
  litew margr młodz nadzw niedz nieos oprac pchor pedag peruw pierw podst ppanc ppułk przen przyd przyp rotfl rozdz
  sierż sześc szkoc ścież średn średw stpol telef telew techn turec warsz wietn właśc wojew wyjąt wykrz
  zaobl archit artyst astrol cybern demogr demokr dyrekt elektr encykl etnogr fizjol fotogr geofiz holend hondur
  histor ilustr imperf instyt kosmet metrol minist nieorg obraźl poligr sanskr słowac socjol szwajc
  teoret turyst zdrobn http
`);

/** Pieces of foreign phrases, each of which the list has as a word of its own: fair play, de facto, coup d'état. */
export const foreign: readonly string[] = split(`
  amis beer best bien bloc boat bois boys bulk buzz call caps card chop cock cold coll corn coup cour
  crew crop damn dark days dead deus donc door eggs eyes fair fast faut flat flow foot fuck girl goal
  hair hard haut head hear hinc hold hors hour hunt jour keep kids know lait last lawn loss lost mass mehr mood
  must nous null nunc oeil pair pays peep peer pick pied plug poll pour pull read rest rien riot sais
  sang sans scan self sign sing slow slut soap sont sous suis sunt than tien tops tout upon user wait west
  what wild accel actus adult aging annos arcus armis artes artis black blanc boeuf brain brown
  cadit child class corps court chaud docet droit drugs eppur faber fames fecit fides fines
  finis first forts found froid fudit ghost grass grind haben habet hands hours human iacet input
  iuris jokes kings knock labor latet least leben leges legis leurs liber libet licet lines ludus lusus macht maior
  manet mater merit music nefas night nihil nobis nocet nomen obiit objet omnes omnis pages pants paper pares
  pedes press right rites rooms roots sales salis salus short shows small snack solus sound stars   sugar suits tacet temps terms think tours trois unius upper urbis women world young
`);

function split(text: string): string[] {
  return text.trim().split(/\s+/);
}
