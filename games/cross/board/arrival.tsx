/** Brings what has just been turned over into sight. */

import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

export function Arrival(props: {
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: "nearest", behavior: "smooth" });
  }, []);
  return (
    <div ref={place} className={props.className}>
      {props.children}
    </div>
  );
}
