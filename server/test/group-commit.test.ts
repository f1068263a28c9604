/** Writes that arrive together share one commit, and none is answered before it. */

import { expect, it } from "vitest";
import { groupCommit } from "../store/group-commit.ts";
import type { Transact } from "../store/group-commit.ts";

/** A database that commits when it is told to. */
function slowDatabase() {
  const durable: string[] = [];
  const commits: string[][] = [];
  let release = () => {};
  const transact: Transact<string[]> = async (work) => {
    const written: string[] = [];
    await work(written);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    durable.push(...written);
    commits.push(written);
  };
  const tick = () => new Promise((resolve) => setImmediate(resolve));
  const commit = async () => {
    await tick();
    await tick();
    release();
    await tick();
  };
  return { transact, durable, commits, commit };
}

const write = (text: string) => (transaction: string[]) => {
  transaction.push(text);
  return Promise.resolve(text);
};

it("acknowledges after the commit, never before", async () => {
  const { transact, durable, commits, commit } = slowDatabase();
  const group = groupCommit(transact);
  const answered: string[] = [];
  for (const text of ["a", "b", "c"])
    void group.write(write(text)).then((value) => {
      expect(durable).toContain(value);
      answered.push(value);
    });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answered).toEqual([]);
  await commit();
  expect(answered).toEqual(["a", "b", "c"]);
  expect(commits).toEqual([["a", "b", "c"]]);
});

it("what arrives during a commit gathers for the next", async () => {
  const { transact, commits, commit } = slowDatabase();
  const group = groupCommit(transact);
  const first = group.write(write("a"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const rest = ["b", "c", "d"].map((text) => group.write(write(text)));
  await commit();
  await first;
  await commit();
  await Promise.all(rest);
  expect(commits).toEqual([["a"], ["b", "c", "d"]]);
  await group.idle();
});

it("one that fails does not take the others with it", async () => {
  const durable: string[] = [];
  const group = groupCommit<string[]>(async (work) => {
    const written: string[] = [];
    await work(written);
    durable.push(...written);
  });
  const good = group.write(write("good"));
  const bad = group.write(() => Promise.reject(new Error("disk full")));
  const better = group.write(write("better"));
  await expect(bad).rejects.toThrow("disk full");
  expect(await good).toBe("good");
  expect(await better).toBe("better");
  expect(durable).toEqual(["good", "better"]);
});

it("a failed commit is not acknowledged", async () => {
  const group = groupCommit<string[]>(async (work) => {
    await work([]);
    throw new Error("no fsync");
  });
  await expect(group.write(write("a"))).rejects.toThrow("no fsync");
});
