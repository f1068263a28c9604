/** The testing kit: the laws every game keeps, checked in random matches, and playing on from a state of one's own. */

export { conformance } from "./conformance.ts";
export type { Law, Violation } from "./law.ts";
export { laws } from "./laws.ts";
export type { Plan } from "./plan.ts";
export { playing } from "./playing.ts";
export { findViolations } from "./run.ts";
