/** The dictionary on this device: fetched in the background, kept apart from the rest, thrown away when a person asks. */

import { BYTES } from "@stolik/lexicon";
import { dictionaryFiles } from "../dictionary-files.ts";
import { fetchCounted } from "../fetch-counted.ts";
import { readSaved, save } from "../saved.ts";
import { snapshots } from "../snapshots.ts";
import { DICTIONARY } from "./names.ts";

export type KeptDictionary =
  /** Nobody has looked yet. */
  | { readonly type: "unknown" }
  | { readonly type: "absent" }
  /** A share from 0 to 1. */
  | { readonly type: "coming"; readonly share: number }
  | { readonly type: "here" };

export const keptDictionary = snapshots<KeptDictionary>({ type: "unknown" });

export const dictionaryMegabytes = Math.round(BYTES / 1_000_000);

const FILES = Object.values(dictionaryFiles);
const UNWANTED = "dictionaryUnwanted";

/** Looks whether it is here, before it is fetched or where it is not to be. */
export async function lookForDictionary(): Promise<void> {
  if (keptDictionary.get().type !== "unknown" || !("caches" in window)) return;
  const isHere = await isComplete(await caches.open(DICTIONARY));
  if (keptDictionary.get().type === "unknown")
    keptDictionary.set({ type: isHere ? "here" : "absent" });
}

/** In the background, unless it is here, was thrown away, or the person saves data. */
export async function fetchDictionary(): Promise<void> {
  const cache = await caches.open(DICTIONARY);
  if (await isComplete(cache)) return keptDictionary.set({ type: "here" });
  if (readSaved(UNWANTED) !== undefined || savesData()) return;
  await fetchInto(cache);
}

/** A person asked for it. */
export async function wantDictionary(): Promise<void> {
  save(UNWANTED, undefined);
  await fetchInto(await caches.open(DICTIONARY));
}

export async function throwDictionaryAway(): Promise<void> {
  save(UNWANTED, "yes");
  await caches.delete(DICTIONARY);
  keptDictionary.set({ type: "absent" });
}

async function fetchInto(cache: Cache): Promise<void> {
  let received = 0;
  const count = (bytes: number) => {
    received += bytes;
    keptDictionary.set({ type: "coming", share: received / BYTES });
  };
  count(0);
  try {
    for (const file of FILES) {
      const bytes = await fetchCounted(file, count, { priority: "low" });
      await cache.put(file, new Response(bytes));
    }
    await forgetOlder(cache);
    keptDictionary.set({ type: "here" });
  } catch {
    // Without a network; the next visit tries again.
    keptDictionary.set({ type: "absent" });
  }
}

async function isComplete(cache: Cache): Promise<boolean> {
  const found = await Promise.all(FILES.map((file) => cache.match(file)));
  return found.every((response) => response !== undefined);
}

async function forgetOlder(cache: Cache): Promise<void> {
  for (const request of await cache.keys())
    if (!FILES.includes(new URL(request.url).pathname))
      await cache.delete(request);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}
