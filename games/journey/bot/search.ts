/** Level 3: a tree of moves grown over imagined states, each consistent with what the seat sees. */

import { silentTurn } from "@stolik/kernel";
import type { Question, Random, Seat } from "@stolik/kernel";
import { journey } from "../rules/index.ts";
import type { Event, Move, State, View } from "../rules/index.ts";
import { hopes } from "./hopes.ts";
import { weighMoves } from "./weigh.ts";
import type { Weighed } from "./weigh.ts";

/** Tries for each millisecond allowed; the clock only ends a search on a machine too slow for them. */
const TRIES_PER_MILLISECOND = 2;
/** How many moves of a position are followed: the best by the odds. */
const WIDTH = 6;
/** How many rounds are imagined beyond the tree. */
const ROUNDS = 1;
/** How much a move seldom tried draws a try. */
const CURIOSITY = 0.1;
/** What the odds say counts as so many tries, a field of the track as so much of a win. */
const TRUST = 12;
const FIELD = 0.06;

interface Branch {
  readonly move: Move;
  visits: number;
  /** The mover's share of wins, summed over the tries. */
  wins: number;
  readonly node: Node;
}

interface Node {
  branches: Branch[] | undefined;
}

export function search({
  view,
  seat,
  budget,
  random,
}: Question<View, Event>): Weighed[] {
  const root: Node = { branches: undefined };
  const tries = Math.ceil(budget * TRIES_PER_MILLISECOND);
  const end = performance.now() + budget;
  for (let count = 0; count < tries; count += 1) {
    attempt(root, journey.determinize(view, seat, random), random);
    if (root.branches?.length === 1 || performance.now() > end) break;
  }
  return (root.branches ?? []).map(({ move, visits, wins }) => ({
    move,
    value: wins / visits,
  }));
}

/** One try: down the tree, one branch further, a round beyond, and back with what came of it. */
function attempt(root: Node, state: State, random: Random): void {
  const turn = silentTurn<Event>(random);
  const way: { readonly branch: Branch; readonly seat: Seat }[] = [];
  let node = root;
  for (let isNew = false; !state.ending && !isNew;) {
    const seat = state.turn;
    isNew = !node.branches && way.length > 0;
    const branch = choose(branchesOf(node, state, seat), state, seat);
    if (!branch) break;
    way.push({ branch, seat });
    journey.apply(state, seat, branch.move, turn);
    node = branch.node;
  }
  const until = state.turns + ROUNDS * state.pawns.length;
  while (!state.ending && state.turns < until)
    journey.apply(state, state.turn, oddsMove(state, state.turn), turn);
  const shares = hopes(state);
  for (const { branch, seat } of way) {
    branch.visits += 1;
    branch.wins += shares[seat] ?? 0;
  }
}

/** The branches of a node, found by the first state that comes there, begin with what the odds say of them. */
function branchesOf(node: Node, state: State, seat: Seat): Branch[] {
  if (node.branches) return node.branches;
  const weighed = weighMoves(state, seat)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, WIDTH);
  const best = weighed[0]?.value ?? 0;
  const hope = hopes(state)[seat] ?? 0;
  node.branches = weighed.map(({ move, value }) => ({
    move,
    visits: TRUST,
    wins: TRUST * (hope + FIELD * (value - best)),
    node: { branches: undefined },
  }));
  return node.branches;
}

/** The highest upper confidence bound among the branches that this state allows: hands, dice and markers differ between worlds. */
function choose(
  branches: readonly Branch[],
  state: State,
  seat: Seat,
): Branch | undefined {
  let total = 1;
  for (const { visits } of branches) total += visits;
  let best: Branch | undefined;
  let most = -Infinity;
  for (const branch of branches) {
    const bound =
      branch.wins / branch.visits +
      CURIOSITY * Math.sqrt(Math.log(total) / branch.visits);
    if (bound <= most) continue;
    if (journey.reject(state, seat, branch.move)) continue;
    most = bound;
    best = branch;
  }
  return best;
}

/** What level 2 would do. */
function oddsMove(at: View, seat: Seat): Move {
  let best: Weighed | undefined;
  for (const weighed of weighMoves(at, seat))
    if (!best || weighed.value > best.value) best = weighed;
  if (!best) throw new Error(`Seat ${seat} has nothing to choose.`);
  return best.move;
}
