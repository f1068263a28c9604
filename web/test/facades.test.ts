/** Files that only pass another one on: every import leads to the file behind. */

import type { Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { foldFacades } from "../build/facades.ts";

/** The part of a built file that is looked at. */
function bundleOf(files: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(files).map(([fileName, code]) => [
      fileName,
      { type: "chunk", fileName, code },
    ]),
  ) as unknown as Rolldown.OutputBundle;
}

const FACADE = 'export{a as Board,b}from"./nsoe-1.js";';

describe("a facade", () => {
  it("is left out of imports, and what it passes on keeps its names", () => {
    const bundle = bundleOf({
      "assets/board-2.js": FACADE,
      "assets/main-3.js": 'const load=()=>import("./board-2.js");',
    });
    foldFacades(bundle);
    expect(bundle["assets/main-3.js"]).toMatchObject({
      code: 'const load=()=>import("./nsoe-1.js").then(_=>({Board:_.a,b:_.b}));',
    });
  });

  it("is not preloaded, the file behind it is", () => {
    const bundle = bundleOf({
      "assets/board-2.js": FACADE,
      "assets/main-3.js": 'const files=["assets/board-2.js","assets/x.css"];',
    });
    foldFacades(bundle);
    expect(bundle["assets/main-3.js"]).toMatchObject({
      code: 'const files=["assets/nsoe-1.js","assets/x.css"];',
    });
  });

  it("is told of with the file behind it", () => {
    const folded = foldFacades(bundleOf({ "assets/board-2.js": FACADE }));
    expect([...folded]).toEqual([["assets/board-2.js", "assets/nsoe-1.js"]]);
  });

  it("is no file that has something of its own", () => {
    const files = {
      "assets/own-1.js": `const own=1;${FACADE}`,
      "assets/main-3.js": 'import("./own-1.js");',
    };
    const bundle = bundleOf(files);
    expect(foldFacades(bundle).size).toBe(0);
    expect(bundle["assets/main-3.js"]).toMatchObject({
      code: files["assets/main-3.js"],
    });
  });
});
