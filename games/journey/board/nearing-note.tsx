/** A quiet note that the end is near: seen as long as it is, read out once when it comes into sight. */

import { Announcer, useAnnounce } from "@stolik/furniture";
import { useEffect, useEffectEvent, useRef } from "react";
import type { View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import { nearingOf, tellNearing } from "./nearing.ts";
import type { Nearing } from "./nearing.ts";
import styles from "./nearing-note.module.css";

interface Props {
  readonly view: View;
  readonly wording: Wording;
}

export function NearingNote(props: Props) {
  const { view, wording } = props;
  return (
    <>
      {nearingOf(view).map((nearing) => (
        <p key={nearing.type} className={styles.note} data-nearing>
          {tellNearing(nearing, view, wording)}
        </p>
      ))}
      {/* A voice of its own: the board's is busy with the move that led here. */}
      <Announcer>
        <Voice {...props} />
      </Announcer>
    </>
  );
}

/** Says what was not near before; its numbers change without a word. */
function Voice({ view, wording }: Props) {
  const announce = useAnnounce();
  const known = useRef<readonly Nearing["type"][]>(undefined);
  const say = useEffectEvent((fresh: readonly Nearing[]) =>
    announce(
      fresh.map((nearing) => tellNearing(nearing, view, wording)).join(" "),
    ),
  );
  const hush = useEffectEvent(() => announce(""));
  useEffect(() => {
    const all = nearingOf(view);
    const fresh = all.filter(({ type }) => !known.current?.includes(type));
    // What was near before the page opened can be read there.
    if (known.current !== undefined && fresh.length > 0) say(fresh);
    // Nothing stays behind for whoever reads the page later: the note itself is there.
    else hush();
    known.current = all.map(({ type }) => type);
  }, [view]);
  return null;
}
