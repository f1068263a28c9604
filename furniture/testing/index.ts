/** What the boards' tests share: a match to play, a page to show it on, and the words and imports to look through. */

export { BoardMatch } from "./board-match.ts";
export type { Hidden } from "./hidden.ts";
export { openBoard } from "./open-board.tsx";
export type { BoardPage } from "./open-board.tsx";
export { PhoneObserver } from "./phone-observer.ts";
export { reach } from "./reach.ts";
export { printFaults } from "./print-laws.ts";
export {
  allTexts,
  alikeTexts,
  bareKeys,
  gameTexts,
  glossaryTexts,
} from "./text-laws.ts";
export { libraryOf } from "./words.ts";
