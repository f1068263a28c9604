// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Refusal } from "@stolik/kernel";
import { RefusalNote } from "../parts/refusal-note.tsx";
import { useStandingRefusal } from "../table/standing-refusal.ts";
import { render } from "./render.tsx";

function Table({ refusal }: { readonly refusal: Refusal }) {
  const standing = useStandingRefusal(refusal);
  return (
    <div {...standing.on}>
      <RefusalNote refusal={standing.refusal} />
      <input />
    </div>
  );
}

describe("a refusal at the table", () => {
  it.each<[string, () => Event, boolean]>([
    ["a click", () => new MouseEvent("click", { bubbles: true }), false],
    ["a letter", () => new KeyboardEvent("keydown", key("a")), false],
    ["Tab", () => new KeyboardEvent("keydown", key("Tab")), true],
  ])("after %s", async (_what, event, isThere) => {
    const place = await render(<Table refusal={{ code: "stale" }} />);
    expect(said(place)).not.toBe("");
    await act(async () => {
      place.querySelector("input")?.dispatchEvent(event());
    });
    expect(said(place) !== "").toBe(isThere);
  });
});

function key(name: string): KeyboardEventInit {
  return { key: name, bubbles: true };
}

function said(place: Element): string {
  return place.querySelector("[role=alert]")?.textContent ?? "";
}
