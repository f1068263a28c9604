/** What is said in somebody's first match: from the cards that lie open and from what all have heard, never from where a card in a hand lies (N16). */

import { coachOf, listOf, nameOf, sayHint, sinceOwn } from "@stolik/furniture";
import type { Coached, Hint as AnyHint, KeyOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Seat } from "@stolik/kernel";
import type { City } from "../content/cities.ts";
import { TOLERANCE } from "../rules/comparison.ts";
import type { Event, View } from "../rules/position.ts";
import type en from "../text/en.json";
import { sidesOn } from "./relation.ts";
import { pointText } from "./words.ts";
import type { Wording } from "./words.ts";

type Hint = AnyHint<KeyOf<typeof en>>;
type Position = Coached<View, Event>;

export const coach = coachOf<View, Event, KeyOf<typeof en>>({
  pointedAt,
  newsOf,
  isAsked: ({ view, seat }) => view.turn === seat,
  nowOf,
  say,
});

/** What can be done now, or what is waited for. */
function nowOf({ view, seat }: Position): Hint {
  if (view.turn !== seat) return { key: "coach.watch" };
  const { draws, hands } = view;
  if (draws > 0) return { key: "coach.draw" };
  return { key: hands[seat]?.length === 1 ? "coach.last" : "coach.lay" };
}

/** What another has just done, and what everybody could see of why; in the middle of one's own turn it is no news. */
function newsOf({ view, seat, heard }: Position): readonly Hint[] {
  if (view.turn === seat && view.draws > 0) return [];
  const since = sinceOwn(heard, seat);
  const event = since.findLast(
    ({ type }) => type === "laid" || type === "swapped",
  );
  if (event?.type === "swapped") {
    const { seat: name, gave, took } = event;
    return [{ key: "coach.swapped", values: { name, gave, took } }];
  }
  if (event?.type !== "laid") return [];
  const { seat: name, city } = event;
  if (event.contradictions.length > 0) {
    // N13: with nothing left to draw the card itself stays in the hand.
    const isKept = since.some(
      (other) => other.type === "kept" && other.city === city,
    );
    const key = isKept ? "coach.wrong-kept" : "coach.wrong";
    return [{ key, values: { name, city } }];
  }
  // One card in each direction is reason enough.
  const laid = view.laid.filter((card) => card.city !== city);
  const up = sidesOn("latitude", event.row, { ...view, laid }).slice(0, 1);
  const across = sidesOn("longitude", event.column, { ...view, laid });
  const where = Object.fromEntries([...up, ...across.slice(0, 1)]);
  return [{ key: "coach.right", values: { name, city, ...where } }];
}

function pointedAt(position: Position): readonly Hint[] | undefined {
  const { view, seat, at } = position;
  if (at?.["cell"] !== undefined) return cellHint(view, at["cell"]);
  if (view.turn !== seat) return undefined;
  if (at?.["pile"] !== undefined)
    return [pileHint(position, Number(at["pile"]))];
  const card = at?.["card"];
  return card !== undefined && view.draws === 0
    ? [{ key: "coach.card", values: { city: card } }]
    : undefined;
}

/** N9: every card is compared with every other, so a space is told by the cards around it. */
function cellHint(view: View, named: string): readonly Hint[] | undefined {
  const [row = -1, column = -1] = named.split("-").map(Number);
  const card = view.laid.find(
    (one) => one.row === row && one.column === column,
  );
  if (card) {
    const back = view.backs[card.city];
    return [{ key: "coach.taken", values: { city: card.city, ...back } }];
  }
  const rows = sidesOn("latitude", row, view);
  const columns = sidesOn("longitude", column, view);
  const inRow = rows.find(([side]) => side === "row");
  const inColumn = columns.find(([side]) => side === "column");
  // N11: what shares a line with a card says more than what lies around it.
  const where = [...(inRow ? [] : rows), ...(inColumn ? [] : columns)];
  const most = TOLERANCE;
  return [
    ...(where.length > 0
      ? [{ key: "coach.cell", values: Object.fromEntries(where) } as const]
      : []),
    ...(inRow
      ? [{ key: "coach.row", values: { city: inRow[1], most } } as const]
      : []),
    ...(inColumn
      ? [{ key: "coach.column", values: { city: inColumn[1], most } } as const]
      : []),
  ];
}

function pileHint({ view, chosen }: Position, pile: number): Hint {
  const city = view.piles[pile]?.at(-1);
  if (!city) return { key: "coach.pile-empty" };
  if (view.draws > 0) return { key: "coach.pile-draw", values: { city } };
  const gave = chosen?.["card"];
  return gave === undefined
    ? { key: "coach.pile", values: { city } }
    : { key: "coach.pile-swap", values: { gave, city } };
}

function say(hint: Hint, wording: Wording): string {
  const { words, language } = wording;
  const { values = {} } = hint;
  const city = (id: City) => placeName(id, language);
  const { latitude, longitude } = values;
  const degrees =
    typeof latitude === "number" && typeof longitude === "number"
      ? pointText({ latitude, longitude }, words)
      : "";
  return sayHint(
    {
      key: hint.key,
      values: { ...values, where: whereOf(values, wording), degrees },
    },
    words,
    {
      name: (seat: Seat) => nameOf(seat, wording),
      city,
      gave: city,
      took: city,
    },
  );
}

/** "north and west of Bern and south of Oslo": each card once. */
function whereOf(
  values: NonNullable<Hint["values"]>,
  wording: Wording,
): string {
  const { words, language } = wording;
  const byCity = new Map<City, string[]>();
  for (const side of ["north", "south", "west", "east"] as const) {
    const city = values[side] as City | undefined;
    if (city === undefined) continue;
    const sides = byCity.get(city) ?? [];
    byCity.set(city, [...sides, words(`coach.side.${side}`)]);
  }
  const around = [...byCity].map(([city, sides]) =>
    words("coach.of", {
      sides: listOf(sides, wording),
      city: placeName(city, language),
    }),
  );
  const shared = (["row", "column"] as const).flatMap((line) => {
    const city = values[line] as City | undefined;
    return city === undefined
      ? []
      : [words(`grid.where.${line}`, { city: placeName(city, language) })];
  });
  return listOf([...around, ...shared], wording);
}
