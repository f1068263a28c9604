/** Soft rings around the parts of the board that a step is about, wherever they are just now. */

import { selectorOf } from "@stolik/furniture";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { findPart } from "./find-part.ts";
import styles from "./rings.module.css";

/** How far a ring stands off, in pixels. */
const GAP = 4;

export function Rings({ parts }: { readonly parts: readonly string[] }) {
  return (
    <div className={styles.rings} aria-hidden>
      {parts.map((part) => (
        <Around key={part} part={part} isRing />
      ))}
      {/* Over all rings: where two of them meet, no number is hidden. */}
      {parts.length > 1 &&
        parts.map((part, index) => (
          <Around key={part} part={part}>
            <span className={styles.number}>{index + 1}</span>
          </Around>
        ))}
    </div>
  );
}

/** As large as a part, and wherever it is: its ring, or when its turn comes. */
function Around({
  part,
  isRing,
  children,
}: {
  readonly part: string;
  readonly isRing?: true;
  readonly children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Boards scroll, zoom and move their cards: only the next frame knows where a part is.
    let frame = requestAnimationFrame(function follow() {
      if (box.current) place(box.current, findPart(part));
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [part]);
  return (
    <div
      ref={box}
      className={isRing ? styles.ring : styles.spot}
      data-ring={isRing && selectorOf(part)}
      hidden
    >
      {children}
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
