/** Every text that can be read on a page: how large its letters are, whether any are cut off, and which lie on each other. */

import type { Box } from "./sight.ts";

interface ReadText {
  readonly words: string;
  /** In pixels of the screen, whatever it is scaled by. */
  readonly size: number;
  /** How far it reaches beyond what holds it, where nobody can scroll to it. */
  readonly cut: number;
  /** The words that lie on it, nothing opaque between. */
  readonly under: readonly string[];
}

/** Runs in the page, so it is whole in itself. */
export function readTexts(): readonly ReadText[] {
  const { boxOf, shared, depthOf, upwards, isShown, scaleOf, layerOf } =
    window.sight;
  const { windowsOf } = window.sight;

  /** Of a text in a drawing: how far it sticks out of the card it is written on. */
  const beyondCard = (element: Element, { left, right }: Box): number => {
    if (!(element instanceof SVGElement)) return 0;
    const middle = (left + right) / 2;
    const card = upwards(element)
      .slice(1, 4)
      .flatMap((at) => [...at.children])
      .filter(({ tagName }) => tagName === "rect")
      .map(boxOf)
      .find((box) => box.left < middle && middle < box.right);
    return card ? Math.max(card.left - left, right - card.right) : 0;
  };
  /** Undefined: it is scrolled out of sight. */
  const cutOf = (element: Element, letters: readonly Box[]) => {
    let cut = 0;
    for (const box of letters) {
      cut = Math.max(cut, beyondCard(element, box));
      for (const { box: hole, canMove } of windowsOf(element)) {
        if (depthOf(shared(box, hole)) <= 0) return undefined;
        if (canMove) break;
        cut = Math.max(
          cut,
          hole.left - box.left,
          box.right - hole.right,
          hole.top - box.top,
          box.bottom - hole.bottom,
        );
      }
    }
    return cut;
  };

  /** A line is higher than its capitals and figures. */
  const lettersIn = (line: Box, size: number): Box => {
    const { left, top, right, bottom } = line;
    const isUpright = bottom - top < size * 2;
    const spare = ((isUpright ? bottom - top : right - left) - size * 0.7) / 2;
    return isUpright
      ? { left, top: top + spare, right, bottom: bottom - spare }
      : { left: left + spare, top, right: right - spare, bottom };
  };
  const textNodes = (): Text[] => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found.filter(
      ({ data, parentElement }) =>
        data.trim() !== "" && parentElement && isShown(parentElement),
    );
  };

  const texts = textNodes().flatMap((node) => {
    const element = node.parentElement ?? document.body;
    const { fontSize } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize) * scaleOf(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    // Only its element knows how wide a line is that is set narrower.
    const lines = element.hasAttribute("textLength") ? element : range;
    const letters = [...lines.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((line) => lettersIn(line, size));
    const cut = cutOf(element, letters);
    if (letters.length === 0 || cut === undefined) return [];
    const words = node.data.trim().replaceAll(/\s+/g, " ").slice(0, 60);
    return [{ element, words, size, cut, letters, layer: layerOf(element) }];
  });

  const isOpaque = (element: Element): boolean => {
    const { opacity, fill, backgroundColor } = getComputedStyle(element);
    const isShape = element instanceof SVGGeometryElement;
    if (element instanceof SVGElement && !isShape) return false;
    const colour = isShape ? fill : backgroundColor;
    return opacity === "1" && !/none|, 0(\.\d+)?\)|\/ 0/.test(colour);
  };
  /** Whether both can be read where they meet. */
  const areRead = (one: Element, other: Element, box: Box): boolean => {
    const stack = window.sight.stackAt(box);
    if (!stack.includes(one) || !stack.includes(other)) return false;
    const last = Math.max(stack.indexOf(one), stack.indexOf(other));
    return !stack.slice(0, last).some(isOpaque);
  };
  const doMeet = (
    one: (typeof texts)[number],
    other: (typeof texts)[number],
  ): boolean =>
    one.layer === other.layer &&
    one.letters.some((box) =>
      other.letters.some((its) => {
        const both = shared(box, its);
        return depthOf(both) > 2 && areRead(one.element, other.element, both);
      }),
    );

  // So that a point finds whatever is drawn there, pressed or not.
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(solid);
  const read = texts.map((text, index) => ({
    words: text.words,
    size: text.size,
    cut: text.cut,
    under: texts
      .slice(index + 1)
      .filter((other) => doMeet(text, other))
      .map(({ words }) => words),
  }));
  document.adoptedStyleSheets.pop();
  return read;
}
