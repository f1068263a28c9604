/** What a request makes its answer depend on: whether its reader has it already, and which part is missing (RFC 9110, 13 and 14). By tags alone: all files of a build have one date. */

import type { IncomingHttpHeaders } from "node:http";

/** In bytes; both ends belong to it. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

const tags = /(?:W\/)?"[^"]*"/g;
const oneRange = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/** Whoever names what it expects would rather have nothing than anything else. */
export function isExpected(headers: IncomingHttpHeaders, tag: string): boolean {
  const wanted = headers["if-match"];
  return wanted === undefined || wanted === "*" || tagsIn(wanted).has(tag);
}

/** A tag made weak still tells: a proxy does so when it packs an answer in its own way. */
export function isKnown(headers: IncomingHttpHeaders, tag: string): boolean {
  const known = headers["if-none-match"] ?? "";
  const names = tagsIn(known);
  return known === "*" || names.has(tag) || names.has(`W/${tag}`);
}

/** The rest is of use only to whoever has the beginning of these very bytes, which neither a weak tag nor a date can tell. */
export function ifRangeHolds(
  headers: IncomingHttpHeaders,
  tag: string,
): boolean {
  const known = headers["if-range"];
  return known === undefined || known === tag;
}

/** Nothing if the header has to be ignored; several parts at once are not sent. */
export function partOf(
  header: string,
  size: number,
): Part | "beyond" | undefined {
  const [, first, last] = oneRange.exec(header) ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? Infinity : Number(last);
  if (start > end) return undefined;
  if (start >= size) return "beyond";
  return { start, end: Math.min(end, size - 1) };
}

function tagsIn(header: string): ReadonlySet<string> {
  return new Set(header.match(tags));
}
