/** Starting and playing: what is refused, what is told, and what is left alone. */

import { describe, expect, it } from "vitest";

import { canonical } from "../canonical.ts";
import { play, start } from "../play.ts";
import { playout, randomMove, silentTurn } from "../playout.ts";
import { fastRandom } from "../random.ts";
import { createTurn, toldTo } from "../turn.ts";
import { toy } from "./toy.ts";
import type { ToyMove } from "./toy.ts";
import { finishedMatch, key, options } from "./toy-match.ts";

const first = start(toy, { seats: 2, options, key });
const { position } = first;
const mover = position.state.turn;
const other = 1 - mover;

describe("a refusal", () => {
  it.each([
    ["of what is no move", mover, { type: "jump" }, "bad-move"],
    ["of a move out of turn", other, { type: "draw" }, "not-your-turn"],
    ["of a seat that is none", 7, { type: "draw" }, "not-your-turn"],
    ["by a rule", mover, { type: "discard", card: 0 }, "not-in-hand"],
  ])("%s", (_what, seat, raw, code) => {
    const before = canonical(position);
    const result = play(toy, key, position, seat, raw);
    expect(result).toMatchObject({ ok: false, refusal: { code } });
    expect(canonical(position)).toBe(before);
  });

  it("of every move once the match is over", () => {
    const last = finishedMatch().steps.at(-1)?.position ?? position;
    expect(play(toy, key, last, 0, { type: "draw" })).toMatchObject({
      ok: false,
      refusal: { code: "match-over" },
    });
  });
});

describe("a move", () => {
  const step = play(toy, key, position, mover, { type: "draw" });
  if (!step.ok) throw new Error(step.refusal.code);

  it("leads to a position of its own, frozen, one further", () => {
    expect(position.seq).toBe(0);
    expect(step.value.position.seq).toBe(1);
    expect(step.value.position.state).not.toEqual(position.state);
    expect(Object.isFrozen(step.value.position.state.hands[0])).toBe(true);
  });

  it("is given a list of its own of what is shallow, with the same items", () => {
    const lists = { ...toy, shallow: ["discard", "points"] };
    const dealt = position.state.hands[mover]?.[0];
    const given = play(lists, key, position, mover, {
      type: "discard",
      card: dealt,
    });
    if (!given.ok) throw new Error(given.refusal.code);
    expect(given.value.position.state.discard).toEqual([dealt]);
    expect(position.state.discard).toEqual([]);
    const { points } = given.value.position.state;
    expect(points).toBe(position.state.points);
  });

  it("throws rather than changes what it leaves untouched", () => {
    const untouched = (move: ToyMove) =>
      move.type === "draw" ? ["deck"] : ["discard"];
    const decks = { ...toy, untouched };
    const draw = () => play(decks, key, position, mover, { type: "draw" });
    expect(draw).toThrow(TypeError);
  });

  it("throws rather than changes an item of what is shallow", () => {
    const hands = { ...toy, shallow: ["hands"] };
    const draw = () => play(hands, key, position, mover, { type: "draw" });
    expect(draw).toThrow(TypeError);
    expect(position.state.hands[mover]).toHaveLength(3);
  });

  it("tells everyone, or only some", () => {
    const { told } = step.value;
    const drew = { type: "drew", seat: mover };
    const got = { type: "got", card: position.state.deck.at(-1) };
    expect(toldTo(told, mover)).toEqual([drew, got]);
    expect(toldTo(told, other)).toEqual([drew]);
    expect(toldTo(told, null)).toEqual([drew]);
  });

  it("raises the barrier if it reveals, and only then", () => {
    expect(step.value.barrier).toBe(true);
    const [card] = position.state.hands[mover] ?? [];
    const laid = play(toy, key, position, mover, { type: "discard", card });
    expect(laid).toMatchObject({ ok: true, value: { barrier: false } });
  });
});

describe("a turn", () => {
  it.each([
    ["tells something", false, (turn: Made) => turn.emit("event")],
    ["draws", true, (turn: Made) => void turn.random.next()],
    ["reveals", true, (turn: Made) => turn.reveal()],
    ["shows", true, (turn: Made) => turn.show("event", [0])],
  ])("that %s: barrier %s", (_what, barrier, act) => {
    const turn = createTurn<string>(key, 1);
    act(turn);
    expect(turn.barrier).toBe(barrier);
  });
  type Made = ReturnType<typeof createTurn<string>>;

  it("marks what was shown", () => {
    const turn = createTurn<string>(key, 1);
    turn.emit("kept", [1]);
    turn.show("put away");
    turn.show("to one", [0]);
    expect(turn.told).toEqual([
      { event: "kept", only: [1] },
      { event: "put away", isShown: true },
      { event: "to one", only: [0], isShown: true },
    ]);
    expect(toldTo(turn.told, 0)).toEqual(["put away", "to one"]);
    expect(toldTo(turn.told, null)).toEqual(["put away"]);
  });
});

describe("a playout", () => {
  const deal = () => toy.setup(3, options, silentTurn(fastRandom(5)));

  it("plays in place to an outcome", () => {
    const state = deal();
    const outcome = playout(toy, state, fastRandom(1));
    expect(state.phase).toBe("over");
    expect(outcome).toEqual(toy.outcome(state));
  });

  it("is the same with the same numbers", () => {
    const [one, two] = [deal(), deal()];
    playout(toy, one, fastRandom(1));
    playout(toy, two, fastRandom(1));
    expect(one).toEqual(two);
  });

  it("throws if the match goes on after maxMoves, even by one move", () => {
    const moves = 2 * 3 * options.rounds;
    const within = { ...toy, maxMoves: moves };
    expect(() => playout(within, deal(), fastRandom(1))).not.toThrow();
    const beyond = { ...toy, maxMoves: moves - 1 };
    expect(() => playout(beyond, deal(), fastRandom(1))).toThrow("did not end");
  });

  it("takes the game's own sample where there is one", () => {
    const sampled = { ...toy, sample: () => ({ type: "draw" }) as const };
    expect(randomMove(sampled, deal(), 0, fastRandom(1))).toEqual({
      type: "draw",
    });
  });
});
