// @vitest-environment happy-dom
/** Worked examples: they play by themselves in sight, one at a time; they can be paused, walked and seen again. */

import type { Example } from "@stolik/kernel";
import { act, useEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ExamplePlace } from "../example-stage.tsx";
import { Announcer, RuleExample, useAnnounce } from "../index.ts";
import { click, show, texts } from "./page.tsx";

interface View {
  readonly cards: number;
}

/** Long enough for any moment. */
const LONG = 10_000;

const labels = {
  play: "Play",
  pause: "Pause",
  again: "Again",
  back: "Back",
  forward: "Forward",
};

const moving: Example<View, string, string> = {
  seats: 2,
  eyes: 0,
  start: { cards: 2 },
  steps: [
    { say: "first" },
    {
      say: "second",
      plays: [
        { by: 0, move: "a", patch: ["{", { cards: ["=", 1] }, []], events: [] },
      ],
    },
    {
      say: "third",
      plays: [
        { by: 1, move: "b", patch: ["{", { cards: ["=", 0] }, []], events: [] },
      ],
    },
  ],
};
const still: Example<View, string, string> = {
  ...moving,
  steps: moving.steps.slice(1, 2),
};

const { IntersectionObserver } = globalThis;

/** Tells what is watched that it has come into sight, or has left it. */
const watchers = new Map<Element, (isSeen: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(element: Element): void {
        watchers.set(element, (isIntersecting) =>
          this.#tell([{ isIntersecting }]),
        );
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.stubGlobal("IntersectionObserver", IntersectionObserver);
  watchers.clear();
});

function open(...examples: readonly Example<View, string, string>[]) {
  const { root } = show(
    <Announcer>
      <ExamplePlace labels={labels}>
        {examples.map((example, index) => (
          <RuleExample
            key={index}
            name={`${index}`}
            example={example}
            caption={(say) => `It is the ${say}.`}
            draw={({ view, tried }) => (
              <Cards count={view.cards} tried={tried} />
            )}
          />
        ))}
      </ExamplePlace>
    </Announcer>,
  );
  const figure = (index: number) =>
    root.querySelector(`[data-example="${index}"]`)!;
  return {
    root,
    drawn: (index = 0) => figure(index).querySelector("[inert]")?.textContent,
    current: (index = 0) =>
      texts(figure(index).querySelectorAll('[aria-current="step"]')),
    press: (name: string, index = 0) =>
      click(
        [...figure(index).querySelectorAll("button")].find(
          ({ title, textContent }) => title === name || textContent === name,
        ),
      ),
    buttons: (index = 0) => figure(index).querySelectorAll("button").length,
    see: (index: number, isSeen = true) =>
      act(() =>
        watchers.get(figure(index).querySelector("[inert]")!)?.(isSeen),
      ),
  };
}

function Cards(props: { readonly count: number; readonly tried: unknown }) {
  const announce = useAnnounce();
  useEffect(() => announce("Nobody hears this."));
  return `${props.count}${props.tried ? "?" : ""}`;
}

const wait = () => act(() => void vi.advanceTimersByTime(LONG));

it("stands still with one sentence, at its end, with nothing to press", () => {
  const page = open(still);
  expect(page.drawn()).toBe("1");
  expect(page.buttons()).toBe(0);
  expect(page.root.querySelector("figcaption")?.textContent).toBe(
    "It is the second.",
  );
});

it("has no voice of its own", () => {
  const page = open(still);
  expect(page.root.querySelector('[role="status"]')?.textContent).toBe("");
});

it("waits to be seen, then plays moment by moment and rests at its end", () => {
  const page = open(moving);
  wait();
  expect(page.drawn()).toBe("2");
  page.see(0);
  const seen = [page.drawn()];
  for (let moment = 0; moment < 5; moment += 1) {
    wait();
    seen.push(page.drawn());
  }
  expect(seen).toEqual(["2", "2?", "1", "0", "0", "0"]);
  expect(page.current()).toEqual(["It is the third."]);
});

it("tells all its sentences whatever is shown, and marks the one that is", () => {
  const page = open(moving);
  expect(texts(page.root.querySelectorAll("li"))).toHaveLength(3);
  expect(page.current()).toEqual(["It is the first."]);
});

it("is paused, walked by sentences and seen again", () => {
  const page = open(moving);
  page.see(0);
  wait();
  expect(page.drawn()).toBe("2?");
  page.press("Pause");
  wait();
  expect(page.drawn()).toBe("2?");
  page.press("Forward");
  expect(page.drawn()).toBe("1");
  page.press("Forward");
  expect(page.drawn()).toBe("0");
  page.press("Back");
  expect(page.drawn()).toBe("1");
  page.press("Forward");
  page.press("Again");
  expect(page.drawn()).toBe("2");
  wait();
  expect(page.drawn()).toBe("2?");
});

it("keeps the focus on a button that leads no further", () => {
  const page = open(moving);
  const forward = page.root.querySelector<HTMLElement>('[title="Forward"]')!;
  forward.focus();
  for (let step = 0; step < 4; step += 1) page.press("Forward");
  expect(page.drawn()).toBe("0");
  expect(forward.getAttribute("aria-disabled")).toBe("true");
  expect(forward.matches(":disabled")).toBe(false);
  expect(document.activeElement).toBe(forward);
});

it("lets one example move at a time, the upper one first", () => {
  const page = open(moving, moving);
  page.see(0);
  page.see(1);
  wait();
  expect([page.drawn(0), page.drawn(1)]).toEqual(["2?", "2"]);
  for (let moment = 0; moment < 3; moment += 1) wait();
  expect([page.drawn(0), page.drawn(1)]).toEqual(["0", "2"]);
  wait();
  expect([page.drawn(0), page.drawn(1)]).toEqual(["0", "2?"]);
});

it("rests while it is out of sight", () => {
  const page = open(moving);
  page.see(0);
  wait();
  page.see(0, false);
  wait();
  expect(page.drawn()).toBe("2?");
  page.see(0);
  wait();
  expect(page.drawn()).toBe("1");
});

it("plays none unasked once somebody has paused one: the others show their ends", () => {
  const page = open(moving, moving);
  page.see(0);
  wait();
  page.press("Pause");
  page.see(1);
  wait();
  expect(page.drawn(1)).toBe("0");
  page.press("Again", 1);
  wait();
  expect(page.drawn(1)).toBe("2?");
});

it("is printed at its end", () => {
  const page = open(moving);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(page.drawn()).toBe("0");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(page.drawn()).toBe("2");
});
