/** The parts of a board by the data attributes they are drawn with, such as `card=roma` or `grid=0 cell=12`. */

/** As a selector. */
export function selectorOf(part: string): string {
  return part
    .split(" ")
    .map((name) => {
      const [attribute = "", value] = name.split("=");
      return value === undefined
        ? `[data-${attribute}]`
        : `[data-${attribute}="${value}"]`;
    })
    .join(" ");
}

/** A part of a board by the data attributes that it and what is around it are drawn with, such as `card` or `cell`. */
export type Part = Readonly<Record<string, string | undefined>>;

/** The names of whatever is pointed at: the nearest element's win over those around it. */
export function partAt(element: Element, within: Element): Part {
  const found: Record<string, string> = {};
  for (
    let at: Element | null = element;
    at && at !== within;
    at = at.parentElement
  )
    for (const { name, value } of at.attributes)
      if (name.startsWith("data-")) found[name.slice(5)] ??= value;
  return found;
}

/** What of a board is chosen and then laid, played or moved by. */
export const CHOSEN = "[data-card], [data-slot], [data-die]";
