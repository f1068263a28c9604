/**
 * Words that a bot never says and no review shows: vulgar and obscene ones, and slurs.
 *
 * They are words all the same: a player may read them (L15). A family is known by its stem, so that forms which the
 * lists of lexemes lack are in it too; where decent words share the stem, its lexemes are named instead. Decent words
 * that are spelled alike (a pedal, to puff) go with them: missing a few costs a bot nothing. Names of peoples and
 * faiths that are no insult in themselves (arab, żyd) stay.
 */

import type { Lexeme } from "./hunspell.ts";
import { listed } from "./listed.ts";

/** Stems that no decent word has, wherever they stand: wkurwiać, oczojebny. */
const stems = listed(`
  alfons apieprz ażydz burdel chwalidup chędoż czarnuch debil dpieprz ejakul fiut gołodup gudłaj gwałc gówien gówn
  imbecyl jeb kretyn kurdup kurew kurw kutas mamtowdup masturb nekrofil nimfoman onanist onaniz opieprz orgazm ożydz
  pederas pedofil pierd pizd pizg pornob pornod pornof pornog pornok pornol pornom pornos pornow pornoz prostyt
  przepieprz spieprz sukin trzęsidup upieprz wpieprz włazidup ypieprz zdzir zoofil zpieprz złodup zżydz
`);

/** Those that decent words have only further on: chujowy and ochujały, but zakochując. */
const beginnings = listed(`
  bździ chuj cip cwel cycun cycus cygan dup dziwk fakap fakju gówi idioc idiot kacap mongoł murzyn murzyń pedals
  pedałk pieprzen pieprzeń pieprząc rucha$ ruchacie$ ruchaj ruchal rucham$ ruchamy$ ruchan ruchasz ruchać ruchał
  ruchań rzyg sodomi sra sryw szczaj szczal szczan szczać szczał szczań szmaciar szwab żuler żulic żulowa żydokom
  żydomas żydoże żydzen żydzeń żydziak żydziej żydzieć żydzil żydzić żydził żydzą żydzę żydłac
`);

/** Decent words in which such a beginning seems to follow a prefix, or that begin so themselves. */
const decent = listed(`
  ciprofl cyganeri cyganery cyganolo dowcip dupad dupaś dupl dupneg dupond duppoz idiotoodpor onieszcz poduszcz
  poniechuj sekretyn szachuj szczaniec szwaba uszczal wilczypieprz zaniechuj zdziwk
`);

const prefixes = listed(`
  do na nad nade naj nie o ob obe od ode po pod pode pół prze przy roz roze s u w we współ wy wz z za ze
`);

/** Verbs whose stem decent words share; a prefix may stand before them. */
const verbs = listed(`
  pieprznięcie pieprznięty pieprznąwszy pieprznąć pieprzony pieprzyć pieprząc ruchając ruchający ruchanie ruchany
  ruchać szczać
`);

/** Other lexemes of that kind. */
const lexemes = listed(`
  banderowiec brudas bzykanko bękart ciapaty ciota ciotowaty cyc cycasty cycatka cycaty cycek cycka cyckonosz cycuch
  cycuszek cycuś dildo dymanko dymać dziwka fallus homoś huj japoniec jugol kitajec kopulacja kopulować kopulując
  kuciapa kuciapka kurde kurdebele lachociąg lachon ladacznica lafirynda lesba lesbija makaroniarka makaroniarz
  menda mendowaty menel menelka menelski menelstwo mineciarz mineta minetka mongolizm obciągara parch parchaty pedał
  pedałek pedzio penis penisek pepiczek pepiczka pepik polaczek porno puszczalska puszczalski ruchanko skośnooki
  skurczybyk skurczysyn skurczysyństwo sperma suczysko suka sutener sutenerka szczoch szczochy szczyny szkop
  szkopski wieśniara wsiok wydymać zboczeniec zbok żabojad żul żulik żydek
`);

/** Words that we added ourselves, which Hunspell lacks. */
const others = listed(`rzyć rzyci rzycią rzyciom rzyciami rzyciach`);

/** Forms of them that are first of all something else: a summit, an aunt, pepper. */
const spared = new Set(listed(`ciocie pieprz szczycie zaszczycie`));

const prefixed = `(?:${prefixes.join("|")})*`;
const family = new RegExp(
  `${stems.join("|")}|^${prefixed}(?:${beginnings.join("|")})`,
);
const shared = new RegExp(decent.join("|"));
const base = new RegExp(
  `^(?:${prefixed}(?:${verbs.join("|")})|(?:nie)?(?:${lexemes.join("|")}))$`,
);

/** Those of the words that are offensive, by their stem or as a form of a lexeme that is. */
export function offensiveAmong(
  words: ReadonlySet<string>,
  dictionary: Iterable<Lexeme>,
): Set<string> {
  const found = new Set(others.filter((word) => words.has(word)));
  for (const word of words)
    if (family.test(word) && !shared.test(word)) found.add(word);
  for (const lexeme of dictionary)
    if (base.test(lexeme.base) && !shared.test(lexeme.base))
      for (const form of lexeme.forms)
        if (words.has(form) && !spared.has(form)) found.add(form);
  return found;
}
