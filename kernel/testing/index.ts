/** The testing kit: the laws every game keeps, checked in random matches, and playing on from a state of one's own. */

export { conformance } from "./conformance.ts";
export { goldenGames } from "./golden.ts";
export { laws } from "./laws.ts";
export { playing } from "./playing.ts";
export { findViolations } from "./run.ts";
