// @vitest-environment happy-dom
/** The furniture by itself: marks that differ, a map that keeps its edge, a log that grows, a voice, things to press. */

import { expect, it } from "vitest";
import {
  Announcer,
  CloseButton,
  diceOf,
  linesOf,
  LogStrip,
  PlaceList,
  seatMark,
  useAnnounce,
  ViewSwitch,
} from "../index.ts";
import { EuropeMap, mapSpot } from "../europe-map.tsx";
import { click, show, texts } from "./page.tsx";

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
  const { root } = show(
    <LogStrip
      title="Log"
      lines={lines}
      short={2}
      moreLabel="more"
      fewerLabel="fewer"
    />,
  );
  const told = () => texts(root.querySelectorAll("li"));
  expect(told()).toEqual(["three", "two"]);
  click(root.querySelector("button"));
  expect(told()).toEqual(["three", "two", "one"]);
});

it("of a long log every line comes in the end, and goes again", () => {
  const lines = Array.from({ length: 300 }, (_, index) => ({
    key: `${index}`,
    text: `line ${index}`,
  }));
  const { root } = show(
    <LogStrip
      title="Log"
      lines={lines}
      short={2}
      moreLabel="more"
      fewerLabel="fewer"
    />,
  );
  const told = () => texts(root.querySelectorAll("li"));
  click(root.querySelector("button"));
  expect(told()).toHaveLength(300);
  expect(told().at(-1)).toBe("line 0");
  click(root.querySelector("button"));
  expect(told()).toEqual(["line 299", "line 298"]);
});

it("every event that was heard is a line of its own, in order", () => {
  const heard = [
    { seq: 3, events: ["laid", "over"] },
    { seq: 4, events: [] },
    { seq: 5, events: ["laid"] },
  ];
  const lines = linesOf(heard, (event, seq) => ({ text: `${event} ${seq}` }));
  expect(lines.map(({ text }) => text)).toEqual(["laid 3", "over 3", "laid 5"]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
});

it("the announcer says what it is told", () => {
  const { root } = show(
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

it("the switch tells which view is shown, and asks for the other", () => {
  const asked: string[] = [];
  const { root } = show(
    <ViewSwitch
      title="After the match"
      labels={{ map: "Map", board: "Board" }}
      shown="map"
      show={(name) => asked.push(name)}
    />,
  );
  const [map, board] = root.querySelectorAll("button");
  expect(map?.getAttribute("aria-pressed")).toBe("true");
  expect(board?.getAttribute("aria-pressed")).toBe("false");
  click(board);
  expect(asked).toEqual(["board"]);
});

it("a list of places shows the one that is pressed", () => {
  const asked: string[] = [];
  const { root } = show(
    <PlaceList
      title="Ola"
      places={[
        { id: "roma", name: "Rome" },
        { id: "oslo", name: "Oslo" },
      ]}
      shown="roma"
      show={(id) => asked.push(id)}
    />,
  );
  const buttons = root.querySelectorAll("button");
  expect(texts(buttons)).toEqual(["Rome", "Oslo"]);
  expect(buttons[0]?.getAttribute("aria-pressed")).toBe("true");
  click(buttons[1]);
  expect(asked).toEqual(["oslo"]);
});

it("a close button has a name and closes", () => {
  let isClosed = false;
  const { root } = show(
    <CloseButton label="Close" close={() => (isClosed = true)} />,
  );
  const button = root.querySelector("button");
  expect(button?.getAttribute("aria-label")).toBe("Close");
  click(button);
  expect(isClosed).toBe(true);
});

it("the same name gives the same numbers, another name others", () => {
  const throws = (name: string) => {
    const dice = diceOf(name);
    return Array.from({ length: 20 }, () => dice.between(-2, 3));
  };
  expect(throws("roma")).toEqual(throws("roma"));
  expect(throws("roma")).not.toEqual(throws("oslo"));
  for (const number of throws("roma")) {
    expect(number).toBeGreaterThanOrEqual(-2);
    expect(number).toBeLessThan(3);
  }
  expect(["a", "b"]).toContain(diceOf("roma").pick(["a", "b"]));
});
