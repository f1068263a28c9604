/** A message to a page as text: nothing else writes one, so that the compiler sees them all. */

import type { ServerMessage } from "./protocol.ts";

export function encode(message: ServerMessage): string {
  return JSON.stringify(message);
}
