// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { loadGame } from "../game-module.ts";
import { RefusalNote } from "../parts/refusal-note.tsx";
import { render } from "./render.tsx";

describe("a refusal", () => {
  it("is said in the game's words, with its rule a click away", async () => {
    await render(null);
    await loadGame("nsoe");
    const place = await render(
      <RefusalNote
        game="nsoe"
        refusal={{ code: "empty-pile", rule: "N8", values: { pile: 2 } }}
      />,
    );
    expect(place.textContent).toContain("Pile 2 is empty.");
    expect(place.querySelector("a")?.getAttribute("href")).toBe(
      "/rules/nsoe#N8",
    );
  });

  it.each([
    ["not-your-turn", "It isn’t your turn yet."],
    ["stale", "Something just changed on the table."],
    ["never-heard-of", "That didn’t work (never-heard-of)."],
  ])("%s has the app's words", async (code, words) => {
    const place = await render(<RefusalNote game="nsoe" refusal={{ code }} />);
    expect(place.textContent).toContain(words);
    expect(place.querySelector("a")).toBeNull();
  });

  it.each([
    [2, 6, "Players in this game: at least 2, at most 6."],
    [2, 2, "Players in this game: exactly 2."],
  ])("of %i to %i seats says how many", async (min, max, words) => {
    const refusal = { code: "bad-seats", values: { min, max } };
    const place = await render(<RefusalNote refusal={refusal} />);
    expect(place.textContent).toBe(words);
  });

  it("is only said where the board shows it", async () => {
    const refusal = { code: "stale", rule: "N8" };
    const place = await render(
      <RefusalNote game="nsoe" refusal={refusal} shownElsewhere={["stale"]} />,
    );
    const said = place.querySelector("[role=alert]");
    expect(said?.textContent).toContain("Something just changed");
    expect(said?.querySelector("p, a")).toBeNull();
  });

  it("is an empty, waiting region before there is one", async () => {
    const place = await render(<RefusalNote refusal={undefined} />);
    expect(place.querySelector("[role=alert]")?.textContent).toBe("");
  });
});
