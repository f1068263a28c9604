/** What an event, a place or a card was about: its title, its date, two sentences and its picture. */

import { textsOf } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { faces } from "../content/cards.ts";
import type { BlueId, Card, CityCardId } from "../content/cards.ts";
import { fieldIds } from "../content/map.ts";
import type { Field } from "../content/map.ts";
import type en from "../content/text/en.json";
import type { Group } from "../content/text/sources.ts";
import { trackIds } from "../content/track.ts";
import type { TrackId } from "../content/track.ts";
import {
  blueScenes,
  cityScenes,
  locationScenes,
  otherScenes,
  trackScenes,
} from "./pictures/scenes.ts";
import type { LocationTextId, Scene } from "./pictures/scenes.ts";

export interface Story {
  readonly title: string;
  readonly text: string;
  /** Absent for what has none: cities, journeys, the future. */
  readonly date?: string;
  readonly scene: Scene;
  /** What it has to do with the match. */
  readonly note?: string;
  /** Which text it is: its sources go by the same name. */
  readonly group: Group;
  readonly id: string;
}

type Texts = typeof en;

const loaded = new Map<Language, Texts>();

/** The stories of a language are told once they have been loaded. */
export async function loadStories(language: Language): Promise<void> {
  loaded.set(language, (await texts[language]()).default);
}

export const texts = textsOf({
  pl: () => import("../content/text/pl.json", { with: { type: "json" } }),
  it: () => import("../content/text/it.json", { with: { type: "json" } }),
  en: () => import("../content/text/en.json", { with: { type: "json" } }),
});

function textsIn(language: Language): Texts {
  const found = loaded.get(language);
  if (!found) throw new Error(`The stories are not there in ${language}.`);
  return found;
}

export function trackStory(index: number, language: Language): Story {
  const id = trackIds[index] ?? "future";
  return {
    ...textsIn(language).track[id],
    ...(id === "future" ? {} : { date: id }),
    scene: trackScenes[id],
    group: "track",
    id,
  };
}

/** Locations and the cities of cards have a story; other fields have none. */
export function placeStory(
  field: Field,
  language: Language,
): Story | undefined {
  const words = textsIn(language);
  const id = fieldIds[field] ?? "";
  if (id in words.location) {
    const place = id as LocationTextId;
    const scene = locationScenes[place];
    return { ...words.location[place], scene, group: "location", id };
  }
  if (!(id in words.city)) return undefined;
  const city = id as CityCardId;
  return { ...words.city[city], scene: cityScenes[city], group: "city", id };
}

export function cardStory(card: Card, language: Language): Story {
  const words = textsIn(language);
  const face = faces[card];
  switch (face.kind) {
    case "grey": {
      const id = String(face.date) as Exclude<TrackId, "future">;
      const scene = trackScenes[id];
      return { ...words.track[id], date: id, scene, group: "track", id };
    }
    case "blue": {
      const id = String(face.date) as BlueId;
      const scene = blueScenes[id];
      return { ...words.blue[id], date: id, scene, group: "blue", id };
    }
    case "city": {
      const id = fieldIds[face.field] as CityCardId;
      return { ...words.city[id], scene: cityScenes[id], group: "city", id };
    }
    case "stop":
    case "train":
    case "coach":
    case "eagle":
      return {
        ...words.card[face.kind],
        scene: otherScenes[face.kind],
        group: "card",
        id: face.kind,
      };
  }
}
