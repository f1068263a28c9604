/** A log for what visitors can cause at will: one line in a while, with how often it happened. */

export interface RareLog {
  note(): void;
  stop(): void;
}

const MINUTE = 60_000;

/** The first time is written at once, what follows within the period at its end. */
export function rareLog(
  write: (count: number) => void,
  period = MINUTE,
): RareLog {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    if (count === 0) return;
    write(count);
    count = 0;
    timer = setTimeout(tell, period).unref();
  };
  return {
    note() {
      count += 1;
      if (timer === undefined) tell();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
