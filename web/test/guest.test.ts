// @vitest-environment happy-dom
/** Nicknames, and the table one may come back to. */

import { expect, it } from "vitest";
import { tidyName } from "@stolik/server/names";
import { tellApart } from "../lobby/guest.ts";
import { noteTable, unfinishedTable } from "../session/unfinished.ts";

it.each([
  ["  Żółć   łaska ", "Żółć łaska"],
  ["Ola \u{1F469}\u200D\u{1F680}", "Ola \u{1F469}\u200D\u{1F680}"],
  ["\u2764\uFE0F", "\u2764\uFE0F"],
  ["a\u202Eb\u0000", "ab"],
  ["\u{1F680}".repeat(30), "\u{1F680}".repeat(24)],
  ["   ", undefined],
  ["\u200D\uFE0F", undefined],
])("%j becomes %j", (typed, name) => {
  expect(tidyName(typed)).toBe(name);
});

it("namesakes are numbered", () => {
  expect(tellApart(["Ola", "Ola", "Ola 2", "Jan"])).toEqual([
    "Ola",
    "Ola 2",
    "Ola 2 2",
    "Jan",
  ]);
});

it("a table is noted until it is over", () => {
  noteTable("nsoe", "abc", true);
  noteTable("nsoe", "older", false);
  expect(unfinishedTable("nsoe")).toBe("abc");
  expect(unfinishedTable("cross")).toBeUndefined();
  noteTable("nsoe", "abc", false);
  expect(unfinishedTable("nsoe")).toBeUndefined();
});
