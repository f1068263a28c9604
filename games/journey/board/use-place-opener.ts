/** A place that was tapped: its story opens, with what it has to do with the match; one without a story is told beside the map. */

import { useCallback, useState } from "react";
import type { Field } from "../content/map.ts";
import { nameOfField } from "./explain.ts";
import { placeNote } from "./place-note.ts";
import type { Shown } from "./shown.ts";
import { placeStory } from "./stories.ts";
import type { Story } from "./stories.ts";
import type { Choice } from "./use-choice.ts";
import type { Wording } from "./words.ts";

export function usePlaceOpener(
  open: (story: Story | undefined) => void,
  shown: Shown,
  { die, slot, place }: Choice,
  wording: Wording,
) {
  const { view, seat, canMove, outcome, seq } = shown;
  const stamp = `${seq} ${slot} ${place}`;
  const [said, setSaid] = useState<{ stamp: string; text: string }>();
  const openPlace = useCallback(
    (field: Field) => {
      const standing = { view, seat, canMove, outcome };
      const note = placeNote(field, standing, die, wording);
      const story = placeStory(field, wording.language);
      open(story && { ...story, note });
      const text = `${nameOfField(field, wording)}. ${note}`;
      setSaid(story ? undefined : { stamp, text });
    },
    [open, view, seat, canMove, outcome, die, wording, stamp],
  );
  /** What was said of a plain place, until something is done. */
  return { openPlace, note: said?.stamp === stamp ? said.text : undefined };
}
