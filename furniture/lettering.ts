/** Lettering that fits: names are broken between words and shrunk, never cut. */

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** How wide a face's letters run at most, in ems: a guess on the safe side, the same on every machine. */
export interface Face {
  readonly wide: number;
  readonly capital: number;
  readonly thin: number;
  readonly other: number;
}

const TEXT: Face = {
  wide: 0.88,
  capital: 0.66,
  thin: 0.36,
  other: 0.56,
};

/** It runs wider than the plain one. */
export const DISPLAY: Face = wider(TEXT, 1.08);

/** Whatever face a picture finds on the machine that draws it, where the page's own is out of reach. */
export const ANY: Face = wider(TEXT, 1.3);

/** No letter is smaller on the screen, in pixels. */
const SMALLEST = 11;

/** How high letters are at least in a drawing, by how many units it is wide and how many pixels it is seen wide. */
export function legibleIn(units: number, pixels: number): number {
  return Math.ceil((10 * SMALLEST * units) / pixels) / 10;
}

/** From one baseline to the next, in ems. */
export const LEADING = 1.04;

export interface Room {
  readonly width: number;
  readonly height: number;
  /** The largest size that is ever needed. */
  readonly largest: number;
  /** How many lines at most. */
  readonly lines: number;
}

const WIDE = /[mwMWŒÆ@]/;
const CAPITAL = /[A-ZĄĆĘŁŃÓŚŹŻÖÜØÅÍČ]/;
const THIN = /[iljftrI'’.,:;|í′\s]/;

export function widthOf(text: string, size: number, face = TEXT): number {
  let ems = 0;
  for (const letter of text) {
    if (WIDE.test(letter)) ems += face.wide;
    else if (CAPITAL.test(letter)) ems += face.capital;
    else if (THIN.test(letter)) ems += face.thin;
    else ems += face.other;
  }
  return ems * size;
}

/** The largest size at which the name fits, on as few lines as that takes. */
export function fit(name: string, room: Room, face = TEXT): Lettering {
  const choices = breaks(name, room.lines).map((lines) => ({
    lines,
    size: Math.min(
      room.largest,
      room.height / (lines.length * LEADING),
      ...lines.map((line) => room.width / widthOf(line, 1, face)),
    ),
  }));
  return choices.reduce((best, next) =>
    next.size > best.size + 0.01 ? next : best,
  );
}

/** What SVG needs to set a line narrower, where it is too long for its room at this size. */
export function narrowed(
  line: string,
  size: number,
  width: number,
  face = TEXT,
): { readonly textLength?: number; readonly lengthAdjust?: string } {
  return widthOf(line, size, face) > width
    ? { textLength: width, lengthAdjust: "spacingAndGlyphs" }
    : {};
}

/** Every way to break a name between words or after a hyphen, the whole name first. */
function breaks(name: string, most: number): string[][] {
  const found = [[name]];
  if (most < 2) return found;
  for (const { index, 0: gap } of name.matchAll(/[ -]/g)) {
    const head = name.slice(0, gap === "-" ? index + 1 : index);
    for (const rest of breaks(name.slice(index + 1), most - 1))
      found.push([head, ...rest]);
  }
  return found.toSorted((one, other) => one.length - other.length);
}

function wider(face: Face, times: number): Face {
  return {
    wide: face.wide * times,
    capital: face.capital * times,
    thin: face.thin * times,
    other: face.other * times,
  };
}
