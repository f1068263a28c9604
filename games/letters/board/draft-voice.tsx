/** Says what a turn being tried comes to, whenever that changes. */

import { useAnnounce } from "@stolik/furniture";
import { useEffect, useRef } from "react";

export function DraftVoice(props: {
  /** What the draft says of itself; empty: nothing. */
  readonly says: string;
}) {
  const { says } = props;
  const announce = useAnnounce();
  const said = useRef(says);
  useEffect(() => {
    if (says === said.current) return;
    said.current = says;
    if (says) announce(says);
  }, [says, announce]);
  return null;
}
