// @vitest-environment happy-dom
/** The furniture by itself: marks that differ, a map that keeps its edge, a log that grows, a voice. */

import { act } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import {
  Announcer,
  EuropeMap,
  LogStrip,
  mapSpot,
  seatMark,
  useAnnounce,
} from "./index.ts";

let close: () => void = () => undefined;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => close());

function show(content: ReactNode): HTMLElement {
  const root = document.createElement("div");
  document.body.append(root);
  const react = createRoot(root);
  act(() => react.render(content));
  close = () => {
    act(() => react.unmount());
    root.remove();
  };
  return root;
}

function click(element: Element | null): void {
  act(() => void element?.dispatchEvent(new Event("click", { bubbles: true })));
}

it("six seats differ in shape and in colour", () => {
  const marks = [0, 1, 2, 3, 4, 5].map(seatMark);
  expect(new Set(marks.map(({ shape }) => shape)).size).toBe(6);
  expect(new Set(marks.map(({ colour }) => colour)).size).toBe(6);
});

it("a zoomed map holds its points and never leaves Europe", () => {
  const yerevan = { latitude: 40.2, longitude: 44.5 };
  const tromso = { latitude: 69.6, longitude: 18.9 };
  show(
    <EuropeMap label="map" around={[yerevan, tromso]} ratio={2.4}>
      {({ x, y, width, height }) => {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(1000.01);
        for (const spot of [yerevan, tromso].map(mapSpot)) {
          expect(spot.x).toBeGreaterThan(x);
          expect(spot.x).toBeLessThan(x + width);
          expect(spot.y).toBeGreaterThan(y);
          expect(spot.y).toBeLessThan(y + height);
        }
        return null;
      }}
    </EuropeMap>,
  );
});

it("the log shows its newest lines first, and all of them when asked", () => {
  const lines = ["one", "two", "three"].map((text) => ({ key: text, text }));
  const root = show(
    <LogStrip
      title="Log"
      lines={lines}
      short={2}
      moreLabel="more"
      fewerLabel="fewer"
    />,
  );
  const told = () =>
    [...root.querySelectorAll("li")].map((li) => li.textContent);
  expect(told()).toEqual(["three", "two"]);
  click(root.querySelector("button"));
  expect(told()).toEqual(["three", "two", "one"]);
});

it("the announcer says what it is told", () => {
  const root = show(
    <Announcer>
      <Speaker />
    </Announcer>,
  );
  click(root.querySelector("button"));
  expect(root.querySelector('[aria-live="polite"]')?.textContent).toBe("Hello");
});

function Speaker() {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce("Hello")}>
      say
    </button>
  );
}
