/** How wide letters run, and names that are shrunk and broken between words, never cut. */

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** In ems at most: a guess on the safe side, the same on every machine. */
const WIDE = /[mwMWŒÆ@]/;
const CAPITAL = /[A-ZĄĆĘŁŃÓŚŹŻÖÜØÅÍ]/;
const THIN = /[iljftrI'’.,:;|íłŁ\s-]/;

export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (WIDE.test(letter)) ems += 0.86;
    else if (THIN.test(letter)) ems += 0.34;
    else if (CAPITAL.test(letter)) ems += 0.64;
    else ems += 0.54;
  }
  return ems * size;
}

/** The largest size at most `largest` at which the title fits, on as many lines as stand in the height. */
export function fit(
  title: string,
  width: number,
  height: number,
  largest: number,
): Lettering {
  const words = title.split(" ");
  const choices = [1, 2, 3, 4].map((count) => {
    const lines = broken(words, count);
    const widest = Math.max(...lines.map((line) => widthOf(line, 1)));
    const size = Math.min(
      largest,
      width / widest,
      height / (lines.length * 1.08),
    );
    return { lines, size };
  });
  return choices.reduce((best, next) => (next.size > best.size ? next : best));
}

/** How much too wide a line may be guessed to be: the guess is on the safe side. */
const SLACK = 1.14;

/** In letters that can be read: in the usual height, or in as much as it takes; undefined: there is no room for them. */
export function fitLegible(
  title: string,
  room: {
    readonly width: number;
    readonly usual: number;
    readonly most: number;
    readonly largest: number;
  },
  legible: number,
): Lettering | undefined {
  const { width, largest } = room;
  const wanted = fit(title, width, room.usual, largest);
  if (wanted.size >= legible) return wanted;
  const { lines, size } = fit(title, width, room.most, largest);
  if (size * SLACK < legible) return undefined;
  return { lines, size: Math.max(size, legible) };
}

/** The words on at most `count` lines, the longest of them as short as can be. */
function broken(words: readonly string[], count: number): string[] {
  if (count === 1 || words.length === 1) return [words.join(" ")];
  let best: string[] | undefined;
  let least = Infinity;
  for (let first = 1; first < words.length; first += 1) {
    const rest = broken(words.slice(first), count - 1);
    const lines = [words.slice(0, first).join(" "), ...rest];
    const widest = Math.max(...lines.map((line) => widthOf(line, 1)));
    if (widest < least) [best, least] = [lines, widest];
  }
  return best ?? [words.join(" ")];
}
