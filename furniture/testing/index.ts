/** What the boards' tests share: a match to play, a page to show it on, and the words and imports to look through. */

export { allCome } from "./all-come.ts";
export { BoardMatch } from "./board-match.ts";
export { closeResult, heldBoard, RESULT } from "./held.tsx";
export { dailyShown } from "./daily-shown.tsx";
export { exampleLaws } from "./example-laws.tsx";
export type { Hidden } from "./hidden.ts";
export { hintLaws } from "./hint-laws.ts";
export { lessonLaws } from "./lesson-laws.tsx";
export { markupOf } from "./markup.ts";
export { openBoard } from "./open-board.tsx";
export type { BoardPage } from "./open-board.tsx";
export { PhoneObserver } from "./phone-observer.ts";
export { show } from "./page.ts";
export { reach } from "./reach.ts";
export { endedOf, souvenirOf } from "./souvenir.ts";
export { printFaults } from "./print-laws.ts";
export {
  allTexts,
  alikeTexts,
  bareKeys,
  gameTexts,
  glossaryTexts,
} from "./text-laws.ts";
export { libraryOf } from "./words.ts";
