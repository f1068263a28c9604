// @vitest-environment happy-dom
/** Two places compared on a map: the axis that counts, both names within the picture; after the end, every place. */

import { act, useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ComparedPlaces, EndMap, Leaving, widthOf } from "../index.ts";
import type { Left } from "../index.ts";
import { click, show, texts } from "./page.tsx";

afterEach(() => vi.restoreAllMocks());

const lisbon = {
  name: "Lisbona",
  point: { latitude: 38.7, longitude: -9.1 },
};
const yerevan = {
  name: "Erywań, stolica Armenii",
  point: { latitude: 40.2, longitude: 44.5 },
};

function compare(other?: { axis: "latitude" | "longitude" }): HTMLElement {
  const { root } = show(
    <ComparedPlaces
      label="map"
      place={lisbon}
      other={other && { ...yerevan, ...other }}
      ratio={1.7}
    />,
  );
  return root;
}

const dashed = (root: HTMLElement) =>
  root.querySelector("path[stroke-dasharray]")?.getAttribute("d");

it("meridians where longitude counts, parallels where latitude does", () => {
  expect(dashed(compare({ axis: "longitude" }))).toMatch(
    /^(M[\d.]+ [\d.]+v[\d.]+){2}$/,
  );
  expect(dashed(compare({ axis: "latitude" }))).toMatch(
    /^(M[\d.]+ [\d.]+h[\d.]+){2}$/,
  );
});

it("a place alone has no axis", () => {
  const root = compare();
  expect(dashed(root)).toBeUndefined();
  expect(texts(root.querySelectorAll("text"))).toEqual(["Lisbona"]);
});

it("names stay within the picture", () => {
  const root = compare({ axis: "longitude" });
  const box = root.querySelector("svg")?.getAttribute("viewBox") ?? "";
  const [left = 0, top = 0, width = 0, height = 0] = box.split(" ").map(Number);
  const names = [...root.querySelectorAll("text")];
  expect(names).toHaveLength(2);
  for (const name of names) {
    const [x, y, size] = ["x", "y", "font-size"].map((of) =>
      Number(name.getAttribute(of)),
    ) as [number, number, number];
    const half = widthOf(name.textContent ?? "", size) / 2;
    expect(x - half).toBeGreaterThanOrEqual(left);
    expect(x + half).toBeLessThanOrEqual(left + width);
    expect(y - size).toBeGreaterThanOrEqual(top);
    expect(y).toBeLessThanOrEqual(top + height);
  }
});

it("after the end every place is marked and named, and a tap shows it", () => {
  const shown: string[] = [];
  const { root } = show(
    <EndMap
      title="end"
      label="map"
      places={[
        { id: "lisbon", ...lisbon },
        { id: "yerevan", ...yerevan },
      ]}
      shown="yerevan"
      show={(id) => shown.push(id)}
      mark={({ id }, { x, y }) => <rect data-place={id} x={x} y={y} />}
    >
      <p>beside</p>
    </EndMap>,
  );
  expect(texts(root.querySelectorAll("text"))).toEqual([
    "Lisbona",
    "Erywań, stolica Armenii",
  ]);
  // The ring around the place that is shown.
  expect(root.querySelectorAll("circle")).toHaveLength(1);
  click(root.querySelector('[data-place="lisbon"]'));
  expect(shown).toEqual(["lisbon"]);
});

/** What a board was that gave way to the map, with two cards on it. */
function leftBoard() {
  const board = document.createElement("div");
  const lay = { x: 40, y: 30, width: 80, height: 60 };
  const lays = new Map([
    ["one", lay],
    ["two", { ...lay, x: 0, y: 0 }],
  ]);
  return { board, lays };
}

it("places come from where their cards lay, a wrong one leaves a trail, and a key skips the way", () => {
  let see: (isSeen: boolean) => void = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (all: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 500, 400),
  );
  const left = leftBoard();
  const { root } = show(
    <EndMap
      title="end"
      label="map"
      left={left}
      places={[
        { id: "lisbon", ...lisbon, lay: "one" },
        { id: "yerevan", ...yerevan, lay: "two", isWrong: true },
        { id: "unseen", ...yerevan, lay: "three", isWrong: true },
      ]}
      shown={undefined}
      show={() => undefined}
      mark={({ id }) => <rect data-place={id} />}
    >
      <p>beside</p>
    </EndMap>,
  );
  const arriving = () => root.querySelectorAll("[data-arriving]").length;
  const entrance = () =>
    root.querySelector("[data-entrance]")?.getAttribute("data-entrance");
  const trails = root.querySelectorAll("[data-trail]");
  expect(texts(trails)).toHaveLength(1);
  expect(trails[0]?.getAttribute("d")).toMatch(/^M0 0L/);
  // Twice as many units as pixels.
  const card = root.querySelector("[data-arriving] rect:not([data-place])");
  expect(card?.getAttribute("width")).toBe("160");
  // Below the edge of the window nothing moves, and a tap skips nothing.
  act(() => void window.dispatchEvent(new KeyboardEvent("keydown")));
  see(false);
  expect([entrance(), arriving()]).toEqual(["awaited", 2]);
  see(true);
  expect([entrance(), arriving()]).toEqual(["moving", 2]);
  act(() => void window.dispatchEvent(new KeyboardEvent("keydown")));
  expect([entrance(), arriving()]).toEqual(["still", 0]);
  expect(root.querySelectorAll("[data-trail]")).toHaveLength(1);
});

it("the map is within its frame again once all have come", async () => {
  let see: () => void = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (all: { isIntersecting: boolean }[]) => void) {
        see = () => act(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const arrive: (() => void)[] = [];
  const way = () => new Promise<void>((resolve) => arrive.push(resolve));
  const ways = [way(), way()];
  Element.prototype.getAnimations = () =>
    ways.map((finished) => ({ finished }) as unknown as Animation);
  const { root } = show(
    <EndMap
      title="end"
      label="map"
      places={[{ id: "lisbon", ...lisbon }]}
      shown={undefined}
      show={() => undefined}
      mark={() => <rect />}
    >
      <p>beside</p>
    </EndMap>,
  );
  const entrance = () =>
    root.querySelector("[data-entrance]")?.getAttribute("data-entrance");
  see();
  await act(async () => arrive[0]?.());
  expect(entrance()).toBe("moving");
  await act(async () => arrive[1]?.());
  expect(entrance()).toBe("still");
});

it("what gives way to something else is measured before it goes", () => {
  let left: Left | undefined;
  const Board = ({ isOver }: { isOver: boolean }) => {
    const board = useRef<HTMLDivElement>(null);
    return (
      <div ref={board}>
        {!isOver && (
          <Leaving
            board={board}
            attribute="data-card"
            note={(now) => (left = now)}
          >
            <i data-card="a" />
            <i data-card="b" />
          </Leaving>
        )}
      </div>
    );
  };
  const { again, root } = show(<Board isOver={false} />);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    function measure(this: Element) {
      const isCard = this.hasAttribute("data-card");
      return isCard ? new DOMRect(30, 40, 20, 10) : new DOMRect(10, 10, 99, 99);
    },
  );
  again(<Board isOver />);
  expect(left?.board).toBe(root.firstElementChild);
  const lay = { x: 30, y: 35, width: 20, height: 10 };
  expect([...(left?.lays ?? [])]).toEqual([
    ["a", lay],
    ["b", lay],
  ]);
});
