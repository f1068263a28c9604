/** The laws of hints as tests: golden games have one at every position, it is said in three languages, and two worlds that a seat cannot tell apart have the same. */

import {
  fastRandom,
  heardBy,
  languages,
  parseRecord,
  replay,
} from "@stolik/kernel";
import type {
  AnyGame,
  GameRecord,
  HeardEvents,
  Player,
  Seat,
} from "@stolik/kernel";
import type { i18n } from "i18next";
import { describe, expect, it } from "vitest";
import type { Coach, Coached, Hint } from "../coached.ts";
import type { GameEntry } from "../game-entry.ts";
import { CHOSEN, partAt } from "../part-of-board.ts";
import type { Part } from "../part-of-board.ts";
import { wordsOf } from "../wording.ts";
import { openBoard } from "./open-board.tsx";
import { libraryOf } from "./words.ts";

interface HintPlan {
  readonly gameOf: (record: GameRecord) => AnyGame;
  readonly entry: GameEntry;
  /** Takes up the words of the board. */
  readonly instance: i18n;
  /** The records by their file names, as `import.meta.glob("../test/golden/*.json")` gives them. */
  readonly files: Readonly<Record<string, unknown>>;
}

type AnyCoach = Coach<unknown, unknown, string>;
type Position = Coached<unknown, unknown>;

/** How much fits above a board on a phone. */
const MOST = { sentences: 2, letters: 190 };
/** How many positions of each record are seen from every seat, and how many of one record are drawn. */
const LOOKS = 24;
const DRAWN = 2;

/** Declares the tests that the hints of every game pass. */
export async function hintLaws(plan: HintPlan): Promise<void> {
  const { coach, Board, texts } = await plan.entry.load();
  if (!coach) throw new Error("The game has no hints.");
  const library = await libraryOf(plan.instance, plan.entry.id, texts);
  const games = Object.entries(plan.files).map(([file, raw]) => {
    const parsed = parseRecord(raw);
    if (!parsed.ok) throw new Error(`${file}: ${parsed.refusal.code}`);
    const game = plan.gameOf(parsed.value);
    return {
      name: file.replace(/^.*\/|\.json$/g, ""),
      game,
      raw: parsed.value,
    };
  });

  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  describe("hints", () => {
    it.each(games)("$name: one at every position", ({ game, raw }) => {
      for (const moment of momentsOf(game, raw, LOOKS))
        for (let seat = 0; seat < raw.seats; seat += 1) {
          const position = positionAt(game, moment, seat);
          const worlds = worldsOf(game, moment, position);
          const hints = coach.hintFor(position);
          expect(hints.length).toBeGreaterThan(0);
          expectSaid(coach, hints, library, plan.entry.id);
          for (const view of worlds)
            expect(coach.hintFor({ ...position, view })).toEqual(hints);
        }
    });

    it.each(games.slice(0, 1))("$name: of what is drawn", ({ game, raw }) => {
      for (const moment of momentsOf(game, raw, DRAWN)) {
        const [seat = 0] = game.toMove(moment.state);
        const position = positionAt(game, moment, seat);
        const match = { game, position: moment, heard: position.heard };
        const page = openBoard(Board, match, library, {
          players: playersAt(raw.seats, seat),
          seat,
          language: "en",
        });
        const parts = partsOn(page.root);
        page.close();
        const worlds = worldsOf(game, moment, position);
        const told = new Map<string, readonly Hint[]>();
        for (const pointed of parts) {
          const hints = coach.hintFor({ ...position, ...pointed });
          expect(hints.length).toBeGreaterThan(0);
          for (const view of worlds)
            expect(coach.hintFor({ ...position, ...pointed, view })).toEqual(
              hints,
            );
          told.set(hints.map(({ key }) => key).join(" "), hints);
        }
        for (const hints of told.values())
          expectSaid(coach, hints, library, plan.entry.id);
        // Something is said of what is pointed at, too.
        expect(told.size).toBeGreaterThan(1);
      }
    });
  });
}

interface Moment {
  readonly seq: number;
  readonly state: unknown;
  hearOf(seat: Seat): readonly HeardEvents<unknown>[];
}

/** Positions of a record in which somebody is to move, spread over its length. */
function momentsOf(
  game: AnyGame,
  record: GameRecord,
  most: number,
): readonly Moment[] {
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  const { match, steps } = replayed.value;
  const open = steps.flatMap(({ position: { state, seq } }) => {
    if (game.toMove(state).length === 0) return [];
    const { quietEntries } = match;
    const told = match.told.slice(0, seq + 1);
    const hearOf = (seat: Seat) => heardBy({ told, quietEntries }, seat);
    return [{ seq, state, hearOf }];
  });
  const every = Math.max(1, Math.ceil(open.length / most));
  return open.filter((_, index) => index % every === 0);
}

function positionAt(game: AnyGame, moment: Moment, seat: Seat): Position {
  const view: unknown = game.view(moment.state, seat);
  return { view, seat, heard: moment.hearOf(seat) };
}

/** Each in three languages, and short. */
function expectSaid(
  coach: AnyCoach,
  hints: readonly Hint[],
  library: i18n,
  game: string,
): void {
  expect(hints.length).toBeLessThanOrEqual(MOST.sentences);
  for (const language of languages) {
    const words = wordsOf<never>(game).wordsIn(library, language);
    const wording = { words, language, players: playersAt(6, 0) };
    const said = hints.map((hint) => coach.say(hint, wording));
    for (const sentence of said) {
      expect(sentence).toMatch(/[.!?]$/);
      // A key that has no text would be shown as it is.
      expect(sentence).not.toMatch(/\{\{|undefined|NaN|[a-z]\.[a-z]/);
    }
    const { length } = said.join(" ");
    expect(length, said.join(" ")).toBeLessThanOrEqual(MOST.letters);
  }
}

/** The whole world, and another that this seat cannot tell from it: hints made of either are the same, for what a seat does not know decides nothing. */
function worldsOf(
  game: AnyGame,
  { state }: Moment,
  { view, seat }: Position,
): readonly unknown[] {
  return [state, game.determinize(view, seat, fastRandom(7))];
}

interface Pointed {
  readonly at: Part;
  readonly chosen: Part | undefined;
}

/** Whatever has a name, alone and after something was chosen; what is drawn alike counts once. */
function partsOn(root: Element): readonly Pointed[] {
  const first = root.querySelector(CHOSEN);
  const chosen = first ? partAt(first, root) : undefined;
  const found = new Map<string, Pointed>();
  for (const element of root.querySelectorAll("*")) {
    const at = partAt(element, root);
    for (const before of [undefined, chosen])
      found.set(JSON.stringify([at, before]), { at, chosen: before });
  }
  return [...found.values()];
}

function playersAt(seats: number, own: Seat): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === own
      ? { type: "person", name: "You", isOnline: true }
      : { type: "bot", name: `Celina ${seat}`, level: 1 },
  );
}
