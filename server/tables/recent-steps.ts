/** The latest steps of one viewer as they were sent, kept so that a short absence costs neither a read nor a fold. */

/** A message of one step; or of several, with one patch for all of them. */
export interface RecentStep {
  /** The seq it follows: only a page that is there can use it. */
  readonly from: number;
  readonly seq: number;
  readonly message: string;
  /** Whether its last step carries a digest. */
  readonly isChecked: boolean;
}

export interface RecentSteps {
  /** Oldest first, each following the one before. */
  readonly kept: RecentStep[];
  characters: number;
}

/** How many moves are told one by one; whoever missed more gets the whole view. */
export const MOST_MOVES = 32;
/** A hall has thousands of tables, each with several viewers. */
const MOST_CHARACTERS = 6_000;

export function noSteps(): RecentSteps {
  return { kept: [], characters: 0 };
}

/** The latest is always kept: those who watch are about to be sent it. */
export function keepStep(recent: RecentSteps, step: RecentStep): void {
  const { kept } = recent;
  kept.push(step);
  recent.characters += step.message.length;
  for (;;) {
    const [oldest] = kept;
    if (!oldest || oldest === step || isFit(recent, step.seq - oldest.from))
      return;
    kept.shift();
    recent.characters -= oldest.message.length;
  }
}

/** The messages that lead on from there; undefined where they are no longer kept. */
export function stepsAfter(
  { kept }: RecentSteps,
  from: number,
): readonly RecentStep[] | undefined {
  const index = kept.findIndex((step) => step.from === from);
  return index < 0 ? undefined : kept.slice(index);
}

export function stepsMessage(table: string, steps: readonly string[]): string {
  return `${opening(table)}${steps.join(",")}${CLOSING}`;
}

/** Several such messages as one; the digest is of what they lead to. */
export function joinMessages(
  table: string,
  messages: readonly RecentStep[],
  digest: () => string,
): string {
  const start = opening(table).length;
  const steps = messages.map(({ message }) =>
    message.slice(start, -CLOSING.length),
  );
  const last = steps.pop() ?? "";
  const isChecked = messages.at(-1)?.isChecked ?? false;
  const checked = isChecked
    ? last
    : `${last.slice(0, -1)},"digest":"${digest()}"}`;
  return stepsMessage(table, [...steps, checked]);
}

function opening(table: string): string {
  return `{"v":1,"type":"steps","table":"${table}","steps":[`;
}

const CLOSING = "]}";

function isFit({ characters }: RecentSteps, moves: number): boolean {
  return moves <= MOST_MOVES && characters <= MOST_CHARACTERS;
}
