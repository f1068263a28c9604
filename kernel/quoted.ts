/** Texts as JSON, each written once: states have few names and values, and the same ones with every move. */

const known = new Map<string, string>();
const MOST = 1_000;
/** Longer ones are hardly ever the same. */
const LONGEST = 40;

export function quoted(text: string): string {
  if (text.length > LONGEST) return JSON.stringify(text);
  const before = known.get(text);
  if (before !== undefined) return before;
  const json = JSON.stringify(text);
  if (known.size < MOST) known.set(text, json);
  return json;
}
