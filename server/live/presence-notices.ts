/** Changes of presence are told at most a few times a second for each table. */

import type { Bus } from "../bus/bus.ts";
import type { Presence } from "../people/presence.ts";

/** Runs the work after so many milliseconds; returns how to call it off. */
export type Later = (work: () => void, milliseconds: number) => () => void;

/** Returns how to stop. */
export function tellPresence(
  presence: Presence,
  bus: Bus,
  /** In milliseconds. */
  delay: number,
  later: Later = afterTimeout,
): () => void {
  const waiting = new Map<string, () => void>();
  const unlisten = presence.onChange((table) => {
    if (waiting.has(table)) return;
    const tell = () => {
      waiting.delete(table);
      bus.publish(table, { type: "table" });
    };
    waiting.set(table, later(tell, delay));
  });
  return () => {
    unlisten();
    for (const callOff of waiting.values()) callOff();
    waiting.clear();
  };
}

const afterTimeout: Later = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};
