/** What can be pressed on a page: whether a finger on its middle presses it or something else, whether it is large enough, and whether it is in sight. */

interface Covered {
  readonly target: string;
  /** What is pressed instead. */
  readonly by: string;
}

/** Runs in the page, so it is whole in itself. `fixed`: what may come close to its own kind. */
export function findCovered(fixed: string): readonly Covered[] {
  const { boxOf, layerOf, nameOf, stackAt, targets, windowsOf } = window.sight;
  const all = targets();
  const isBeyond = (target: Element): boolean => {
    const { left, top, right, bottom } = boxOf(target);
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    // What is docked does not scroll with the page.
    if (layerOf(target) && (y < 0 || y > window.innerHeight)) return true;
    return windowsOf(target).some(
      ({ box }) =>
        x < box.left || x > box.right || y < box.top || y > box.bottom,
    );
  };
  /** What moves in a window can be moved out from under whatever lies over it. */
  const canMoveAway = (target: Element, from: Element): boolean =>
    windowsOf(target).some(
      ({ element, canMove }) => canMove && !element.contains(from),
    );
  return all.flatMap((target) => {
    if (isBeyond(target)) return [];
    const [top] = stackAt(boxOf(target));
    const pressed = all.findLast((other) => other.contains(top ?? null));
    if (!pressed || pressed.contains(target) || target.contains(pressed))
      return [];
    if (layerOf(pressed) !== layerOf(target)) return [];
    if (canMoveAway(target, pressed)) return [];
    if (target.matches(fixed) && pressed.matches(fixed)) return [];
    return [{ target: nameOf(target), by: nameOf(pressed) }];
  });
}

interface Small {
  readonly target: string;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: what a finger misses, because it is small and something else is close. */
export function findSmall({
  least,
  fixed,
}: {
  readonly least: number;
  readonly fixed: string;
}): readonly Small[] {
  const { boxOf, depthOf, layerOf, nameOf, shared, targets } = window.sight;
  const all = targets()
    // As high as the line it stands in.
    .filter((target) => !target.matches("p a, li a, dd a"))
    .map((target) => ({ target, box: boxOf(target), layer: layerOf(target) }));
  return all
    .filter(({ target, box }) => depthOf(box) < least && !target.matches(fixed))
    .filter(({ target, box, layer }) => {
      const left = (box.left + box.right - least) / 2;
      const top = (box.top + box.bottom - least) / 2;
      const finger = { left, top, right: left + least, bottom: top + least };
      return all.some(
        (other) =>
          other.layer === layer &&
          !other.target.contains(target) &&
          !target.contains(other.target) &&
          depthOf(shared(finger, other.box)) > 0,
      );
    })
    .map(({ target, box }) => ({
      target: nameOf(target),
      width: box.right - box.left,
      height: box.bottom - box.top,
    }));
}

/** Runs in the page: whether one of these is on the screen, with nothing scrolled and nothing over it. */
export function isInSight(wanted: string): boolean {
  return [...document.querySelectorAll(wanted)].some((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isWithin =
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    const hit = document.elementFromPoint(x, y);
    return isWithin && right > left && element.contains(hit);
  });
}
