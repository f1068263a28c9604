/** What is said of the packed files before they are there is true of them. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BYTES, lexiconFrom, VERSION } from "../index.ts";

const read = (name: string) =>
  readFileSync(new URL(`../data/${name}.bin`, import.meta.url));

it("names the version and the size of the dictionary", () => {
  const packed = {
    words: read("words"),
    everyday: read("everyday"),
    familiar: read("familiar"),
  };
  expect(lexiconFrom(packed).version).toBe(VERSION);
  expect(
    Object.values(packed).reduce((sum, { length }) => sum + length, 0),
  ).toBe(BYTES);
});
