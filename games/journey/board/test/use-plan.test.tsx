// @vitest-environment happy-dom
/** Moves that one tap asks for: nobody is asked for anything between them. */

import { show } from "@stolik/furniture/testing";
import type { BoardProps } from "@stolik/kernel";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Event, Move, View } from "../../rules/position.ts";
import { usePlan } from "../use-plan.ts";

type Props = BoardProps<View, Move, Event> & {
  readonly moves: readonly Move[];
};

const take: Move = { type: "take", die: 3 };
const go: Move = { type: "go", to: 7 };

/** A board that is nothing but a plan. */
function Planner(props: Props) {
  const plan = usePlan(props);
  return (
    <button
      type="button"
      data-under-way={plan.isUnderWay}
      onClick={() => plan.begin(props.seq, props.moves)}
    >
      Go
    </button>
  );
}

/** What was played, and whether the page said then that it would. */
let played: (readonly [move: Move, isUnderWay: string | null])[] = [];
const begun = { seq: 4, canMove: true, moves: [take, go] as readonly Move[] };
let now = begun;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => page.close());

const play = (move: Move) => void played.push([move, isUnderWay()]);
const isUnderWay = () => page.find("button").getAttribute("data-under-way");
let page: ReturnType<typeof show>;

function open(): void {
  played = [];
  now = begun;
  page = show(() => <Planner {...({ ...now, play } as unknown as Props)} />);
}

function become(next: Partial<typeof now>): void {
  now = { ...now, ...next };
  page.update();
}

it("plays the second move once the first is played, and says so in between", () => {
  open();
  page.tap("button");
  expect(played).toEqual([[take, "false"]]);
  become({ canMove: false });
  become({ seq: 5, canMove: true });
  expect(played).toEqual([
    [take, "false"],
    [go, "true"],
  ]);
  expect(isUnderWay()).toBe("false");
});

it("a move that was refused leaves the turn to the player, and no rest of it behind", () => {
  open();
  page.tap("button");
  become({ canMove: false });
  become({ canMove: true, moves: [take] });
  expect(isUnderWay()).toBe("false");
  page.tap("button");
  become({ seq: 5 });
  expect(played.map(([move]) => move)).toEqual([take, take]);
});
