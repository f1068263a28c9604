/** Journey through History: how long matches are, who wins them, which cards get played, how strong the levels are. */

import { playMatch } from "@stolik/games";
import type { Automaton, Entry } from "@stolik/games";
import { bot } from "@stolik/journey/bot";
import { faces, journey as game, kinds } from "@stolik/journey/rules";
import type { Card, Event, Kind, State } from "@stolik/journey/rules";
import { seedFrom } from "@stolik/kernel";
import type { EmittedEvent } from "@stolik/kernel";
import { wilson } from "./interval.ts";

const BALANCED = Number(process.env["BENCH_MATCHES"] ?? 2000);
const CONTESTED = Number(process.env["BENCH_CONTESTS"] ?? 400);
/** Milliseconds a bot may think; at a table it is 1,000. */
const BUDGET = Number(process.env["BENCH_BUDGET"] ?? 20);
const RANDOM_MATCHES = 1000;
const SEATS = 4;

const entry = { game, bot } as unknown as Entry;

interface Tally {
  matches: number;
  /** Each seat's turns, summed over the matches. */
  turns: number;
  shortest: number;
  longest: number;
  /** By the order of play: the first is who began. */
  readonly wins: number[];
  readonly endings: Map<string, number>;
  readonly drawn: Map<Kind, number>;
  readonly played: Map<Kind, number>;
}

export function journey(): Promise<void> {
  console.log(`${BALANCED} matches of four level-2 bots`);
  report(balance());
  console.log(`\n${CONTESTED} matches of four, seats in turn, ${BUDGET} ms`);
  const contests: readonly (readonly [Automaton, Automaton])[] = [
    [1, "random"],
    [2, 1],
    [3, 1],
    [3, 2],
  ];
  for (const [one, others] of contests) contest(one, others);
  console.log(`\n${RANDOM_MATCHES} matches of four random players`);
  speed();
  return Promise.resolve();
}

function balance(): Tally {
  const tally: Tally = {
    matches: 0,
    turns: 0,
    shortest: Infinity,
    longest: 0,
    wins: Array<number>(SEATS).fill(0),
    endings: new Map(),
    drawn: new Map(),
    played: new Map(),
  };
  const players = Array<Automaton>(SEATS).fill(2);
  for (let index = 0; index < BALANCED; index += 1) {
    let last: State | undefined;
    const plan = planOf(`balance ${index}`, players);
    const { outcome } = playMatch(entry, plan, (state, told) => {
      last = state as State;
      for (const { event } of told as readonly EmittedEvent<Event>[])
        count(tally, event);
    });
    if (!last) throw new Error("A match without a state.");
    const turns = last.turns / SEATS;
    tally.matches += 1;
    tally.turns += turns;
    tally.shortest = Math.min(tally.shortest, turns);
    tally.longest = Math.max(tally.longest, turns);
    add(tally.endings, outcome.reason);
    for (const winner of outcome.winners) {
      const place = (winner - last.first + SEATS) % SEATS;
      const before = tally.wins[place] ?? 0;
      tally.wins[place] = before + 1 / outcome.winners.length;
    }
  }
  return tally;
}

function count(tally: Tally, event: Event): void {
  if (event.type === "drew")
    for (const card of event.cards) add(tally.drawn, kindOf(card));
  if (event.type === "advanced") add(tally.played, kindOf(event.card));
  if (event.type === "stopped") add(tally.played, "stop");
  if (event.type === "raised") add(tally.played, "coach");
  if (event.type === "moved" && event.by === "train")
    add(tally.played, "train");
}

function report(tally: Tally): void {
  const { matches, turns, wins } = tally;
  const [firstWins = 0, ...others] = wins;
  const { low, high } = wilson(firstWins, matches);
  const mean = (turns / matches).toFixed(1);
  const range = `${Math.floor(tally.shortest)} to ${Math.ceil(tally.longest)}`;
  console.log(`| turns each | ${mean} (${range}) |`);
  console.log(
    `| first seat wins | ${percent(firstWins / matches)} (${percent(low)} to ${percent(high)}) |`,
  );
  const shares = others.map((times) => percent(times / matches)).join(", ");
  console.log(`| the others win, in the order of play | ${shares} |`);
  for (const [reason, times] of tally.endings)
    console.log(`| ended: ${reason} | ${percent(times / matches)} |`);
  for (const kind of kinds) {
    const drawn = tally.drawn.get(kind) ?? 0;
    const share = (tally.played.get(kind) ?? 0) / drawn;
    console.log(`| ${kind} played of drawn | ${percent(share)} |`);
  }
}

/** One bot against three others. */
function contest(one: Automaton, others: Automaton): void {
  let wins = 0;
  for (let index = 0; index < CONTESTED; index += 1) {
    const seat = index % SEATS;
    const players = Array<Automaton>(SEATS).fill(others).with(seat, one);
    // The four seatings of a bot get the same deal.
    const seed = `contest ${Math.floor(index / SEATS)}`;
    const { winners } = playMatch(entry, planOf(seed, players)).outcome;
    if (winners.includes(seat)) wins += 1 / winners.length;
  }
  const { low, high } = wilson(wins, CONTESTED);
  console.log(
    `| ${one} against three of ${others} | ${percent(wins / CONTESTED)} (${percent(low)} to ${percent(high)}) |`,
  );
}

function speed(): void {
  const players = Array<Automaton>(SEATS).fill("random");
  const began = performance.now();
  let moves = 0;
  for (let index = 0; index < RANDOM_MATCHES; index += 1)
    moves += playMatch(entry, planOf(`random ${index}`, players)).moves;
  const seconds = (performance.now() - began) / 1000;
  console.log(`| moves a second | ${Math.round(moves / seconds)} |`);
}

function planOf(seed: string, players: readonly Automaton[]) {
  return {
    seats: SEATS,
    options: { first: "random", deal: "stepped" },
    seed: seedFrom(seed),
    players,
    budget: BUDGET,
  };
}

function kindOf(card: Card): Kind {
  return faces[card].kind;
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
