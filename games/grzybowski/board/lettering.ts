/** Lettering that fits: names are broken between words and shrunk, never cut. */

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** How wide the letters of our faces run at most, in ems: a guess on the safe side, the same on every machine. */
const WIDE = /[mwMWŒÆ@]/;
const CAPITAL = /[A-ZĄĆĘŁŃÓŚŹŻÖÜØÅÍ]/;
const THIN = /[iljftrI'’.,:;|í ]/;

export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (WIDE.test(letter)) ems += 0.9;
    else if (CAPITAL.test(letter)) ems += 0.7;
    else if (THIN.test(letter)) ems += 0.38;
    else ems += 0.59;
  }
  return ems * size;
}

/** The largest size at most `largest` at which the name fits, on one line or two. */
export function fit(name: string, width: number, largest: number): Lettering {
  const choices = [[name], ...breaks(name)].map((lines) => ({
    lines,
    size: Math.min(
      largest / (lines.length > 1 ? 1.15 : 1),
      ...lines.map((line) => width / widthOf(line, 1)),
    ),
  }));
  return choices.reduce((best, next) => (next.size > best.size ? next : best));
}

function breaks(name: string): string[][] {
  const found: string[][] = [];
  for (const { index, 0: gap } of name.matchAll(/[ -]/g)) {
    const head = name.slice(0, gap === "-" ? index + 1 : index);
    found.push([head, name.slice(index + 1)]);
  }
  return found;
}
