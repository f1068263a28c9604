/** Addresses and the pages they name. */

import { describe, expect, it } from "vitest";
import { makePath, parseRoute } from "../router/route.ts";
import type { Route } from "../router/route.ts";

const addresses: readonly (readonly [string, Route])[] = [
  ["/", { type: "home" }],
  ["/new/nsoe", { type: "new", game: "nsoe" }],
  ["/t/7w1rd2w7z9", { type: "table", table: "7w1rd2w7z9" }],
  ["/solo/nsoe", { type: "solo", game: "nsoe" }],
  ["/hotseat/nsoe", { type: "hotseat", game: "nsoe" }],
  ["/rules/nsoe", { type: "rules", game: "nsoe" }],
  ["/rules/nsoe#N12", { type: "rules", game: "nsoe", rule: "N12" }],
];

describe("addresses", () => {
  it.each(addresses)("%s is read and made", (address, route) => {
    const [path = "", hash = ""] = address.split("#");
    expect(parseRoute(path, hash)).toEqual(route);
    expect(makePath(route)).toBe(address);
  });

  it.each(["/nope", "/t", "/t/a/b", "/rules", "/new/nsoe/more", "/%"])(
    "%s is no page",
    (path) => {
      expect(parseRoute(path)).toEqual({ type: "missing" });
    },
  );

  it("does not mind a slash at the end", () => {
    expect(parseRoute("/solo/nsoe/")).toEqual({ type: "solo", game: "nsoe" });
  });
});
