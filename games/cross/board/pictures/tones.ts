/** The inks of the pictures, and how a picture is written down: tone and outline, from back to front. */

const tones = [
  "sky",
  "sun",
  "far",
  "mid",
  "near",
  "light",
  "hot",
  "water",
  "line",
  "ink",
] as const;
type Tone = (typeof tones)[number];

/** One cut of paper: SVG path data in a picture 100 wide and 76 high. */
export type Cut = readonly [tone: Tone, d: string];

export type Picture = readonly Cut[];

export const WIDTH = 100;
export const HEIGHT = 76;
