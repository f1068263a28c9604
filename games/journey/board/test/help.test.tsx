// @vitest-environment happy-dom
/** What helps to read the table: arrows to what is out of sight, the meaning of the signs, what a place gives, what a 1 is. */

import { HintsPlace } from "@stolik/furniture";
import { show } from "@stolik/furniture/testing";
import { journey } from "@stolik/journey/rules";
import { expect, it } from "vitest";
import { fieldOf } from "../../content/map.ts";
import { Dice } from "../dice.tsx";
import { MapKey } from "../map-key.tsx";
import { arrowTo } from "../map/edge-arrows.tsx";
import { placeNote } from "../place-note.ts";
import { wordsIn } from "../words.ts";
import { library, players, TableMatch } from "./table.tsx";

it.each([
  ["to the east", { x: 900, y: 150 }, 0],
  ["to the south", { x: 150, y: 600 }, 90],
  ["to the west", { x: 20, y: 150 }, 180],
])("an arrow points %s", (_where, spot, turn) => {
  const region = { x: 100, y: 100, scale: 4 };
  expect(arrowTo(spot, region, 10)?.turn).toBeCloseTo(turn, 0);
});

it("nothing points to what is in sight", () => {
  const region = { x: 100, y: 100, scale: 4 };
  expect(arrowTo({ x: 150, y: 150 }, region, 10)).toBeUndefined();
});

const match = new TableMatch({
  pawn: "poznan",
  markers: ["biskupin", "frombork"],
});
const view = journey.view(match.state, 0);
const mine = { view, seat: 0, canMove: true, outcome: undefined };

it.each([
  [0, "gets here: 1. It ends your move. Spaces away: 2."],
  [1, "Spaces away: 2."],
])(
  "[J15] [J16] a marker tells what it gives, with a die of %i",
  async (die, words) => {
    const wording = {
      words: wordsIn(await library(), "en"),
      language: "en",
      players,
    } as const;
    const note = placeNote(fieldOf("biskupin"), mine, die, wording);
    expect(note.toLowerCase()).toContain(words.toLowerCase());
    expect(note).not.toContain("beyond");
  },
);

it("[J12] a marker too far away says so", async () => {
  const wording = {
    words: wordsIn(await library(), "en"),
    language: "en",
    players,
  } as const;
  const note = placeNote(fieldOf("frombork"), mine, 3, wording);
  expect(note).toContain("That’s beyond this die: at most 3.");
});

it.each([
  ["J9", "rawicz", mine, "Spaces away: 3. Choose a die first."],
  ["J13", "gniezno", mine, "Somebody’s pawn stands there already."],
  ["J8", "rawicz", { ...mine, canMove: false }, "It isn’t your turn yet."],
  ["J5", "poznan", mine, "Your pawn is here."],
] as const)("[%s] why one cannot go to %s now", async (_rule, id, at, why) => {
  const wording = {
    words: wordsIn(await library(), "en"),
    language: "en",
    players,
  } as const;
  expect(placeNote(fieldOf(id), at, 0, wording)).toContain(why);
});

it("[J16] whoever is new to the game reads what the signs mean", async () => {
  const words = wordsIn(await library(), "en");
  const shown = (areShown: boolean) => {
    const hints = { areShown, show: () => undefined };
    const page = show(() => (
      <HintsPlace value={hints}>
        <MapKey view={view} words={words} />
      </HintsPlace>
    ));
    const text = page.root.textContent;
    page.close();
    return text;
  };
  expect(shown(true)).toContain("3, 3, 3, 2, 2, 1, 1");
  expect(shown(false)).toBe("");
});

it("[J12] a 1 says that it is a 10", async () => {
  const words = wordsIn(await library(), "en");
  const page = show(() => (
    <Dice
      view={{ ...view, dice: [1, 6] }}
      heard={[]}
      words={words}
      canTake
      chosen={undefined}
      taken={[]}
      choose={() => undefined}
    />
  ));
  const one = page.find('[data-die="1"]');
  expect(one.textContent).toBe("10");
  expect(one.getAttribute("aria-label")).toBe(
    "Die: 1, which lets you go up to 10",
  );
  page.close();
});
