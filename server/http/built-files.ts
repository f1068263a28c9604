/** Files of the built app, kept in memory: in the copy that is liked best, under a tag of its own bytes. */

import { isObject, isOneOf } from "@stolik/kernel";
import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Encoding } from "./accept-encoding.ts";

export interface BuiltFile {
  /** All of one moment, and of the tag, whatever has replaced the file since. */
  readonly bytes: Buffer;
  readonly encoding: Encoding;
  /** Strong: other bytes, of another encoding or language too, have another. */
  readonly tag: string;
}

export type ReadBuilt = (
  name: string,
  encodings: readonly Encoding[],
) => Promise<BuiltFile | undefined>;

const endings: Readonly<Record<Encoding, string>> = {
  br: ".br",
  gzip: ".gz",
  identity: "",
};

/** In bytes: three times what a build has. What was asked for longest ago, as of a build before, is forgotten first. */
const MOST_KEPT = 32 * 1024 * 1024;

const missing = ["EISDIR", "ENAMETOOLONG", "ENOENT", "ENOTDIR"] as const;

type Content = Pick<BuiltFile, "bytes" | "tag">;

interface Kept {
  /** Another once the file has been replaced. */
  readonly stamp: string;
  readonly size: number;
  readonly content: Promise<Content>;
}

/** A file is open only while it is read: what is sent slowly, or to nobody any more, holds none. */
export function builtFiles(folder: string, mostKept = MOST_KEPT): ReadBuilt {
  /** What was asked for last stands last. */
  const kept = new Map<string, Kept>();
  let size = 0;

  function keep(path: string, file: Kept): void {
    forget(path);
    kept.set(path, file);
    size += file.size;
    for (const oldest of kept.keys()) {
      if (size <= mostKept) return;
      forget(oldest);
    }
  }

  function forget(path: string): void {
    size -= kept.get(path)?.size ?? 0;
    kept.delete(path);
  }

  /** Whoever asks while it is read waits for the same bytes. */
  function contentOf(path: string, stats: Stats): Promise<Content> {
    const stamp = stampOf(stats);
    const known = kept.get(path);
    if (known?.stamp === stamp) {
      keep(path, known);
      return known.content;
    }
    const content = readContent(path);
    const file = { stamp, size: stats.size, content };
    keep(path, file);
    content.catch(() => {
      if (kept.get(path) === file) forget(path);
    });
    return content;
  }

  return async (name, encodings) => {
    for (const encoding of encodings) {
      const path = join(folder, name + endings[encoding]);
      const stats = await unlessMissing(stat(path));
      if (!stats?.isFile()) continue;
      const content = await unlessMissing(contentOf(path, stats));
      if (content) return { ...content, encoding };
    }
    return undefined;
  };
}

function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [ino, size, mtimeMs, ctimeMs].join();
}

async function readContent(path: string): Promise<Content> {
  const bytes = await readFile(path);
  const hash = createHash("sha256").update(bytes).digest("base64url");
  return { bytes, tag: `"${hash.slice(0, 22)}"` };
}

async function unlessMissing<Value>(
  work: Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    const code = isObject(error) ? error.code : undefined;
    if (isOneOf(code, missing)) return undefined;
    throw error;
  }
}
