/** Asking again what the server could not do just now, after growing, uneven pauses; and whether anything is being asked again. */

import type { Refusal, Result } from "@stolik/kernel";
import { pause } from "./pause.ts";
import type { AppCode } from "./refusals.ts";
import { snapshots } from "./snapshots.ts";

/** About twenty seconds: then a person decides whether to go on trying. */
const ATTEMPTS = 8;

/** The first repeat helps most often, and passes unnoticed. */
const QUIET_ATTEMPTS = 1;

/** How many things are being asked again and again. */
export const repeating = snapshots(0);

/** Whether asking again may help: the server could not do it just now, or did not answer although there is a network. */
function isWorthRepeating(refusal: Refusal): boolean {
  if (refusal.code === ("no-connection" satisfies AppCode))
    return navigator.onLine;
  return isUnavailable(refusal);
}

/** Whether the server will do later what it refused: its store failed, and nothing is broken. */
export function isUnavailable({ code }: Refusal): boolean {
  return code === ("unavailable" satisfies AppCode);
}

/** For requests that may be sent twice and are done once. */
export async function repeat<Value>(
  ask: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const again = repeater();
  try {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask();
      if (answer.ok || attempt === ATTEMPTS) return answer;
      if (!isWorthRepeating(answer.refusal)) return answer;
      await new Promise<void>((resolve) => again.later(resolve));
    }
  } finally {
    again.end();
  }
}

export interface Repeater {
  /** Does it after a pause, longer each time until `end`. */
  later(act: () => void): void;
  /** It was answered, or is no longer wanted. */
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
