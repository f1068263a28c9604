/** A game's print: the colours that it lays over those of tokens.css. */

type Colour = `#${string}`;

/** Ground and ink follow the light; what is printed stays as it is. */
const grounds = [
  "paper",
  "paper-raised",
  "ink",
  "ink-soft",
  "line",
  "accent",
  "accent-ink",
] as const;
const prints = [
  "print",
  "print-ink",
  "print-light",
  "print-hot",
  "print-mid",
] as const;

export type Palette = Readonly<
  Record<(typeof grounds)[number], readonly [light: Colour, dark: Colour]> &
    Record<(typeof prints)[number], Colour>
>;

/** The print as a rule of CSS, for all that stands under `data-game`. */
export function paletteRule(game: string, palette: Palette): string {
  const lines = [
    ...grounds.map((name) => {
      const [light, dark] = palette[name];
      return `--${name}: light-dark(${light}, ${dark});`;
    }),
    ...prints.map((name) => `--${name}: ${palette[name]};`),
  ];
  return `[data-game="${game}"] { ${lines.join(" ")} }`;
}
