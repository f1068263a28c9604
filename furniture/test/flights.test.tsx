// @vitest-environment happy-dom
/** Flights: only what happens from now on flies, and only between things that are there. */

import { domMax, LazyMotion, MotionGlobalConfig } from "motion/react";
import { act, useRef } from "react";
import { expect, it } from "vitest";
import { Flights } from "../index.ts";
import type { Way } from "../index.ts";
import { show, texts } from "./page.tsx";

// The page that is not there has no clock to animate by: what flies arrives in the next frame.
MotionGlobalConfig.skipAnimations = true;

const home: Way<string> = {
  thing: "king",
  from: "[data-pile]",
  to: "[data-hand]",
};
const nowhere: Way<string> = { ...home, to: "[data-moon]" };

function Table(props: {
  readonly seq: number;
  readonly ways: readonly Way<string>[];
}) {
  const board = useRef<HTMLDivElement>(null);
  return (
    <LazyMotion features={domMax}>
      <div ref={board}>
        <i data-pile />
        <i data-hand />
        <Flights
          board={board}
          seq={props.seq}
          ways={props.ways}
          draw={(thing) => <b>{thing}</b>}
        />
      </div>
    </LazyMotion>
  );
}

it("what happened before the page opened does not fly", () => {
  const { root, again } = show(<Table seq={4} ways={[home]} />);
  again(<Table seq={4} ways={[home]} />);
  expect(root.querySelector("b")).toBeNull();
});

it("what happens next flies, hidden from screen readers, and is gone once it has landed", async () => {
  const { root, again } = show(<Table seq={4} ways={[]} />);
  again(<Table seq={5} ways={[home, nowhere]} />);
  expect(texts(root.querySelectorAll("b"))).toEqual(["king"]);
  expect(root.querySelector("b")?.closest("[aria-hidden]")).not.toBeNull();
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(root.querySelector("b")).toBeNull();
});
