/** Random matches of a game, examined by every law in every position. */

import { canonical } from "../canonical.ts";
import type { AnyGame, Game, Result } from "../contract.ts";
import { fraction } from "../random.ts";
import { watchAmbience } from "./ambience.ts";
import { laws } from "./laws.ts";
import { argumentsStay } from "./laws/purity.ts";
import { nothingThrows } from "./laws/throws.ts";
import { optionsAreParsed } from "./laws/options.ts";
import type { Law, Violation } from "./law.ts";
import { makeMatch } from "./match.ts";
import type { TestMatch, Run } from "./match.ts";
import { makeMoment } from "./moment.ts";
import type { Moment } from "./moment.ts";
import { completePlan } from "./plan.ts";
import type { Plan } from "./plan.ts";

/** More violations of one law say no more. */
const PER_LAW = 5;
/** The opening of every match is examined. */
const FIRST_POSITIONS = 4;

/** Where play throws, the other laws would only say so again. */
const lawsOfFaults = [nothingThrows, argumentsStay];

/** Runs the plan and says which laws the game broke, where and how; the same plan says the same. */
export function findViolations<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  plan: Plan<State>,
): Violation[] {
  const anyGame: AnyGame = game;
  const full = completePlan(anyGame, plan as Plan<unknown>);
  const ambience = watchAmbience();
  const run: Run = {
    game: anyGame,
    plan: full,
    ambience,
    holes: new Map(),
    deals: new Map(),
    lengths: [],
  };
  const report = makeReport();
  try {
    for (const seats of full.seats)
      for (const raw of full.options(seats))
        for (let index = 0; index < full.matches; index += 1)
          runMatch(run, seats, raw, index, report);
    const where = {
      seats: full.seats.at(-1) ?? 0,
      options: {},
      seed: full.seed,
      seq: 0,
    };
    for (const law of laws) report.add(law, where, () => law.checkRun?.(run));
  } finally {
    ambience.release();
  }
  return report.violations;
}

type Where = Omit<Violation, "law" | "detail">;

type Check = () => Iterable<string> | undefined;

interface Report {
  readonly violations: Violation[];
  /** Runs a check, unless its law has been broken often enough. */
  add(law: Law, where: Where, check: Check): void;
  /** Runs a check in any case. */
  always(law: Law, where: Where, check: Check): void;
}

function makeReport(): Report {
  const violations: Violation[] = [];
  const counts = new Map<Law, number>();
  const isBroken = (law: Law) => (counts.get(law) ?? 0) >= PER_LAW;
  const tell = (law: Law, where: Where, detail: string) => {
    if (isBroken(law)) return;
    counts.set(law, (counts.get(law) ?? 0) + 1);
    violations.push({ law: law.name, ...where, detail });
  };
  const always: Report["always"] = (law, where, check) => {
    try {
      for (const detail of check() ?? []) tell(law, where, detail);
    } catch (error) {
      tell(law, where, `threw ${String(error)}`);
    }
  };
  return {
    violations,
    always,
    add(law, where, check) {
      if (!isBroken(law)) always(law, where, check);
    },
  };
}

function runMatch(
  run: Run,
  seats: number,
  raw: unknown,
  index: number,
  report: Report,
): void {
  const seed = `${run.plan.seed}/${seats}/${canonical(raw)}/${index}`;
  const where = { seats, options: raw, seed, seq: 0 };
  let options: Result<unknown> | undefined;
  let match: TestMatch | undefined;
  report.always(optionsAreParsed, where, () => {
    options = run.game.parseOptions(raw, seats);
    return options.ok ? [] : [`the plan's: ${options.refusal.code}`];
  });
  const accepted = options;
  if (!accepted?.ok) return;
  report.always(nothingThrows, where, () => {
    match = makeMatch(run, seats, accepted.value, seed, index);
    return [];
  });
  if (match) examine(match, where, report);
}

function examine(match: TestMatch, where: Where, report: Report): void {
  let { position } = match.first;
  for (;;) {
    const here = { ...where, seq: position.seq };
    const moment = makeMoment(match, position);
    const { chosen } = moment;
    const isThorough = !chosen?.result.ok || isExamined(moment);
    const asked = moment.faults.play.length > 0 ? lawsOfFaults : laws;
    for (const [index, law] of asked.entries())
      if (isThorough || law.isQuick)
        report.add(law, here, () => law.check?.(moment, moment.random(index)));
    if (!chosen?.result.ok) break;
    const step = chosen.result.value;
    match.played.push({ seat: chosen.seat, move: chosen.move, step });
    position = step.position;
  }
  match.run.lengths.push(position.seq);
  const end = { ...where, seq: position.seq };
  for (const law of laws) report.add(law, end, () => law.checkMatch?.(match));
}

/** Whether the costly laws are checked here. */
function isExamined({ match, plan, position, random }: Moment): boolean {
  const { lengths } = match.run;
  if (lengths.length === 0 || position.seq < FIRST_POSITIONS) return true;
  const mean = lengths.reduce((sum, length) => sum + length) / lengths.length;
  return fraction(random(laws.length)) * mean < plan.positions;
}
