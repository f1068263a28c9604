/** The map, the track, the deck and their words are what J1–J4 ask for. */

import { poland, project } from "@stolik/geo/projection";
import { languages, printSources } from "@stolik/kernel";
import type { Sources } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import {
  allCards,
  blueIds,
  cityCardIds,
  faces,
  greyIds,
  kinds,
} from "../content/cards.ts";
import { fieldName } from "../content/field-names.ts";
import { drawnAt, labelBox, radiusOf } from "../content/labels.ts";
import type { Box } from "../content/labels.ts";
import {
  fieldIds,
  fieldOf,
  locationIds,
  positionOf,
  roads,
} from "../content/map.ts";
import type { FieldId } from "../content/map.ts";
import en from "../content/text/en.json" with { type: "json" };
import it_ from "../content/text/it.json" with { type: "json" };
import pl from "../content/text/pl.json" with { type: "json" };
import { sources } from "../content/text/sources.ts";
import { trackDates, trackIds } from "../content/track.ts";
import {
  distances,
  gniezno,
  locationFields,
  neighbours,
} from "../rules/index.ts";

const texts = { pl, it: it_, en };
const spotOf = (id: FieldId) => drawnAt(id, project(poland, positionOf(id)));

function kilometres(one: FieldId, other: FieldId): number {
  const [a, b] = [positionOf(one), positionOf(other)];
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  return (
    111.2 *
    Math.hypot(
      a.latitude - b.latitude,
      (a.longitude - b.longitude) * Math.cos(middle),
    )
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe("the map", () => {
  it("[J1] has 60 to 80 fields, 17 of them locations, all connected", () => {
    expect(fieldIds.length).toBeGreaterThanOrEqual(60);
    expect(fieldIds.length).toBeLessThanOrEqual(80);
    expect(new Set(locationIds).size).toBe(17);
    expect(distances[gniezno]?.every(Number.isFinite)).toBe(true);
  });

  it("[J1, J5] Gniezno is no location field", () => {
    expect(locationFields).not.toContain(gniezno);
  });

  it("[J1] names every road once, and a field has one to five", () => {
    const names = roads.map((road) => road.toSorted().join());
    expect(new Set(names).size).toBe(roads.length);
    const degrees = neighbours.map((fields) => fields.length);
    expect(Math.min(...degrees)).toBe(1);
    expect(Math.max(...degrees)).toBeLessThanOrEqual(5);
    expect(mean(degrees)).toBeGreaterThan(2.2);
  });

  it("[J1] no dead end is longer than two fields", () => {
    for (const [field, fields] of neighbours.entries()) {
      if (fields.length > 1) continue;
      let length = 1;
      let before = field;
      let here = fields[0] ?? field;
      while (neighbours[here]?.length === 2) {
        const next =
          neighbours[here]?.find((other) => other !== before) ?? here;
        before = here;
        here = next;
        length += 1;
      }
      expect(length, fieldIds[field]).toBeLessThanOrEqual(2);
    }
  });

  it("[J1] no two locations are adjacent; they lie apart and not too far from Gniezno", () => {
    const between: number[] = [];
    for (const one of locationFields)
      for (const other of locationFields)
        if (one < other) between.push(distances[one]?.[other] ?? 0);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...between)).toBeLessThanOrEqual(21);
    expect(mean(between)).toBeGreaterThan(8);
    expect(mean(between)).toBeLessThan(11);
    const fromGniezno = mean(
      locationFields.map((field) => distances[gniezno]?.[field] ?? 0),
    );
    expect(fromGniezno).toBeGreaterThan(6);
    expect(fromGniezno).toBeLessThan(9);
  });

  it("[J1] a step is about 40 km: none beyond 67 as the crow flies, 43 on average", () => {
    const lengths = roads.map(([one, other]) => kilometres(one, other));
    expect(Math.max(...lengths)).toBeLessThan(67);
    expect(mean(lengths)).toBeGreaterThan(38);
    expect(mean(lengths)).toBeLessThan(43);
  });

  it("[J1] every field lies within the frame, and no two are drawn over each other", () => {
    for (const one of fieldIds) {
      const { x, y } = spotOf(one);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(poland.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(poland.height);
      for (const other of fieldIds) {
        if (other <= one) continue;
        const there = spotOf(other);
        const apart = Math.hypot(x - there.x, y - there.y);
        expect(apart, `${one} ${other}`).toBeGreaterThan(
          radiusOf(one) + radiusOf(other),
        );
      }
    }
  });

  it.each(languages)(
    "[J1] no name in %s covers another or a field",
    (language) => {
      const boxes = fieldIds.map((id) =>
        labelBox(id, fieldName(id, language), spotOf(id)),
      );
      const covered: string[] = [];
      for (const [index, box] of boxes.entries())
        for (const [other, id] of fieldIds.entries()) {
          if (other === index) continue;
          const { x, y } = spotOf(id);
          const dot = { left: x - 8, top: y - 8, right: x + 8, bottom: y + 8 };
          const second = boxes[other];
          if (overlap(box, dot) || (second && overlap(box, second)))
            covered.push(`${fieldIds[index]} ${id}`);
        }
      expect(covered).toEqual([]);
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThan(0);
        expect(right).toBeLessThan(poland.width);
        expect(top).toBeGreaterThan(0);
        expect(bottom).toBeLessThan(poland.height);
      }
    },
  );
});

describe("the track and the deck", () => {
  it("[J2] has 33 fields in order of date, the last without one", () => {
    expect(trackIds).toHaveLength(33);
    expect(trackDates).toHaveLength(32);
    expect(trackDates).toEqual(
      trackDates.toSorted((one, other) => one - other),
    );
    expect(trackIds.at(-1)).toBe("future");
    expect(trackIds[0]).toBe("966");
  });

  it("[J4] has 55 cards: 20 grey, 14 blue, 10 cities, 4 STOP, 3 trains, 3 coaches, an eagle", () => {
    const counts = kinds.map(
      (kind) => allCards.filter((card) => faces[card].kind === kind).length,
    );
    expect(counts).toEqual([20, 14, 10, 4, 3, 3, 1]);
    expect(allCards).toHaveLength(55);
  });

  it("[J4] grey dates are on the track, cities on the map", () => {
    for (const id of greyIds) expect(trackIds).toContain(id);
    for (const id of cityCardIds) expect(fieldOf(id)).toBeGreaterThanOrEqual(0);
  });
});

describe("the words", () => {
  it.each(languages)(
    "[J1, J2, J4] %s has a title and two sentences for everything",
    (language) => {
      const { track, blue, city, location, card } = texts[language];
      expect(Object.keys(track).toSorted()).toEqual([...trackIds].toSorted());
      expect(Object.keys(blue).toSorted()).toEqual([...blueIds].toSorted());
      expect(Object.keys(city).toSorted()).toEqual([...cityCardIds].toSorted());
      // Locations whose city has a card are told by it.
      expect([...Object.keys(location), ...cityCardIds].toSorted()).toEqual(
        [...new Set([...locationIds, ...cityCardIds])].toSorted(),
      );
      expect(Object.keys(card).toSorted()).toEqual([
        "coach",
        "eagle",
        "stop",
        "train",
      ]);
      for (const table of [track, blue, city, location, card])
        for (const { title, text } of Object.values(table)) {
          expect(title.length).toBeGreaterThan(2);
          expect(text.match(/[.](?=\s[\p{Lu}\d]|$)/gu), text).toHaveLength(2);
        }
    },
  );

  it("a place is called like its field", () => {
    for (const language of languages) {
      const { city, location } = texts[language];
      for (const [id, { title }] of Object.entries({ ...city, ...location }))
        expect(title).toBe(fieldName(id as FieldId, language));
    }
  });

  it.each(Object.entries(sources))(
    "every text of %s has a source, or says why it has none",
    (_, rows: Readonly<Record<string, Sources>>) => {
      for (const [id, row] of Object.entries(rows))
        expect(printSources(row) + (row.softened ?? ""), id).not.toBe("");
    },
  );
});
