// @vitest-environment happy-dom
/** Maps on boards before what draws them has come, and without it: the sea holds their place, and all words are there. */

import { europe } from "@stolik/geo/projection";
import { expect, it, vi } from "vitest";
import { allCome } from "../testing/all-come.ts";
import { show, texts } from "./page.tsx";

const lisbon = {
  name: "Lisbon",
  point: { latitude: 38.7, longitude: -9.1 },
};
const tromso = {
  name: "Tromsø",
  point: { latitude: 69.6, longitude: 18.9 },
};

/** Each test loads the furniture anew; `isLost`: what draws maps cannot be fetched. */
async function furniture(isLost = false) {
  vi.resetModules();
  vi.doUnmock("../maps.ts");
  if (isLost)
    vi.doMock("../maps.ts", () => {
      throw new Error("no network");
    });
  const { LaterComparedPlaces, LaterEndMap, useMapsSoon } =
    await import("../index.ts");
  const compared = (
    <LaterComparedPlaces
      label="the check"
      place={lisbon}
      other={{ ...tromso, axis: "latitude" }}
      ratio={2.5}
    />
  );
  const end = (
    <LaterEndMap
      title="end"
      caption="told"
      label="the map"
      places={[{ id: "lisbon", ...lisbon }]}
      shown={undefined}
      show={() => undefined}
      mark={() => <rect data-place />}
    >
      <p>beside</p>
    </LaterEndMap>
  );
  return { compared, end, useMapsSoon };
}

it("until a map has come the sea is as large, and called the same", async () => {
  const { end } = await furniture();
  const { root } = show(end);
  const map = () => root.querySelector('svg[aria-label="the map"]');
  const size = `0 0 ${europe.width} ${europe.height}`;
  expect(map()?.getAttribute("viewBox")).toBe(size);
  expect(root.textContent).toBe("toldbeside");
  await allCome();
  expect(map()?.getAttribute("viewBox")).toBe(size);
  expect(root.querySelectorAll("[data-place]")).toHaveLength(1);
  expect(root.textContent).toBe("toldLisbonbeside");
});

it("a place that was held keeps its shape, the next map has its own at once", async () => {
  const { compared } = await furniture();
  const first = show(compared).root;
  const map = first.querySelector("svg");
  expect(map?.getAttribute("viewBox")).toBe("0 0 2.5 1");
  await allCome();
  const drawn = first.querySelector("svg");
  expect(texts(drawn?.querySelectorAll("text") ?? [])).toHaveLength(2);
  expect(drawn?.style.aspectRatio).toMatch(/^2\.5/);
  const next = show(compared).root.querySelector("svg");
  expect(texts(next?.querySelectorAll("text") ?? [])).toHaveLength(2);
  expect(next?.style.aspectRatio).toBe("");
});

it("without a network the sea stays, and so does what is said", async () => {
  const { end } = await furniture(true);
  const { root } = show(end);
  await allCome();
  expect(root.querySelector("svg")?.getAttribute("aria-label")).toBe("the map");
  expect(root.textContent).toBe("toldbeside");
});

it("for a board that asks for it a map comes before it is needed", async () => {
  let whenIdle = () => {};
  vi.stubGlobal("requestIdleCallback", (load: () => void) => {
    whenIdle = load;
  });
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  const { end, useMapsSoon } = await furniture();
  const Board = () => {
    useMapsSoon();
    return null;
  };
  show(<Board />);
  whenIdle();
  await allCome();
  const { root } = show(end);
  expect(root.querySelectorAll("[data-place]")).toHaveLength(1);
});
