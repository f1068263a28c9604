/** Files of the built app as they are opened: in the copy that is liked best, under a tag of its own bytes. */

import { isObject, isOneOf } from "@stolik/kernel";
import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Encoding } from "./accept-encoding.ts";

export interface BuiltFile {
  /** Whoever was given it closes it. One build replaces another while files are sent: what is open stays what it was. */
  readonly handle: FileHandle;
  readonly encoding: Encoding;
  readonly size: number;
  /** Strong: other bytes, of another encoding or language too, have another. */
  readonly tag: string;
}

export type OpenFile = (
  name: string,
  encodings: readonly Encoding[],
) => Promise<BuiltFile | undefined>;

const endings: Readonly<Record<Encoding, string>> = {
  br: ".br",
  gzip: ".gz",
  identity: "",
};

/** Tags kept: several times what a build has. Names of builds before are forgotten with the rest. */
const MOST_TAGS = 4000;

const missing = ["EISDIR", "ENAMETOOLONG", "ENOENT", "ENOTDIR"] as const;

interface KnownTag {
  readonly stamp: string;
  readonly tag: Promise<string>;
}

export function builtFiles(folder: string): OpenFile {
  const tags = new Map<string, KnownTag>();

  /** Read once, when it is first asked for, and again when it has been replaced. */
  function tagOf(handle: FileHandle, path: string, stat: Stats) {
    const { ino, size, mtimeMs, ctimeMs } = stat;
    const stamp = [ino, size, mtimeMs, ctimeMs].join();
    const known = tags.get(path);
    if (known?.stamp === stamp) return known.tag;
    if (tags.size >= MOST_TAGS) tags.clear();
    const tag = tagFrom(handle);
    tags.set(path, { stamp, tag });
    tag.catch(() => tags.delete(path));
    return tag;
  }

  return async (name, encodings) => {
    for (const encoding of encodings) {
      const path = join(folder, name + endings[encoding]);
      const handle = await openIfThere(path);
      if (!handle) continue;
      try {
        const stat = await handle.stat();
        if (stat.isFile()) {
          const tag = await tagOf(handle, path, stat);
          return { handle, encoding, size: stat.size, tag };
        }
      } catch (error) {
        await handle.close();
        throw error;
      }
      await handle.close();
    }
    return undefined;
  };
}

/** Nothing where there is no such file. */
async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    const code = isObject(error) ? error.code : undefined;
    if (isOneOf(code, missing)) return undefined;
    throw error;
  }
}

async function tagFrom(handle: FileHandle): Promise<string> {
  const hash = createHash("sha256");
  const bytes = handle.createReadStream({ start: 0, autoClose: false });
  for await (const chunk of bytes) hash.update(chunk as Buffer);
  return `"${hash.digest("base64url").slice(0, 22)}"`;
}
