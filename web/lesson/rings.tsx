/** Soft rings around the parts of the board that a step is about, wherever they are just now. */

import { selectorOf } from "@stolik/furniture";
import { useEffect, useRef } from "react";
import { findPart } from "./find-part.ts";
import styles from "./rings.module.css";

/** How far a ring stands off, in pixels. */
const GAP = 4;

export function Rings({ parts }: { readonly parts: readonly string[] }) {
  return (
    <div className={styles.rings} aria-hidden>
      {parts.map((part, index) => (
        <Ring
          key={part}
          part={part}
          number={parts.length > 1 ? index + 1 : undefined}
        />
      ))}
    </div>
  );
}

function Ring({
  part,
  number,
}: {
  readonly part: string;
  /** When its turn comes, where there are several. */
  readonly number: number | undefined;
}) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Boards scroll, zoom and move their cards: only the next frame knows where a part is.
    let frame = requestAnimationFrame(function follow() {
      if (ring.current) place(ring.current, findPart(part));
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [part]);
  return (
    <div ref={ring} className={styles.ring} data-ring={selectorOf(part)} hidden>
      {number !== undefined && <span className={styles.number}>{number}</span>}
    </div>
  );
}

function place(ring: HTMLElement, part: Element | undefined): void {
  const box = part?.getBoundingClientRect();
  ring.hidden = !part || !box || isCovered(part, box);
  if (!box) return;
  ring.style.translate = `${box.x - GAP}px ${box.y - GAP}px`;
  ring.style.width = `${box.width + 2 * GAP}px`;
  ring.style.height = `${box.height + 2 * GAP}px`;
}

/** Whether something lies over it, such as a check that is being read; what lies on it in the same drawing does not count. */
function isCovered(part: Element, box: DOMRect): boolean {
  const { x, y, width, height } = box;
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const around =
    (part instanceof SVGElement ? part.ownerSVGElement : part.parentElement) ??
    part;
  return top !== null && !around.contains(top) && !top.contains(part);
}
