/** What pointers and keys do on the map: aim at the nearest field, see the way, go once it is confirmed; look around where there is nothing to choose. */

import { useRef } from "react";
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from "react";
import type { Field } from "../../content/map.ts";
import type { View } from "../../rules/position.ts";
import { markerByKey } from "./marker-keys.ts";
import { inDirection, nearest, spots } from "./spots.ts";
import type { Spot } from "./spots.ts";
import type { useMagnifier } from "./use-magnifier.ts";

/** How far from a field a pointer still means it, in pixels. */
const GRASP = 30;

export interface MapAims {
  readonly reach: ReadonlySet<Field>;
  readonly aimed: Field | undefined;
  aim(field: Field | undefined): void;
  /** The first of two taps or clicks shows the way and keeps it. */
  aimByTap(field: Field): void;
  go(field: Field): void;
  cancel(): void;
  /** Tells what is to be seen at a field, if there is anything. */
  open(field: Field): void;
}

/** `pixel`: units of the map for a pixel as it is drawn now. */
export function useMapInput(
  props: MapAims & { readonly view: Pick<View, "markers"> },
  holder: RefObject<HTMLElement | null>,
  glass: ReturnType<typeof useMagnifier>,
  pixel: number,
) {
  const { reach, aimed } = props;
  const { isSmall, isOpen } = glass;
  /** The field that was tapped or clicked: the second time one goes there. */
  const pinned = useRef<Field>(undefined);

  function under(event: MouseEvent): Field | undefined {
    const field = shapeUnder(event);
    if (field !== undefined && reach.has(field)) return field;
    const spot = spotUnder(event);
    return spot && nearest(reach, spot, GRASP * pixel);
  }
  /** Whatever is drawn under the pointer, in reach or not. */
  function nearestField(event: MouseEvent): Field | undefined {
    const field = shapeUnder(event);
    if (field !== undefined) return field;
    const spot = spotUnder(event);
    return spot && nearest(spots.keys(), spot, GRASP * 0.6 * pixel);
  }
  function spotUnder(event: MouseEvent): Spot | undefined {
    const frame = holder.current?.getBoundingClientRect();
    if (!frame?.width) return undefined;
    return {
      x: glass.x + (event.clientX - frame.x) * pixel,
      y: glass.y + (event.clientY - frame.y) * pixel,
    };
  }
  /** Arrows walk from field to field, M from marker to marker: among those in reach, or anywhere while there is none. */
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const field = shapeUnder(event);
    if (event.key === "Escape") return props.cancel();
    if (field === undefined) return;
    const among = reach.size > 0 ? [...reach] : [...spots.keys()];
    const next =
      inDirection(among, field, event.key) ??
      markerByKey(event.key, field, among, props.view.markers);
    const isEnter = event.key === "Enter" || event.key === " ";
    if (!isEnter && next === undefined) return;
    event.preventDefault();
    if (isEnter) return reach.has(field) ? props.go(field) : props.open(field);
    const target = `[data-field="${next}"]`;
    holder.current?.querySelector<SVGElement>(target)?.focus();
  }
  function tap(event: MouseEvent): void {
    if (glass.hasMoved()) return;
    const field = under(event);
    const spot = spotUnder(event);
    if (isSmall && !isOpen && spot && reach.size === 0) return glass.open(spot);
    if (field === undefined) {
      props.aim(undefined);
      const near = nearestField(event);
      if (near !== undefined) props.open(near);
      return;
    }
    if (pinned.current === field && aimed === field) return props.go(field);
    pinned.current = field;
    props.aimByTap(field);
  }
  function hover(event: PointerEvent): void {
    glass.handlers.onPointerMove(event);
    if (event.pointerType !== "mouse" || reach.size === 0) return;
    if (aimed !== pinned.current) pinned.current = undefined;
    // What was clicked stays, so that the pointer finds the way to the button.
    if (pinned.current === undefined) props.aim(under(event));
  }

  return {
    onPointerDown: glass.handlers.onPointerDown,
    onPointerMove: hover,
    onKeyDown: press,
    onClick: tap,
  };
}

/** The field whose shape was touched or has the focus. */
function shapeUnder({ target }: MouseEvent | KeyboardEvent): Field | undefined {
  const shape = (target as Element).closest("[data-field]");
  return shape ? Number(shape.getAttribute("data-field")) : undefined;
}
