// @vitest-environment happy-dom
/** A match on this device that is begun before its page is drawn. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame } from "../game-module.ts";
import { findEntry } from "../games.ts";
import { startLanguageIn } from "../language.ts";
import { beginLocal, begunLocal, takeLocal } from "../pages/local-start.ts";
import type { LocalStart } from "../pages/local-start.ts";

class FakeWorker {
  static started: FakeWorker[] = [];
  readonly heard: unknown[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  terminate(): void {}
}

async function start(): Promise<LocalStart> {
  const entry = findEntry("nsoe");
  if (!entry) throw new Error("There is no nsoe.");
  await startLanguageIn("en");
  const module = await loadGame("nsoe");
  return { mode: "solo", entry, module, language: "en", seed: null };
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a match that is begun before its page is drawn", () => {
  it("is there when the worker has answered, and is taken over once", async () => {
    const solo = await start();
    const begun = beginLocal(solo);
    const [worker] = FakeWorker.started;
    expect(worker?.heard).toMatchObject([{ type: "open", key: "solo/nsoe" }]);
    worker?.onmessage?.({ data: { type: "nothing-saved" } });
    await begun;
    const opened = begunLocal(solo);
    expect(opened?.session.getSnapshot().isReady).toBe(true);
    const taken = takeLocal(solo);
    expect(taken).toBe(opened);
    expect(begunLocal(solo)).toBeUndefined();
    const another = takeLocal(solo);
    expect(another).not.toBe(taken);
    for (const { session, paced } of [taken, another]) {
      paced.close();
      session.close();
    }
  });

  it("does not keep the page waiting for a worker that takes long", async () => {
    const solo = await start();
    vi.useFakeTimers();
    const begun = beginLocal(solo);
    await vi.advanceTimersByTimeAsync(500);
    await begun;
    const { session, paced } = takeLocal(solo);
    expect(session.getSnapshot().isReady).toBe(false);
    paced.close();
    session.close();
  });
});
