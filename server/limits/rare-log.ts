/** A log for what visitors can cause at will: one line in a while, with how often it happened and the latest of it. */

export interface RareLog<Detail = void> {
  note(latest: Detail): void;
  /** Writes what has not been written; what is noted from now on is written at once. */
  stop(): void;
}

interface Noted<Detail> {
  readonly count: number;
  readonly latest: Detail;
}

const MINUTE = 60_000;

/** The first time is written at once, what follows within the period at its end. */
export function rareLog<Detail = void>(
  write: (count: number, latest: Detail) => void,
  period = MINUTE,
): RareLog<Detail> {
  let noted: Noted<Detail> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const tell = () => {
    timer = undefined;
    if (!noted) return;
    write(noted.count, noted.latest);
    noted = undefined;
    if (!isStopped) timer = setTimeout(tell, period).unref();
  };
  return {
    note(latest) {
      noted = { count: (noted?.count ?? 0) + 1, latest };
      if (timer === undefined) tell();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      tell();
    },
  };
}
