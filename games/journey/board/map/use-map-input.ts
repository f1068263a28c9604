/** What pointers and keys do on the map: aim at the nearest field, see the way, go; look around where there is nothing to choose. */

import { useRef } from "react";
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from "react";
import type { Field } from "../../content/map.ts";
import { inDirection, nearest, spots } from "./spots.ts";
import type { Spot } from "./spots.ts";
import type { useMagnifier } from "./use-magnifier.ts";

/** How far from a field a pointer still means it, in pixels. */
const GRASP = 30;

export interface MapAims {
  readonly reach: ReadonlySet<Field>;
  readonly aimed: Field | undefined;
  aim(field: Field | undefined): void;
  /** The first of two taps shows the way. */
  aimByTap(field: Field): void;
  go(field: Field): void;
  cancel(): void;
  /** Tells what is to be seen at a field, if there is anything. */
  open(field: Field): void;
}

/** `pixel`: units of the map for a pixel as it is drawn now. */
export function useMapInput(
  props: MapAims,
  holder: RefObject<HTMLElement | null>,
  glass: ReturnType<typeof useMagnifier>,
  pixel: number,
) {
  const { reach, aimed } = props;
  const { isSmall, isOpen } = glass;
  const before = useRef<Field>(undefined);

  function under(event: MouseEvent): Field | undefined {
    const field = shapeUnder(event);
    if (field !== undefined && reach.has(field)) return field;
    const spot = spotUnder(event);
    return spot && nearest(reach, spot, GRASP * pixel);
  }
  /** Whatever is drawn under the pointer, in reach or not. */
  function nearestField(event: MouseEvent): Field {
    const field = shapeUnder(event);
    if (field !== undefined) return field;
    const spot = spotUnder(event);
    const near = spot && nearest(spots.keys(), spot, GRASP * 0.6 * pixel);
    return near ?? -1;
  }
  function spotUnder(event: MouseEvent): Spot | undefined {
    const frame = holder.current?.getBoundingClientRect();
    if (!frame?.width) return undefined;
    return {
      x: glass.x + (event.clientX - frame.x) * pixel,
      y: glass.y + (event.clientY - frame.y) * pixel,
    };
  }
  function touch(event: PointerEvent): void {
    // Touching a field focuses it, which aims at it; what counts is what was aimed at before.
    before.current = aimed;
    glass.handlers.onPointerDown(event);
  }
  /** Arrows walk from field to field: among those in reach, or anywhere while there is none. */
  function press(event: KeyboardEvent): void {
    const field = shapeUnder(event);
    if (event.key === "Escape") return props.cancel();
    if (field === undefined) return;
    const among = reach.size > 0 ? reach : spots.keys();
    const next = inDirection(among, field, event.key);
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
      return props.open(nearestField(event));
    }
    // A finger first sees the way, then goes; a mouse has seen it.
    const kind = (event.nativeEvent as { pointerType?: string }).pointerType;
    if (kind === "touch" && before.current !== field)
      return props.aimByTap(field);
    props.go(field);
  }
  function hover(event: PointerEvent): void {
    glass.handlers.onPointerMove(event);
    if (event.pointerType === "mouse" && reach.size > 0)
      props.aim(under(event));
  }

  return {
    onPointerDown: touch,
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
