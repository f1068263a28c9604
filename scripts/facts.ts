/**
 * `npm run facts`: which facts of the cards nobody has read a source for, which counts are old or undated, and which are
 * far off two tables of cities. A tripwire for reviewers: it reports, and fails nothing.
 */

import { lineSources } from "../games/cross/content/text/sources.ts";
import { sources as deck } from "../games/grzybowski/content/text/sources.ts";
import { sources as stories } from "../games/journey/content/text/sources.ts";
import type { Sources } from "../kernel/index.ts";
import { countOf } from "../geo/counts.ts";
import { isSight, placeIds, placeName, type PlaceId } from "../geo/names.ts";
import { municipality, place } from "../geo/places.ts";
import { geonamesOf, namesake } from "../geo/test/geonames.ts";
import { simplemapsOf } from "../geo/test/simplemaps.ts";

/** Years after which a count is called old. */
const OLD = 8;
/** How many times more or fewer people than both tables have is far off. */
const FAR = 1.25;

type Rows = Readonly<Record<string, Sources>>;

const texts: Readonly<Record<string, Rows>> = {
  "cross, lines": lineSources,
  "grzybowski, cards": deck,
  ...Object.fromEntries(
    Object.entries(stories).map(([group, rows]) => [`journey, ${group}`, rows]),
  ),
};

for (const [name, rows] of Object.entries(texts)) {
  list(
    `${name}: no source`,
    where(rows, ({ softened }) => Boolean(softened)),
  );
  list(
    `${name}: sources named, none read`,
    where(rows, ({ read, tourist, named }) =>
      Boolean(named && !read && !tourist),
    ),
  );
  list(
    `${name}: pages for tourists alone`,
    where(rows, ({ read, tourist, named }) =>
      Boolean(tourist && !read && !named),
    ),
  );
}

const thisYear = new Date().getFullYear();
const counted = placeIds.map((id) => ({ id, ...countOf(id) }));
list(
  "inhabitants: named, not read",
  counted.filter(({ seen }) => seen === "named").map(told),
);
list(
  "inhabitants: read without a year, and matched with a count",
  counted.filter(({ seen }) => seen === "matched").map(told),
);
list(
  "inhabitants: whose count it is, nobody says",
  counted.filter(({ isUndated }) => isUndated).map(told),
);
list(
  `inhabitants: counted more than ${OLD} years ago`,
  counted.filter(({ year }) => thisYear - year > OLD).map(told),
);
list("inhabitants: far off both tables", placeIds.flatMap(farOff));

function where(rows: Rows, holds: (sources: Sources) => boolean): string[] {
  return Object.keys(rows).filter((id) => holds(rows[id] ?? {}));
}

function told({ id, year }: { readonly id: PlaceId; readonly year: number }) {
  return `${id} (${year})`;
}

/** Tables of cities often mean the built-up area: what is near either of them passes. */
function farOff(id: PlaceId): string[] {
  const { inhabitants } = place(id);
  const others = [
    isSight(id) ? namesake(id, [municipality(id)]) : geonamesOf(id),
    simplemapsOf(id, isSight(id) ? municipality(id) : placeName(id, "en")),
  ].flatMap((entry) => entry?.inhabitants || []);
  const isNear = others.some(
    (other) => inhabitants < other * FAR && inhabitants > other / FAR,
  );
  if (isNear || others.length === 0) return [];
  return [`${id}: ${inhabitants}, not ${others.join(" or ")}`];
}

function list(title: string, found: readonly string[]): void {
  console.log(`${title}: ${found.length}`);
  for (const item of found) console.log(`  ${item}`);
}
