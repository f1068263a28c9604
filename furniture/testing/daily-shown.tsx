/** The laws of what is shown of daily deals as tests: the real board draws one for a single seat, and what is said around it is there in three languages. */

import { beginSolving, dealOf, solve, SOLVER } from "@stolik/kernel";
import type { AnyDaily, Player, Solving } from "@stolik/kernel";
import type { i18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import type { GameEntry } from "../game-entry.ts";
import type { AnyGameModule } from "../game-module.ts";
import { show } from "./page.ts";
import { allTexts, alikeTexts, bareKeys, glossaryTexts } from "./text-laws.ts";
import { libraryOf } from "./words.ts";

interface ShownPlan {
  readonly daily: AnyDaily;
  readonly entry: GameEntry;
  /** Takes up the words of the board. */
  readonly instance: i18n;
}

const DAY = "2026-11-17";
/** What every game says; some say more. */
const NEEDED = ["again", "score", "task"];
const players: readonly Player[] = [
  { type: "person", name: "You", isOnline: true },
];

/** Declares the tests that every daily deal passes where it is shown. */
export async function dailyShown({
  daily,
  entry,
  instance,
}: ShownPlan): Promise<void> {
  const module = await entry.load();
  const library = await libraryOf(instance, entry.id, module.texts);

  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  it("the board draws a daily deal: its start, the last move and the end", () => {
    const deal = dealOf(daily, entry.id, DAY);
    let at = beginSolving(deal);
    const stages = [at];
    for (const move of deal.solution) {
      const next = solve(daily, at, move);
      if (!next.ok) throw new Error(next.refusal.code);
      at = next.value;
      stages.push(at);
    }
    for (const stage of [...stages.slice(0, 1), ...stages.slice(-2)])
      draw(daily, module, stage, library);
    const outcome = module.turns.outcome(daily.view(at.state));
    expect(outcome?.winners).toEqual([SOLVER]);
  });

  if (!entry.daily) throw new Error("The entry leads to no daily deal.");
  const texts = await allTexts(entry.daily);
  alikeTexts("the daily deal", texts);
  glossaryTexts("the daily deal", texts);
  it("the daily deal says what every game says", () => {
    expect(bareKeys(texts.en)).toEqual(expect.arrayContaining(NEEDED));
  });
}

/** What is written on the board has words. */
function draw(
  daily: AnyDaily,
  { Board, turns }: Pick<AnyGameModule, "Board" | "turns">,
  { state, moves, told }: Solving,
  library: i18n,
): void {
  const view = daily.view(state);
  const page = show(() => (
    <I18nextProvider i18n={library}>
      <Board
        seq={moves.length}
        view={view}
        seat={SOLVER}
        players={players}
        heard={told.map((events, index) => ({ seq: index + 1, events }))}
        outcome={turns.outcome(view)}
        canMove={!daily.isOver(state)}
        refusal={undefined}
        language="en"
        play={() => undefined}
      />
    </I18nextProvider>
  ));
  expect(page.root.textContent).not.toMatch(/\{\{|undefined|NaN/);
  page.close();
}
