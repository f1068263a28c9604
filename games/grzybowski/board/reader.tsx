/** Reads out what is heard from now on; what happened before the page opened stays in the log. */

import type { Heard } from "@stolik/kernel";
import { useAnnounce } from "@stolik/furniture";
import { useEffect, useRef } from "react";
import type { Event } from "../rules/index.ts";
import { describe } from "./describe.ts";
import type { Telling } from "./words.ts";

export function Reader(props: {
  readonly heard: readonly Heard<Event>[];
  readonly telling: Telling;
}) {
  const { heard, telling } = props;
  const announce = useAnnounce();
  const last = useRef(heard.at(-1)?.seq ?? -1);
  useEffect(() => {
    const fresh = heard.filter(({ seq }) => seq > last.current);
    if (fresh.length === 0) return;
    last.current = fresh.at(-1)?.seq ?? last.current;
    const sentences = fresh.flatMap(({ events }) =>
      events.map((event) => describe(event, telling)),
    );
    announce(sentences.join(" "));
  }, [heard, telling, announce]);
  return null;
}
