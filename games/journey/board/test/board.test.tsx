// @vitest-environment happy-dom
/** What people do at the board, and which moves come of it. */

import { PhoneObserver } from "@stolik/furniture/testing";
import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { State } from "@stolik/journey/rules";
import { fieldOf } from "../../content/map.ts";
import { open, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

let page: Page;

// A whole board is drawn for each of them, and a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 });

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => page.close());

const dice = [3, 3, 1, 6, 2, 5, 4];
const field = (id: Parameters<typeof fieldOf>[0]) =>
  `[data-field="${fieldOf(id)}"]`;
const acting: Partial<State> = { phase: "act", die: 3, dice: [1, 6] };

describe("dice", () => {
  it("[J9] a die is chosen first, then taken with what is done", async () => {
    page = await open(new TableMatch());
    page.tap("[data-die]");
    expect(page.moves).toEqual([]);
    page.push("Stay here");
    expect(page.moves).toEqual([
      {
        type: "take",
        die: Number(page.find("[data-die]").getAttribute("data-die")),
      },
    ]);
  });

  it("[J9] a number key chooses a die", async () => {
    page = await open(new TableMatch({ state: { dice } }));
    const first = page.find("[data-die]").getAttribute("data-die") ?? "";
    page.press("[data-die]", first);
    expect(page.all('[aria-pressed="true"]')).toHaveLength(1);
  });

  it("[J9] a number key chooses a die also when nothing has the focus, but not in a story", async () => {
    page = await open(new TableMatch());
    const first = page.find("[data-die]").getAttribute("data-die") ?? "";
    page.tap('[data-stamp="8"]');
    page.press("dialog button", first);
    expect(page.all('[aria-pressed="true"]')).toHaveLength(0);
    page.push("Close");
    const event = new KeyboardEvent("keydown", { key: first, bubbles: true });
    act(() => void document.body.dispatchEvent(event));
    expect(page.all('[aria-pressed="true"]')).toHaveLength(1);
  });

  it("[J9] the die that was picked is the one that goes", async () => {
    const match = new TableMatch();
    page = await open(match);
    const tray = page.all("[data-die]");
    const values = tray.map((die) => Number(die.getAttribute("data-die")));
    const slot = values.findLastIndex(
      (die, place) => values.indexOf(die) < place,
    );
    const die = values[slot] ?? 0;
    page.tap(`[data-gone]:nth-child(${slot + 1})`);
    page.push("Stay here");
    match.play({ type: "take", die });
    page.update();
    const gone = page
      .all("[data-gone]")
      .flatMap((each, place) =>
        each.getAttribute("data-gone") === "true" ? [place] : [],
      );
    expect(gone).toEqual([slot]);
    expect(page.all('[data-taken="true"]')).toEqual([tray[slot]]);
  });

  it("[J9] dice that are gone stay in the tray, and nobody can take them", async () => {
    const match = new TableMatch();
    match.pass();
    page = await open(match, "en", 1);
    expect(page.all("[data-gone]")).toHaveLength(7);
    expect(page.all("[data-die]:not(:disabled)")).toHaveLength(6);
  });

  it("[J12] the fields within reach of the chosen die light up", async () => {
    page = await open(new TableMatch({ pawn: "poznan", state: acting }));
    const isNear = (id: Parameters<typeof field>[0]) =>
      page.find(field(id)).getAttribute("data-near");
    expect(isNear("gniezno")).toBe("false");
    expect(isNear("koscian")).toBe("true");
    expect(isNear("rawicz")).toBe("true");
    expect(isNear("warszawa")).toBe("false");
  });
});

describe("moving", () => {
  it("[J10] a tap on a field in reach shows the way, a second one goes there", async () => {
    page = await open(new TableMatch({ pawn: "poznan", state: acting }));
    page.tap(field("koscian"));
    expect(page.moves).toEqual([]);
    page.tap(field("koscian"));
    expect(page.moves).toEqual([{ type: "go", to: fieldOf("koscian") }]);
  });

  it("[J9] [J10] a field tapped before the die is taken takes it and then goes", async () => {
    const match = new TableMatch();
    page = await open(match);
    page.tap("[data-die]");
    const die = Number(page.find("[data-die]").getAttribute("data-die"));
    page.tap(field("poznan"));
    page.tap(field("poznan"));
    expect(page.moves).toEqual([{ type: "take", die }]);
    match.play({ type: "take", die });
    page.update();
    expect(page.moves[1]).toEqual({ type: "go", to: fieldOf("poznan") });
  });

  it("[J12] the arrow keys walk between the fields in reach, Enter goes", async () => {
    page = await open(new TableMatch({ pawn: "poznan", state: acting }));
    page.press(field("koscian"), "ArrowDown");
    const focused = document.activeElement?.getAttribute("data-field");
    expect(focused).toBe(String(fieldOf("leszno")));
    page.press(field("leszno"), "Enter");
    expect(page.moves).toEqual([{ type: "go", to: fieldOf("leszno") }]);
  });

  it("[J10] one may stay where one is", async () => {
    page = await open(new TableMatch({ pawn: "poznan", state: acting }));
    page.push("Stay here");
    expect(page.moves).toEqual([{ type: "go", to: fieldOf("poznan") }]);
  });

  it("[J10] a card that is selected does not keep the pawn from walking", async () => {
    page = await open(
      new TableMatch({ pawn: "poznan", hand: ["city-krakow"], state: acting }),
    );
    page.tap("[data-card]");
    expect(page.find(field("koscian")).getAttribute("data-near")).toBe("true");
    page.touch(field("koscian"));
    expect(page.moves).toEqual([]);
    expect(page.find("[data-card]").getAttribute("aria-pressed")).toBe("false");
    expect(page.find(field("koscian")).getAttribute("data-aimed")).toBe("true");
    page.tap("[data-card]");
    page.press(field("koscian"), "Enter");
    expect(page.moves).toEqual([{ type: "go", to: fieldOf("koscian") }]);
  });

  it("[J24] the train goes to any free field", async () => {
    page = await open(
      new TableMatch({ pawn: "poznan", hand: ["train"], state: acting }),
    );
    page.tap('[data-card="train"]');
    page.tap(field("lezajsk"));
    page.tap(field("lezajsk"));
    expect(page.moves).toEqual([{ type: "train", to: fieldOf("lezajsk") }]);
  });

  it("[J25] the coach raises the die before it goes", async () => {
    const match = new TableMatch({
      pawn: "poznan",
      hand: ["coach"],
      state: acting,
    });
    page = await open(match);
    page.tap('[data-card="coach"]');
    page.push("+2, makes 5");
    page.tap(field("legnica"));
    page.tap(field("legnica"));
    expect(page.moves).toEqual([{ type: "coach", add: 2 }]);
    match.play({ type: "coach", add: 2 });
    page.update();
    expect(page.moves[1]).toEqual({ type: "go", to: fieldOf("legnica") });
  });
});

it("[J25] the coach shows how far each raise would go before it is pushed", async () => {
  page = await open(
    new TableMatch({ pawn: "poznan", hand: ["coach"], state: acting }),
  );
  page.tap('[data-card="coach"]');
  const lit = () => page.all('[data-near="true"]').length;
  const onFoot = lit();
  const raise = page
    .all("button")
    .find((button) => button.textContent?.includes("+2")) as HTMLElement;
  act(() => raise.focus());
  expect(lit()).toBeGreaterThan(onFoot);
  act(() => raise.blur());
  expect(lit()).toBe(onFoot);
  expect(page.moves).toEqual([]);
});

describe("cards", () => {
  it.each([
    ["J19", "grey-1410", "2 spaces: it’s the very date", "1505"],
    ["J19", "grey-1791", "+1 now; +2 only while you’re on 1791", "1466"],
    ["J20", "blue-1364", "2 spaces: not later than 1410", "1505"],
    ["J20", "blue-1807", "+1 now; +2 once you’re at 1807 or later", "1466"],
    ["J22", "eagle", "3 spaces, wherever you are", "1525"],
  ] as const)(
    "[%s] %s explains itself, and the track shows where it leads",
    async (_rule, card, sentence, date) => {
      page = await open(
        new TableMatch({ on: "1410", hand: [card], state: acting }),
      );
      page.tap(`[data-card="${card}"]`);
      expect(page.find("[data-prompt]").textContent).toContain(sentence);
      expect(page.find('[data-preview="end"]').textContent).toContain(date);
      page.push("Play: +");
      expect(page.moves).toEqual([{ type: "advance", card }]);
    },
  );

  it("[J21] a city card tells where it counts and how far that is, and lights it", async () => {
    page = await open(
      new TableMatch({ pawn: "poznan", hand: ["city-krakow"], state: acting }),
    );
    page.tap("[data-card]");
    expect(page.find("[data-prompt]").textContent).toMatch(
      /\+3 in Kraków, but you’re not there. Spaces away: \d+\./,
    );
    expect(page.find("[data-lit]")).toBe(page.find(field("krakow")));
    expect(page.root.textContent).not.toContain("Play: +");
  });

  it("[J10] nobody is asked for another card when none can be played", async () => {
    const state: Partial<State> = { ...acting, phase: "play", played: 1 };
    page = await open(new TableMatch({ hand: ["train"], state }));
    const prompt = () => page.find("[data-prompt]").textContent;
    expect(prompt()).toContain("No other card can be played now");
    page.close();
    page = await open(new TableMatch({ hand: ["eagle"], state }));
    expect(prompt()).toContain("You may play another card");
  });

  it("[J11] the hand says how many cards may stay", async () => {
    page = await open(
      new TableMatch({ hand: ["eagle", "train"], state: acting }),
    );
    expect(page.root.textContent).toContain("Your cards: 2/5");
  });

  it("[J23] STOP asks for whom", async () => {
    page = await open(new TableMatch({ hand: ["stop"], state: acting }));
    page.tap("[data-card]");
    page.push("Zoë");
    expect(page.moves).toEqual([{ type: "stop", target: 2 }]);
  });

  it("[J10] [J24] after another card the train must wait, and the turn can be ended", async () => {
    page = await open(
      new TableMatch({
        hand: ["train"],
        state: { ...acting, phase: "play", played: 1 },
      }),
    );
    page.tap("[data-card]");
    expect(page.find("[data-prompt]").textContent).toContain(
      "only card of a turn",
    );
    page.push("End the turn");
    expect(page.moves).toEqual([{ type: "end" }]);
  });

  it("[J11] a hand of six is cut to five", async () => {
    page = await open(
      new TableMatch({
        hand: ["stop", "stop", "eagle", "train", "coach", "grey-966"],
        state: { ...acting, phase: "cut" },
      }),
    );
    expect(page.root.textContent).toContain("To discard: 1");
    page.tap('[data-card="grey-966"]');
    page.push("Discard this card");
    expect(page.moves).toEqual([{ type: "discard", card: "grey-966" }]);
  });

  it("[J23] whoever is stopped takes a die and nothing else", async () => {
    page = await open(new TableMatch({ state: { stops: [1, 0, 0] } }));
    page.tap("[data-die]");
    expect(page.all('[data-near="true"]')).toHaveLength(0);
    page.push("Take the die and wait");
    expect(page.moves).toHaveLength(1);
  });
});

describe("reading", () => {
  it("[J2] a stamp opens its story", async () => {
    page = await open(new TableMatch());
    expect(page.all("[data-stamp]")).toHaveLength(33);
    page.tap('[data-stamp="8"]');
    const story = page.find("dialog").textContent;
    expect(story).toContain("1410");
    expect(story).toContain("Grunwald");
    page.push("Close");
    expect(page.all("dialog")).toHaveLength(0);
  });

  it("Escape in a story puts only the story away, and the focus goes back", async () => {
    page = await open(new TableMatch());
    page.tap("[data-die]");
    const stamp = page.find('[data-stamp="8"]') as HTMLElement;
    act(() => stamp.focus());
    page.tap('[data-stamp="8"]');
    const close = page.find("dialog button") as HTMLElement;
    act(() => close.focus());
    page.press("dialog button", "Escape");
    const cancel = new Event("cancel", { cancelable: true });
    act(() => void page.find("dialog").dispatchEvent(cancel));
    expect(page.all("dialog")).toHaveLength(0);
    expect(document.activeElement).toBe(stamp);
    expect(page.all('[data-die][aria-pressed="true"]')).toHaveLength(1);
  });

  it("[J1] a location out of reach opens its story; a field without one opens nothing", async () => {
    page = await open(new TableMatch({ pawn: "poznan", state: acting }));
    page.tap(field("zamosc"));
    expect(page.find("dialog").textContent).toContain("Morando");
    expect(page.find("dialog").textContent).toContain(
      "That’s beyond this die: at most 3.",
    );
    expect(page.moves).toEqual([]);
    page.push("Close");
    page.tap(field("siedlce"));
    expect(page.all("dialog")).toHaveLength(0);
  });

  it("[J16] the line of a marker collected opens the story of its place", async () => {
    const match = new TableMatch({
      pawn: "gniezno",
      markers: ["biskupin", "torun"],
      state: acting,
    });
    page = await open(match);
    match.play({ type: "go", to: fieldOf("biskupin") });
    page.update();
    page.push("Biskupin: ");
    expect(page.find("dialog").textContent).toContain("1933");
  });

  it("[J26] the used cards can be looked through", async () => {
    page = await open(new TableMatch({ state: { used: ["eagle", "train"] } }));
    page.push("Used cards: 2");
    expect(page.all("dialog li").map((li) => li.textContent)).toEqual([
      "Train",
      "The White Eagle",
    ]);
  });

  it("[J28] a spectator sees no hand, and how many cards each holds", async () => {
    page = await open(new TableMatch(), "en", null);
    expect(page.all("[data-card]")).toHaveLength(0);
    expect(page.all('[aria-label="cards: 1"]')).toHaveLength(3);
  });
});

describe("other people's turns", () => {
  it("are told beside the prompt, until one may act", async () => {
    const match = new TableMatch();
    page = await open(match);
    match.pass();
    page.update();
    const prompt = () => page.find("[data-prompt]").textContent;
    expect(prompt()).toContain("Bartek");
    const die = match.state.dice[0] ?? 1;
    match.play({ type: "take", die });
    page.update();
    expect(prompt()).toContain(`Bartek takes the ${die}`);
  });

  it("[J27] the end shows how far everyone came", async () => {
    const match = new TableMatch({
      on: "2004",
      hand: ["eagle"],
      state: acting,
    });
    match.play({ type: "advance", card: "eagle" });
    page = await open(match);
    const table = page.find("table");
    expect(table.querySelector('[data-winner="true"]')?.textContent).toContain(
      "Ola",
    );
    expect(page.all('[data-marker="0"]')).toHaveLength(1);
  });
});

it("on a phone the track folds to a strip that unfolds", async () => {
  vi.stubGlobal("ResizeObserver", PhoneObserver);
  page = await open(new TableMatch());
  expect(page.all("[data-stamp]")).toHaveLength(6);
  page.push("Whole track");
  expect(page.all("[data-stamp]")).toHaveLength(33);
  vi.unstubAllGlobals();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
