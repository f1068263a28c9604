// @vitest-environment happy-dom
/** Two places compared on a map: the axis that counts, both names within the picture; after the end, every place. */

import { expect, it } from "vitest";
import { ComparedPlaces, EndMap, widthOf } from "../index.ts";
import { click, show, texts } from "./page.tsx";

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
