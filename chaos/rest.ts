/** The end of the play: bots finish their turns, open moves are answered, everybody sees the newest view; or not, and the checker will tell. */

import { pauseFor } from "./clients/client.ts";
import type { Group } from "./clients/group.ts";

const LOOK_EVERY = 100;

/** Waits until nothing new was seen for `atRest` and everybody at a table sees the same, but no longer than `longest`; then all leave. */
export async function comeToRest(
  groups: readonly Group[],
  atRest: number,
  longest: number,
): Promise<void> {
  const began = performance.now();
  let before = "";
  let since = began;
  for (let now = began; now - began < longest; now = performance.now()) {
    const seqs = groups.map(({ seated }) => seated.map((one) => one.seq()));
    const seen = JSON.stringify(seqs);
    if (seen !== before) since = now;
    before = seen;
    const isOne = seqs.every((group) => new Set(group).size <= 1);
    const isAnswered = groups.every(({ seated }) =>
      seated.every((one) => one.isAnswered()),
    );
    if (isOne && isAnswered && now - since > atRest) break;
    await pauseFor(LOOK_EVERY);
  }
  for (const { seated } of groups) for (const one of seated) one.leave();
}
