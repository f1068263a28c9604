/** A page without a browser: what is shown on it can be found, tapped and typed at. */

import { MotionGlobalConfig } from "motion/react";
import { act } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

export interface Page {
  readonly root: HTMLElement;
  find(selector: string): Element;
  all(selector: string): Element[];
  fire(target: string | Element, event: Event): void;
  tap(target: string | Element): void;
  press(selector: string, key: string, isHeld?: boolean): void;
  type(selector: string, text: string): void;
  /** Shows everything anew. */
  update(): void;
  /** The same, called from within what is shown, where it cannot be waited for. */
  again(): void;
  close(): void;
}

// Nothing moves: this page cannot animate.
MotionGlobalConfig.skipAnimations = true;

export function show(draw: () => ReactNode): Page {
  const root = document.createElement("div");
  document.body.append(root);
  const react = createRoot(root);
  const again = () => react.render(draw());
  const update = () => act(again);
  update();
  const find = (selector: string): Element => {
    const found = root.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const fire = (target: string | Element, event: Event) => {
    const element = typeof target === "string" ? find(target) : target;
    act(() => void element.dispatchEvent(event));
  };
  return {
    root,
    find,
    all: (selector) => [...root.querySelectorAll(selector)],
    fire,
    tap: (target) =>
      fire(target, new MouseEvent("click", { bubbles: true, detail: 1 })),
    press(selector, key, isHeld = false) {
      const init = { key, repeat: isHeld, bubbles: true };
      fire(selector, new KeyboardEvent("keydown", init));
    },
    type(selector, text) {
      const field = find(selector);
      // React reads what was typed past its own setter.
      Reflect.set(Object.getPrototypeOf(field) as object, "value", text, field);
      fire(field, new Event("input", { bubbles: true }));
    },
    update,
    again,
    close() {
      act(() => react.unmount());
      root.remove();
    },
  };
}
