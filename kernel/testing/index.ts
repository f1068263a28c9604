/** The conformance kit: the laws every game keeps, checked in random matches. */

export { conformance } from "./conformance.ts";
export type { Law, Violation } from "./law.ts";
export { laws } from "./laws.ts";
export type { Plan } from "./plan.ts";
export { findViolations } from "./run.ts";
