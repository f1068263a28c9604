/** The testing kit: the laws every game keeps, checked in random matches, those of daily deals, and playing on from a state of one's own. */

export { conformance } from "./conformance.ts";
export { continuedGames } from "./continuing.ts";
export { dailyLaws } from "./daily-laws.ts";
export { goldenGames } from "./golden.ts";
export { judgedGames } from "./judged.ts";
export { laws } from "./laws.ts";
export { playOut } from "./play-out.ts";
export { playing } from "./playing.ts";
export { findViolations } from "./run.ts";
