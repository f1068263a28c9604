/** Which encodings of an answer its reader accepts, the one it likes best first (RFC 9110, 12.5.3). */

/** The smallest first: which is taken where a reader likes them equally. */
const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** What is not spoken of is still accepted as it is, but liked less than anything that is. */
const UNSPOKEN = 0.0001;
const member = /^([^\s;]+)(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/;

/** None if its reader refuses them all; what is sent then is still to be the answer as it is. */
export function acceptedEncodings(
  header: string | undefined,
): readonly Encoding[] {
  const weights = weightsIn(header ?? "");
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ??
    weights.get("*") ??
    (encoding === "identity" ? UNSPOKEN : 0);
  return encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}

function weightsIn(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const text of header.toLowerCase().split(",")) {
    const [, name, weight = "1"] = member.exec(text.trim()) ?? [];
    // RFC 9110, 8.4.1.3: an older name of the same.
    if (name) weights.set(name === "x-gzip" ? "gzip" : name, Number(weight));
  }
  return weights;
}
