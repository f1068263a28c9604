// @vitest-environment happy-dom
/** Moves that one tap asks for: nobody is asked for anything between them. */

import type { BoardProps } from "@stolik/kernel";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import type { Event, Move, View } from "../../rules/position.ts";
import { usePlan } from "../use-plan.ts";
import type { Plan } from "../use-plan.ts";

type Props = BoardProps<View, Move, Event>;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

const take: Move = { type: "take", die: 3 };
const go: Move = { type: "go", to: 7 };

/** A page that plays by a plan, and when it says that it is about to play. */
function watch() {
  const root = createRoot(document.createElement("div"));
  const played: Move[] = [];
  const said: string[] = [];
  let plan: Plan | undefined;
  function Probe(props: Props) {
    plan = usePlan(props);
    said.push(`${props.seq} ${plan.isUnderWay ? "under way" : "idle"}`);
    return null;
  }
  const play = (move: Move) => void played.push(move);
  return {
    played,
    said,
    show: (seq: number, canMove: boolean) =>
      act(() => root.render(<Probe {...({ seq, canMove, play } as Props)} />)),
    begin: (seq: number, moves: readonly Move[]) =>
      act(() => plan?.begin(seq, moves)),
  };
}

it("plays the second move once the first is played, and says so in between", () => {
  const page = watch();
  page.show(4, true);
  page.begin(4, [take, go]);
  expect(page.played).toEqual([take]);
  page.show(4, false);
  page.said.length = 0;
  page.show(5, true);
  expect(page.played).toEqual([take, go]);
  expect(page.said).toEqual(["5 under way", "5 idle"]);
});

it("a move that was refused leaves the turn to the player, and no rest of it behind", () => {
  const page = watch();
  page.show(4, true);
  page.begin(4, [take, go]);
  page.show(4, true);
  expect(page.said.at(-1)).toBe("4 idle");
  page.begin(4, [take]);
  page.show(5, true);
  expect(page.played).toEqual([take, take]);
});
