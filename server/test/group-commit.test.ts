/** Writes that arrive together share one commit, and none is answered before it. */

import { CompiledQuery } from "kysely";
import { expect, it, vi } from "vitest";
import { Unkeepable } from "../store/damage.ts";
import { groupCommit } from "../store/group-commit.ts";
import type { Commit, Write } from "../store/group-commit.ts";

const write = (text: string): Write => [CompiledQuery.raw("put", [text])];
const textsOf = (writes: readonly Write[]) =>
  writes.map(([{ parameters }]) => String(parameters[0]));

/** A database that commits when it is told to. */
function slowDatabase() {
  const commits: string[][] = [];
  const started: (() => void)[] = [];
  const commit: Commit = async (writes) => {
    await new Promise<void>((resolve) => started.push(resolve));
    commits.push(textsOf(writes));
    return writes.map(() => true);
  };
  const release = async () => {
    await vi.waitFor(() => expect(started).toHaveLength(1));
    started.pop()?.();
  };
  return { commit, commits, started, release };
}

/** A database that takes everything but one, and counts how often it was asked. */
function pickyDatabase(bad: string) {
  const durable: string[] = [];
  const commit = vi.fn<Commit>((writes) => {
    const texts = textsOf(writes);
    if (texts.includes(bad)) return Promise.reject(new Error("too large"));
    durable.push(...texts);
    return Promise.resolve(texts.map((text) => text !== "lost"));
  });
  return { commit, durable };
}

it("acknowledges after the commit, never before", async () => {
  const { commit, commits, started, release } = slowDatabase();
  const group = groupCommit(commit);
  const answered: string[] = [];
  const all = ["a", "b", "c"].map(async (text) => {
    await group.write(...write(text));
    answered.push(text);
  });
  await vi.waitFor(() => expect(started).toHaveLength(1));
  expect(answered).toEqual([]);
  await release();
  await Promise.all(all);
  expect(answered).toEqual(["a", "b", "c"]);
  expect(commits).toEqual([["a", "b", "c"]]);
});

it("what arrives during a commit gathers for the next", async () => {
  const { commit, commits, started, release } = slowDatabase();
  const group = groupCommit(commit);
  const first = group.write(...write("a"));
  await vi.waitFor(() => expect(started).toHaveLength(1));
  const rest = ["b", "c", "d"].map((text) => group.write(...write(text)));
  await release();
  await first;
  await release();
  await Promise.all(rest);
  expect(commits).toEqual([["a"], ["b", "c", "d"]]);
  await group.idle();
});

it("one that fails does not take the others with it, and is found by halves", async () => {
  const { commit, durable } = pickyDatabase("bad");
  const group = groupCommit(commit);
  const texts = Array.from({ length: 64 }, (_, index) => `${index}`);
  const good = texts.map((text) => group.write(...write(text)));
  const bad = group.write(...write("bad"));
  const lost = group.write(...write("lost"));
  await expect(bad).rejects.toThrow("too large");
  expect(await Promise.all(good)).toEqual(texts.map(() => true));
  expect(await lost).toBe(false);
  expect(durable).toEqual([...texts, "lost"]);
  expect(commit.mock.calls.length).toBeLessThan(20);
});

it("what cannot be kept is refused before anything is written", async () => {
  const { commit, durable } = pickyDatabase("bad");
  const group = groupCommit(commit);
  const good = group.write(...write("good"));
  for (const text of ["a\0b", "\ud800", "\udc00x"])
    await expect(group.write(...write(text))).rejects.toThrow(Unkeepable);
  await good;
  expect(durable).toEqual(["good"]);
  expect(commit).toHaveBeenCalledTimes(1);
});

it("a failed commit is not acknowledged", async () => {
  const group = groupCommit(() => Promise.reject(new Error("no fsync")));
  await expect(group.write(...write("a"))).rejects.toThrow("no fsync");
});
