/** Addresses and the pages they name. */

import { describe, expect, it } from "vitest";
import { makePath, parseRoute } from "../router/route.ts";
import type { Route } from "../router/route.ts";

const addresses: readonly (readonly [string, Route])[] = [
  ["/", { type: "home" }],
  ["/games", { type: "games" }],
  ["/map", { type: "map" }],
  ["/me", { type: "me" }],
  ["/train", { type: "train" }],
  ["/new/nsoe", { type: "new", game: "nsoe" }],
  ["/t/7w1rd2w7z9", { type: "table", table: "7w1rd2w7z9" }],
  ["/solo/nsoe", { type: "solo", game: "nsoe" }],
  ["/hotseat/nsoe", { type: "hotseat", game: "nsoe" }],
  ["/learn/nsoe", { type: "learn", game: "nsoe" }],
  ["/r", { type: "replay" }],
  ["/r/7w1rd2w7z9", { type: "replay", table: "7w1rd2w7z9" }],
  ["/rules/nsoe", { type: "rules", game: "nsoe" }],
  ["/rules/nsoe#N12", { type: "rules", game: "nsoe", rule: "N12" }],
];

describe("addresses", () => {
  it.each(addresses)("%s is read and made", (address, route) => {
    const [path = "", hash = ""] = address.split("#");
    expect(parseRoute(path, hash)).toEqual(route);
    expect(makePath(route)).toBe(address);
  });

  it.each([
    "/nope",
    "/t",
    "/t/a/b",
    "/rules",
    "/games/nsoe",
    "/new/nsoe/more",
    "/%",
  ])("%s is no page", (path) => {
    expect(parseRoute(path)).toEqual({ type: "missing" });
  });

  it("names a match that was kept", () => {
    expect(makePath({ type: "replay", kept: "abc" })).toBe("/r?kept=abc");
    expect(makePath({ type: "replay", kept: "abc", isReview: true })).toBe(
      "/r?kept=abc&review",
    );
    expect(makePath({ type: "replay", table: "abc", isReview: true })).toBe(
      "/r/abc?review",
    );
  });

  it("does not mind a slash at the end", () => {
    expect(parseRoute("/solo/nsoe/")).toEqual({ type: "solo", game: "nsoe" });
  });
});
