/** Reads out what is heard from now on; what happened before the page opened stays in the log. */

import type { HeardEvents } from "@stolik/kernel";
import { useEffect, useEffectEvent, useRef } from "react";
import { useAnnounce } from "./announcer.tsx";
import { usePacing } from "./pacing.tsx";

export function EventAnnouncer<Event>(props: {
  readonly heard: readonly HeardEvents<Event>[];
  readonly describe: (event: Event) => string;
}) {
  const { heard } = props;
  const announce = useAnnounce();
  const { told } = usePacing();
  const last = useRef(heard.at(-1)?.seq ?? -1);
  const read = useEffectEvent((fresh: readonly HeardEvents<Event>[]) => {
    const events = fresh.flatMap((one) => one.events);
    const sentence = events.map(props.describe).join(" ");
    announce(sentence);
    told(sentence);
  });
  useEffect(() => {
    const fresh = heard.filter(({ seq }) => seq > last.current);
    if (fresh.length === 0) return;
    last.current = fresh.at(-1)?.seq ?? last.current;
    read(fresh);
  }, [heard]);
  return null;
}
