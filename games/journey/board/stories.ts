/** What an event, a place or a card was about: its title, its date, two sentences and its picture. */

import type { Language } from "@stolik/kernel";
import { faces } from "../content/cards.ts";
import type { BlueId, Card, CityCardId } from "../content/cards.ts";
import { fieldIds } from "../content/map.ts";
import type { Field } from "../content/map.ts";
import en from "../content/text/en.json" with { type: "json" };
import it from "../content/text/it.json" with { type: "json" };
import pl from "../content/text/pl.json" with { type: "json" };
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
}

const texts = { pl, it, en };

export function trackStory(index: number, language: Language): Story {
  const id = trackIds[index] ?? "future";
  return {
    ...texts[language].track[id],
    ...(id === "future" ? {} : { date: id }),
    scene: trackScenes[id],
  };
}

/** Locations and the cities of cards have a story; other fields have none. */
export function placeStory(
  field: Field,
  language: Language,
): Story | undefined {
  const words = texts[language];
  const id = fieldIds[field] ?? "";
  if (id in words.location) {
    const place = id as LocationTextId;
    return { ...words.location[place], scene: locationScenes[place] };
  }
  if (!(id in words.city)) return undefined;
  const city = id as CityCardId;
  return { ...words.city[city], scene: cityScenes[city] };
}

export function cardStory(card: Card, language: Language): Story {
  const words = texts[language];
  const face = faces[card];
  switch (face.kind) {
    case "grey": {
      const id = String(face.date) as Exclude<TrackId, "future">;
      return { ...words.track[id], date: id, scene: trackScenes[id] };
    }
    case "blue": {
      const id = String(face.date) as BlueId;
      return { ...words.blue[id], date: id, scene: blueScenes[id] };
    }
    case "city": {
      const id = fieldIds[face.field] as CityCardId;
      return { ...words.city[id], scene: cityScenes[id] };
    }
    case "stop":
    case "train":
    case "coach":
    case "eagle":
      return { ...words.card[face.kind], scene: otherScenes[face.kind] };
  }
}
