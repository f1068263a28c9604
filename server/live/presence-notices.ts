/** Who comes and goes is told a few times a second per table at most, however many they are. */

import type { Bus } from "../bus.ts";
import type { Presence } from "../tables/presence.ts";

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
