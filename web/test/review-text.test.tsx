// @vitest-environment happy-dom
/** A review on the page: how far it has come, what mattered most, and what each seat could have done. */

import type { AnyGameModule } from "@stolik/furniture";
import type { Assessment, Player } from "@stolik/kernel";
import { beforeEach, expect, it, vi } from "vitest";
import { useDecisionWords } from "../replay/decision-words.ts";
import { decisionsIn } from "../replay/decisions.ts";
import type { Decision } from "../replay/decisions.ts";
import { ReviewText } from "../replay/review-text.tsx";
import type { Review } from "../replay/use-review.ts";
import type { ReviewSnapshot } from "../session/review.ts";
import { buttonNamed, press, render } from "./render.tsx";

const players: readonly Player[] = [
  { type: "person", name: "Anna", isOnline: true },
  { type: "bot", name: "Bruno", level: 1 },
];
const module = {
  reviewed: {
    unit: "score",
    say: ({ reason }) => `Because of ${reason.code}.`,
  },
} as Partial<AnyGameModule> as AnyGameModule;

let review: Review;
let place: HTMLElement;

beforeEach(() => {
  review = {
    isOpen: true,
    open: vi.fn<Review["open"]>(),
    close: vi.fn<Review["close"]>(),
    now: { stage: "done", at: 9, turns: [] },
    decisions: [],
    chosen: undefined,
    choose: vi.fn<Review["choose"]>(),
    showAdvised: vi.fn<Review["showAdvised"]>(),
    retry: vi.fn<Review["retry"]>(),
  };
});

/** One decision for each: even positions are Anna's, odd ones Bruno's. */
function decisions(
  ...parts: readonly (readonly [number, Partial<Assessment<unknown>>])[]
): readonly Decision[] {
  return decisionsIn(
    parts.map(([from, part]) => ({
      seat: from % 2,
      from,
      to: from + 1,
      moves: [],
      assessments: [
        {
          aspect: "lay",
          best: 0,
          played: 0,
          spread: 0,
          advised: [],
          reason: { code: `reason ${from}` },
          ...part,
        },
      ],
    })),
  );
}

async function open(
  own: number | undefined,
  part: Partial<Review> = {},
  summary?: string,
) {
  const shown = { ...review, ...part };
  const Page = () => {
    const say = useDecisionWords(module, { game: "nsoe", end: {} }, players);
    return (
      <ReviewText
        review={shown}
        {...{ players, own, say, summary }}
        last={10}
      />
    );
  };
  place = await render(<Page />);
}

const at = (stage: ReviewSnapshot["stage"]) => ({ ...review.now, stage });
const status = () => place.querySelector("[role=status]")?.textContent;

it("says that it begins and that it has ended; how far it has come is only seen", async () => {
  await open(0, { now: at("running") });
  expect(status()).toBe("Looking at every turn…");
  const progress = place.querySelector("progress");
  expect([progress?.value, progress?.max]).toEqual([9, 10]);
  await open(0, { decisions: decisions([0, { isFact: true }]) });
  expect(status()).toBe("1 thing to look at in your turns.");
  expect(place.querySelector("progress")).toBeNull();
});

it("is kind where there is nothing to say, and begins anew where it broke off", async () => {
  await open(0);
  expect(status()).toContain("Nothing to point out");
  await open(0, { now: at("failed") });
  await press(buttonNamed(place, "Try again"));
  expect(review.retry).toHaveBeenCalledTimes(1);
});

it("begins with what mattered most of one's own, then one's own seat, open", async () => {
  const some = decisions([1, { best: 9 }], [2, { best: 1 }], [4, { best: 3 }]);
  await open(0, { decisions: some });
  const [top] = place.querySelectorAll("ol");
  const steps = [...(top?.querySelectorAll("button") ?? [])].map(
    (button) => button.textContent,
  );
  expect(steps).toEqual([
    expect.stringMatching(/^Step 5Cost: .*Because of reason 4\.$/),
    expect.stringMatching(/^Step 3/),
  ]);
  const seats = [...place.querySelectorAll("details")];
  expect(
    seats.map((seat) => [
      seat.querySelector("summary")?.textContent,
      seat.hasAttribute("open"),
    ]),
  ).toEqual([
    ["Anna2", true],
    ["Bruno1", false],
  ]);
});

it("labels facts, hindsight and estimates as what they are", async () => {
  const some = decisions(
    [0, { isFact: true }],
    [2, { best: 2, isHindsight: true }],
    [4, { best: 2, spread: 0.5 }],
  );
  await open(0, { decisions: some });
  const list = place.querySelector("details")?.textContent;
  expect(list).toMatch(
    /Step 1Worth knowing.*Step 3Hindsight: .*Step 5Estimated cost/,
  );
});

it("offers what is advised once, where the decision was chosen, though it stands in two lists", async () => {
  const some = decisions([0, { best: 1, advised: ["lay"] }]);
  await open(0, { decisions: some, chosen: some[0] });
  const offered = () =>
    [...place.querySelectorAll("ol")].map((list) =>
      list.textContent?.includes("Show the better turn"),
    );
  expect(offered()).toEqual([true, false]);
  await press(place.querySelector("details ol button"));
  expect(offered()).toEqual([false, true]);
});

it("keeps what was chosen while more turns are judged", async () => {
  const judged = () => decisions([0, { best: 1, advised: ["lay"] }]);
  for (const stage of ["running", "done"] as const) {
    const [chosen] = judged();
    await open(0, { now: at(stage), decisions: judged(), chosen });
    expect(place.querySelector("[aria-current]")).not.toBeNull();
    expect(place.textContent).toContain("Show the better turn");
  }
});

it("goes to a decision, and shows what is advised there once it is looked at", async () => {
  const some = decisions([0, { best: 1, advised: ["lay"] }], [2, { best: 1 }]);
  const [first, second] = some;
  await open(0, { decisions: some });
  await press(place.querySelector("ol button"));
  expect(review.choose).toHaveBeenCalledExactlyOnceWith(first);
  await open(0, { decisions: some, chosen: first });
  await press(buttonNamed(place, "Show the better turn"));
  expect(review.showAdvised).toHaveBeenCalledExactlyOnceWith(first);
  await open(0, { decisions: some, chosen: second });
  expect(place.textContent).not.toContain("Show the better turn");
});

it("begins with whoever reads it, though only others could have done better", async () => {
  const bots = decisions([1, { isFact: true }], [3, { isFact: true }]);
  await open(0, { decisions: bots }, "You laid all 8 cards right.");
  expect(status()).toBe(
    "You laid all 8 cards right. No turn of yours could clearly have been better. In the others’ turns: 2.",
  );
  await open(undefined, { decisions: bots });
  expect(status()).toBe("2 things to look at.");
});
