/** What the measuring in a page is made of: boxes, what is drawn at all, how large, in which layer, and what lies over what. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What hides whatever is beyond it. */
interface Opening {
  readonly element: Element;
  readonly box: Box;
  /** Whether what is beyond can be scrolled or moved into it. */
  readonly canMove: boolean;
}

interface Sight {
  boxOf(element: Element): Box;
  shared(one: Box, other: Box): Box;
  /** The shorter side; not above 0: there is no such box. */
  depthOf(box: Box): number;
  /** The element first. */
  upwards(element: Element): readonly Element[];
  isShown(element: Element): boolean;
  /** How much taller than laid out it is drawn. */
  scaleOf(element: Element): number;
  /** What lies over the page, and so is not in the way of what lies on it; null: the page itself. */
  layerOf(element: Element): Element | null;
  /** What is drawn at the middle of a box, the topmost first. */
  stackAt(box: Box): readonly Element[];
  /** What an element is seen through, the nearest first. */
  windowsOf(element: Element): readonly Opening[];
  /** Whatever can be pressed and is shown. */
  targets(): readonly Element[];
  nameOf(element: Element): string;
}

declare global {
  interface Window {
    sight: Sight;
  }
}

/** Runs in the page, so it is whole in itself; the functions beside it find it there. */
export function openEyes(): void {
  const PRESSED =
    "button:enabled, a[href], input:enabled, select:enabled, summary, [role='button'], [role='gridcell'], [role='radio']";
  const shared = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const depthOf = ({ left, top, right, bottom }: Box) =>
    Math.min(right - left, bottom - top);

  const upwards = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      found.push(at);
    return found;
  };

  /** The back of a card that lies face up. */
  const isTurnedAway = (element: Element): boolean => {
    let matrix = new DOMMatrix();
    for (const at of upwards(element)) {
      matrix = new DOMMatrix(getComputedStyle(at).transform).multiply(matrix);
      const around = at.parentElement && getComputedStyle(at.parentElement);
      if (around?.transformStyle !== "preserve-3d") break;
    }
    return matrix.m33 < 0;
  };
  /** For screen readers alone, or turned away. */
  const isHidden = (element: Element): boolean => {
    const { clip, clipPath, backfaceVisibility } = getComputedStyle(element);
    return (
      clip === "rect(0px, 0px, 0px, 0px)" ||
      clipPath === "inset(50%)" ||
      (backfaceVisibility === "hidden" && isTurnedAway(element))
    );
  };
  const isShown = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    }) && !upwards(element).some(isHidden);

  const scaleOf = (element: Element): number => {
    const matrix =
      element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    if (matrix) return Math.hypot(matrix.c, matrix.d);
    let scale = 1;
    for (const at of upwards(element)) {
      if (at instanceof SVGForeignObjectElement) return scale * scaleOf(at);
      const style = getComputedStyle(at);
      const { m21, m22 } = new DOMMatrix(style.transform);
      const own = style.scale === "none" ? 1 : Number.parseFloat(style.scale);
      scale *= Math.hypot(m21, m22) * own;
    }
    return scale;
  };

  const layerOf = (element: Element) =>
    upwards(element).find(
      (at) =>
        at.matches("dialog, [popover]") ||
        ["fixed", "sticky"].includes(getComputedStyle(at).position),
    ) ?? null;

  const stackAt = (box: Box): Element[] => {
    const before = window.scrollY;
    const y = (box.top + box.bottom) / 2;
    const isOut = y < 0 || y >= window.innerHeight;
    if (isOut) window.scrollTo(0, before + y - window.innerHeight / 2);
    const stack = document.elementsFromPoint(
      (box.left + box.right) / 2,
      y + before - window.scrollY,
    );
    if (isOut) window.scrollTo(0, before);
    return stack;
  };

  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };

  /** The rectangle that a group of a drawing is cut out by: what is beyond it can be moved there. */
  const holeOf = (group: Element): Opening[] => {
    const path = getComputedStyle(group).clipPath;
    const [, id] = /^url\("#(.+)"\)$/.exec(path) ?? [];
    const rect = id && document.getElementById(id)?.querySelector("rect");
    const matrix =
      group instanceof SVGGraphicsElement ? group.getScreenCTM() : null;
    if (!rect || !matrix) return [];
    const { x, y, width, height } = rect.getBBox();
    const first = new DOMPoint(x, y).matrixTransform(matrix);
    const last = new DOMPoint(x + width, y + height).matrixTransform(matrix);
    const box = { left: first.x, top: first.y, right: last.x, bottom: last.y };
    return [{ element: group, box, canMove: true }];
  };
  const windowsOf = (element: Element): Opening[] =>
    upwards(element)
      .filter((at) => !at.matches("html, body"))
      .flatMap((at) => {
        if (at instanceof SVGGElement) return holeOf(at);
        const style = getComputedStyle(at);
        if (style.overflowX === "visible") return [];
        // A finger moves a map as it is scrolled elsewhere.
        const canMove =
          /auto|scroll/.test(style.overflowX + style.overflowY) ||
          (at instanceof SVGElement && style.touchAction !== "auto");
        return [{ element: at, box: boxOf(at), canMove }];
      });

  window.sight = {
    boxOf,
    shared,
    depthOf,
    upwards,
    isShown,
    scaleOf,
    layerOf,
    stackAt,
    windowsOf,
    targets: () =>
      [...document.querySelectorAll(PRESSED)].filter((each) => isShown(each)),
    nameOf(element) {
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return (name ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 60);
    },
  };
}
