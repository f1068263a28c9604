/** Reads out what is heard from now on, and what a turn being tried comes to. */

import type { Heard } from "@stolik/kernel";
import { useAnnounce } from "@stolik/furniture";
import { useEffect, useRef } from "react";
import type { Event } from "../rules/position.ts";
import { describe, worthTelling } from "./describe.ts";
import type { Telling } from "./describe.ts";

export function Reader(props: {
  readonly heard: readonly Heard<Event>[];
  readonly telling: Telling;
  /** What the draft says of itself; empty: nothing. */
  readonly draft: string;
}) {
  const { heard, telling, draft } = props;
  const announce = useAnnounce();
  const last = useRef(heard.at(-1)?.seq ?? -1);
  const said = useRef(draft);
  useEffect(() => {
    const fresh = heard.filter(({ seq }) => seq > last.current);
    if (fresh.length === 0) return;
    last.current = fresh.at(-1)?.seq ?? last.current;
    const sentences = fresh.flatMap((one) =>
      worthTelling(one).map((event) => describe(event, telling)),
    );
    announce(sentences.join(" "));
  }, [heard, telling, announce]);
  useEffect(() => {
    if (draft === said.current) return;
    said.current = draft;
    if (draft) announce(draft);
  }, [draft, announce]);
  return null;
}
