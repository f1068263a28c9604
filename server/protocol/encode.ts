/** What goes to pages as text: nothing else puts parts of JSON together, so that the compiler sees them all. */

import type {
  DailyDeals,
  DailyEntry,
  SeatStep,
  ServerMessage,
} from "./protocol.ts";

/** A deal that is JSON already: nobody reads and writes it anew for every page. */
interface WrittenEntry extends Omit<DailyEntry, "deal"> {
  readonly json: string;
}

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

/** The answer to GET /api/daily. */
export function encodeDeals(
  head: Omit<DailyDeals, "deals">,
  deals: readonly WrittenEntry[],
): string {
  return withMember(head, "deals", `[${deals.map(entryText).join(",")}]`);
}

function entryText(entry: WrittenEntry): string {
  // What else is known of a deal, such as its best score, is not sent beside it.
  const { day, game, contentVersion, version, json } = entry;
  return withMember({ day, game, contentVersion, version }, "deal", json);
}

/** An object with at least one member, and one more that is JSON already. */
function withMember(object: object, name: string, json: string): string {
  return `${JSON.stringify(object).slice(0, -1)},"${name}":${json}}`;
}
