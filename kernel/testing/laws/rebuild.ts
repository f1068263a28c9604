/** The laws of replay: seed and moves rebuild a match, by copies or in place. */

import { canonical } from "../../canonical.ts";
import { copy } from "../../copy.ts";
import { dealCheck, entryCheck, makeHeader } from "../../record.ts";
import type { GameRecord } from "../../record.ts";
import { parseRecord } from "../../parse-record.ts";
import { replay, verify } from "../../replay.ts";
import { createTurn } from "../../turn.ts";
import { alike } from "../alike.ts";
import type { Law } from "../law.ts";
import type { TestMatch } from "../match.ts";

export const seedRebuilds: Law = {
  name: "seed and moves rebuild the match",
  *checkMatch(match) {
    // Checks are costly; the law below plays every match again.
    if (match.index > 0) return;
    const { game, first, played } = match;
    const written: unknown = JSON.parse(JSON.stringify(recordOf(match)));
    const record = parseRecord(written);
    if (!record.ok) return yield refused("parseRecord", record.refusal);
    const replayed = replay(game, record.value);
    if (!replayed.ok) return yield refused("replay", replayed.refusal);
    const steps = [first, ...played.map(({ step }) => step)];
    const wrong = steps.findIndex(
      (step, index) => !alike(step, replayed.value.steps[index]),
    );
    if (wrong >= 0) yield `after ${wrong} moves the replay differs`;
    if (record.value.outcome === undefined) return;
    const verified = verify(game, record.value);
    if (!verified.ok) yield refused("verify", verified.refusal);
  },
};

export const inPlaceAgrees: Law = {
  name: "playing in place leads where playing by copies leads",
  *checkMatch({ game, seats, options, key, first, played }) {
    const mine = copy(options);
    const deal = createTurn<unknown>(key, 0);
    const state = game.setup(seats, mine, deal);
    if (!alike(state, first.position.state)) return yield "the deal differs";
    const moves = played.map(({ move }) => copy(move));
    for (const [index, { seat, step }] of played.entries()) {
      const turn = createTurn<unknown>(key, index + 1);
      game.apply(state, seat, moves[index], turn);
      if (!alike(state, step.position.state))
        return yield `after ${index + 1} moves the states differ`;
      if (!alike(turn.told, step.told))
        return yield `after ${index + 1} moves other events were told`;
    }
    if (!alike(mine, options)) yield "the options were changed";
    const changed = moves.findIndex(
      (move, index) => !alike(move, played[index]?.move),
    );
    if (changed >= 0) yield `move ${changed + 1} was changed later`;
  },
};

function recordOf(match: TestMatch): GameRecord {
  const { game, seats, options, seed, entropy, first, played } = match;
  const header = makeHeader(game, { seats, options, seed, entropy });
  const deal = dealCheck(header, first.position.state);
  let check = deal;
  const moves = played.map(({ seat, move, step }) => {
    const entry = { type: "move", seat, move } as const;
    check = entryCheck(check, entry, step.position.state);
    return { seat, move, check };
  });
  const last = played.at(-1)?.step ?? first;
  const outcome = game.outcome(last.position.state);
  return { ...header, deal, moves, ...(outcome ? { outcome } : {}) };
}

function refused(by: string, refusal: unknown): string {
  return `${by}: ${canonical(refusal)}`;
}
