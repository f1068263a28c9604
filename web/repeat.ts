/** Asking again what the server could not do just now, after growing, uneven pauses; and whether anything is being asked again. */

import type { Refusal, Result } from "@stolik/kernel";
import { pause } from "./pause.ts";
import { snapshots } from "./session/snapshots.ts";

/** About twenty seconds: then a person decides whether to go on trying. */
const ATTEMPTS = 8;

/** The first repeat helps most often, and passes unnoticed. */
const QUIET_ATTEMPTS = 1;

/** How many things are being asked again and again. */
export const repeating = snapshots(0);

/** Whether the server will do later what it refused: its store failed, and nothing is broken. */
export function isUnavailable({ code }: Refusal): boolean {
  return code === "unavailable";
}

/** For what may be asked twice and be done once. */
export async function repeat<Value>(
  ask: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const again = repeater();
  try {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask();
      if (answer.ok || !isUnavailable(answer.refusal) || attempt === ATTEMPTS)
        return answer;
      await new Promise<void>((resolve) => again.later(resolve));
    }
  } finally {
    again.end();
  }
}

export interface Repeater {
  /** Does it after a pause, longer each time until `end`. */
  later(act: () => void): void;
  /** It was answered, or nobody asks any more. */
  end(): void;
}

export function repeater(): Repeater {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later(act) {
      clearTimeout(timer);
      if (attempts === QUIET_ATTEMPTS) repeating.set(repeating.get() + 1);
      timer = setTimeout(act, pause(attempts, Math.random()));
      attempts += 1;
    },
    end() {
      clearTimeout(timer);
      if (attempts > QUIET_ATTEMPTS) repeating.set(repeating.get() - 1);
      attempts = 0;
    },
  };
}
