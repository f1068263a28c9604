/** A page that is not there, to show furniture on and to touch it. */

import { act } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, vi } from "vitest";

export interface Shown {
  readonly root: HTMLElement;
  /** Shows something else in its place. */
  again(content: ReactNode): void;
}

const open: (() => void)[] = [];

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  for (const close of open.splice(0)) close();
});

export function show(content: ReactNode): Shown {
  const root = document.createElement("div");
  document.body.append(root);
  const react = createRoot(root);
  const again = (next: ReactNode) => act(() => react.render(next));
  again(content);
  open.push(() => {
    act(() => react.unmount());
    root.remove();
  });
  return { root, again };
}

export function click(element: Element | null | undefined): void {
  act(() => void element?.dispatchEvent(new Event("click", { bubbles: true })));
}

export function texts(all: Iterable<Element>): (string | null)[] {
  return [...all].map(({ textContent }) => textContent);
}
