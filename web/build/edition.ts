/** Names a build after what is in it: a page learns by the name whether the server, or what waits in the browser, is another one. */

/** As it stands in index.html; while the app is worked on it says nothing. */
const MARK = '<meta name="edition" content="" />';
const LENGTH = 16;

export async function editionOf(parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(parts.join("\0"));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Buffer.from(hash).toString("hex").slice(0, LENGTH);
}

export function withEdition(html: string, edition: string): string {
  if (!html.includes(MARK)) throw new Error("A page has no edition.");
  return html.replace(MARK, MARK.replace('""', `"${edition}"`));
}
