/** The dictionary in a worker: what is told while it is fetched, and when it cannot be. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dictionaryFiles } from "../dictionary-files.ts";
import { fetchLexicon } from "../session/worker-lexicon.ts";

/** What the server says of each file; by itself it has none. */
const answers = new Map<string, Promise<Response>>();
const told: (number | undefined)[] = [];
const dictionary = fetchLexicon((share) => told.push(share));

beforeEach(() => {
  answers.clear();
  told.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    const none = new Response(null, { status: 503 });
    return (await answers.get(address)) ?? none;
  });
});
afterEach(() => vi.unstubAllGlobals());

it("is tried again each time it is needed, and not fetched in between", async () => {
  expect(await dictionary.readyFor("letters")).toBe(false);
  expect(told).toEqual([0, undefined]);
  expect(await dictionary.readyFor("letters")).toBe(false);
  expect(told).toEqual([0, undefined, 0, undefined]);
});

it("is still being fetched while one of its files comes although another failed", async () => {
  let come: (words: Response) => void = () => undefined;
  const words = new Promise<Response>((resolve) => (come = resolve));
  answers.set(dictionaryFiles.words, words);
  const isReady = dictionary.readyFor("letters");
  await new Promise((done) => setImmediate(done));
  expect(told).toEqual([0]);
  come(new Response(new Uint8Array(1_000_000)));
  expect(await isReady).toBe(false);
  expect(told).toEqual([0, expect.any(Number), undefined]);
});

it("is not fetched for a game without words", async () => {
  expect(await dictionary.readyFor("nsoe")).toBe(true);
  expect(told).toEqual([]);
});
