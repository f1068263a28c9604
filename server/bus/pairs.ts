/** Notices as text: pairs of a table and a seq, and nothing else. */

import type { TableNotice } from "./notices.ts";

const PAIR = /^([\w-]+)(?::(\d{1,9}))?$/;

/** As few texts as hold them, none longer than so many bytes. */
export function writePairs(
  notices: readonly TableNotice[],
  mostBytes: number,
): string[] {
  const texts: string[] = [];
  let text = "";
  for (const { table, seq } of notices) {
    const pair = seq === undefined ? table : `${table}:${seq}`;
    if (text.length + 1 + pair.length > mostBytes) {
      texts.push(text);
      text = "";
    }
    text += text === "" ? pair : ` ${pair}`;
  }
  if (text !== "") texts.push(text);
  return texts;
}

/** What is no pair was written by somebody else, and is left out. */
export function readPairs(text: string): TableNotice[] {
  return text.split(" ").flatMap((pair) => {
    const [, table, seq] = PAIR.exec(pair) ?? [];
    if (table === undefined) return [];
    return [seq === undefined ? { table } : { table, seq: Number(seq) }];
  });
}
