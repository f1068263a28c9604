// @vitest-environment happy-dom
/** Dragging: what lifts, where it lands, and what was only a tap. */

import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { LiftedCopy, useDrag } from "../index.ts";
import { click, show } from "./page.tsx";

let told: string[] = [];

function Table() {
  const drag = useDrag<string, string>({
    targetOf: (under) => under?.getAttribute("data-place") ?? undefined,
    onLift: (item) => told.push(`lift ${item}`),
    onDrop: (item, target, byMouse) =>
      told.push(
        `drop ${item} on ${target} ${byMouse ? "by mouse" : ""}`.trim(),
      ),
  });
  return (
    <>
      <button
        type="button"
        onPointerDown={(event) => drag.grab(event, "king")}
        onClick={() => told.push(drag.hasDragged() ? "dragged" : "tapped")}
      >
        king
      </button>
      <div data-place="throne" />
      {drag.lifted && (
        <LiftedCopy
          lifted={drag.lifted}
          isAimed={drag.lifted.target !== undefined}
        >
          <svg />
        </LiftedCopy>
      )}
    </>
  );
}

function point(type: string, x: number, y: number, more: object = {}): void {
  const from = type === "pointerdown" ? document.querySelector("button") : null;
  const init = { pointerId: 1, button: 0, pointerType: "touch", ...more };
  const event = new PointerEvent(type, {
    bubbles: true,
    clientX: x,
    clientY: y,
    ...init,
  });
  act(() => void (from ?? window).dispatchEvent(event));
}

/** The throne lies from x = 100 on. */
beforeEach(() => {
  told = [];
  document.elementFromPoint = (x) =>
    x < 100 ? null : document.querySelector("[data-place]");
  show(<Table />);
});

const copy = () => document.querySelector<HTMLElement>("[data-aimed]");

it("a pointer that hardly moves has only tapped", () => {
  point("pointerdown", 10, 10);
  point("pointermove", 14, 13);
  expect(copy()).toBeNull();
  point("pointerup", 14, 13);
  click(document.querySelector("button"));
  expect(told).toEqual(["tapped"]);
});

it("a thing is lifted once, hangs on the pointer, and lands on what lies beneath it", () => {
  point("pointerdown", 10, 10);
  point("pointermove", 40, 10);
  expect(copy()?.dataset["aimed"]).toBe("false");
  point("pointermove", 120, 30);
  expect(copy()?.dataset["aimed"]).toBe("true");
  expect(copy()?.style.transform).toBe("translate(120px, 30px)");
  point("pointerup", 120, 30);
  expect(copy()).toBeNull();
  // A browser sends the click after it, where it began and ended on one thing.
  click(document.querySelector("button"));
  expect(told).toEqual(["lift king", "drop king on throne", "dragged"]);
});

it("a mouse is told from a finger, and nothing lies under the rest of the page", () => {
  const mouse = { pointerType: "mouse" };
  point("pointerdown", 10, 10, mouse);
  point("pointermove", 10, 60, mouse);
  point("pointerup", 10, 60, mouse);
  expect(told).toEqual(["lift king", "drop king on undefined by mouse"]);
});

it("a second finger, another button and a cancelled pointer drop nothing", () => {
  point("pointerdown", 10, 10, { button: 2 });
  point("pointermove", 60, 10);
  expect(copy()).toBeNull();
  point("pointerdown", 10, 10);
  point("pointermove", 120, 10, { pointerId: 2 });
  expect(copy()).toBeNull();
  point("pointermove", 120, 10);
  point("pointercancel", 120, 10);
  expect(copy()).toBeNull();
  expect(told).toEqual(["lift king"]);
});
