/** A message to a page as text: nothing else writes one, so that the compiler sees them all. */

import type { SeatStep, ServerMessage } from "./protocol.ts";

/** What closes the last step, the steps and the message. */
const END = "}]}";

export function encode(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** The message of some steps, of which the last has a patch that is JSON already. */
export function encodeSteps(
  table: string,
  steps: readonly Omit<SeatStep, "patch">[],
  patch: string | undefined,
): string {
  const text = encode({ v: 1, type: "steps", table, steps });
  if (patch === undefined) return text;
  return `${text.slice(0, -END.length)},"patch":${patch}${END}`;
}
