/** The server's HTTP API, as far as the pages use it: every answer a value or a refusal. */

import { isObject, isOneOf, ok } from "@stolik/kernel";
import type { GameRecord, Refusal, Result } from "@stolik/kernel";
import type {
  Addresses,
  ChoiceRequest,
  DailyDeals,
  DailyRequest,
  DailyScores,
  DailyStanding,
  GuestRequest,
  RematchRequest,
  JoinRequest,
  Missed,
  OwnTables,
  Person,
  ReportRequest,
  SeatsRequest,
  StartRequest,
  TableInfo,
  TableRequest,
} from "@stolik/server/protocol";
import {
  DEALS,
  missedPath,
  OWN_TABLES,
  PATIENCE,
  recordPath,
  tablePath,
  takeAnswer,
} from "./head-start.ts";
import { randomHex } from "./random-hex.ts";
import { refusal, refuse } from "./refusals.ts";
import type { AppCode } from "./refusals.ts";
import { repeat } from "./repeat.ts";

/** A proxy's words while a server is away, or does not answer: 502, 503, 504. */
const AWAY = [502, 503, 504];

export const api = {
  addresses: () => ask<Addresses>("GET", "/api/addresses"),
  becomeGuest: (name: string) =>
    ask<Person>("POST", "/api/guest", { name } satisfies GuestRequest),
  /** Whoever is known keeps their name. Asked once, as what it is for can wait. */
  becomeSomebody: (name: string) =>
    askOnce<Person>("POST", "/api/guest", {
      name,
      unlessKnown: true,
    } satisfies GuestRequest),
  createTable: (request: TableRequest) =>
    ask<TableInfo>("POST", "/api/tables", {
      ...request,
      requestId: `${Date.now()}-${randomHex()}`,
    }),
  /** Asked once: without an answer there is what was kept. */
  dailyDeals: () => askOnce<DailyDeals>("GET", DEALS, undefined),
  dailyScores: (day: string, game: string) =>
    askOnce<DailyScores>("GET", dailyPath(day, game), undefined),
  /** The first result counts, however often it is sent. */
  solveDaily: (day: string, game: string, request: DailyRequest) =>
    askOnce<DailyStanding>("POST", dailyPath(day, game), request),
  /** Asked once, as nobody waits for the answer. */
  lookAt: (table: string) =>
    askOnce<TableInfo>("GET", tablePath(table), undefined),
  /** Asked once: the page says so where no answer comes, and what is on the device is there all the same. */
  ownTables: () => askOnce<OwnTables>("GET", OWN_TABLES, undefined),
  readTable: (table: string) => ask<TableInfo>("GET", tablePath(table)),
  join: (table: string, request: JoinRequest) =>
    ask<TableInfo>("POST", `${tablePath(table)}/join`, request),
  /** A person who has no seat there any more has left, even if the answer was lost. */
  leave: (table: string) =>
    askUnlessDone(table, "leave", ["not-seated", "table-closed"]),
  /** Done once, as a change is for one revision alone: asked again, it is stale. */
  arrange: (table: string, request: SeatsRequest) =>
    ask<TableInfo>("POST", `${tablePath(table)}/seats`, request),
  /** Where there is nothing to choose any more it has been done, perhaps by this very choice. */
  choose: (table: string, request: ChoiceRequest) =>
    askUnlessDone(table, "choice", ["nobody-away", "match-over"], request),
  rematch: (table: string, request: RematchRequest) =>
    ask<TableInfo>("POST", `${tablePath(table)}/again`, request),
  report: (table: string, report: ReportRequest) =>
    ask<object>("POST", `${tablePath(table)}/reports`, report),
  /** Asked once: a table is opened without it, too. */
  missed: (table: string, seen: number) =>
    askOnce<Missed>("GET", missedPath(table, seen), undefined),
  /** Only once the match is over. */
  readRecord: (table: string) => ask<GameRecord>("GET", recordPath(table)),
  /** A game that has begun already is what was asked for. */
  start: (table: string, request: StartRequest) =>
    askUnlessDone(table, "start", ["already-started"], request),
};

/** Where one of these refusals says that it is done, the table as it stands is the answer. */
async function askUnlessDone(
  table: string,
  act: "choice" | "leave" | "start",
  done: readonly AppCode[],
  request?: ChoiceRequest | StartRequest,
): Promise<Result<TableInfo>> {
  const path = `${tablePath(table)}/${act}`;
  const answer = await ask<TableInfo>("POST", path, request);
  const isDone = !answer.ok && isOneOf(answer.refusal.code, done);
  return isDone ? api.readTable(table) : answer;
}

function dailyPath(day: string, game: string): string {
  return `${DEALS}/${day}/${encodeURIComponent(game)}`;
}

/** What the page adds to the seed, so that the server alone cannot choose the shuffle. */
export function freshEntropy(): string {
  return randomHex();
}

/** Each of the requests may be made twice and is done once, but for a report, of which it does no harm to have two: when the server cannot do it now, or does not answer, the page asks again. */
function ask<Value>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<Result<Value>> {
  return repeat(() => askOnce(method, path, body));
}

async function askOnce<Value>(
  method: "GET" | "POST",
  path: string,
  body: unknown,
): Promise<Result<Value>> {
  let response: Response;
  try {
    response = await (method === "GET" ? takeAnswer(path) : post(path, body));
  } catch {
    return refuse("no-connection");
  }
  const answer: unknown = await response.json().catch(() => undefined);
  // An answer that breaks off is none.
  if (response.ok && answer === undefined) return refuse("no-connection");
  if (response.ok) return ok(answer as Value);
  return { ok: false, refusal: readProblem(answer, response.status) };
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method: "POST",
    signal: AbortSignal.timeout(PATIENCE),
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
}

function readProblem(answer: unknown, status: number): Refusal {
  if (isObject(answer) && typeof answer["code"] === "string") {
    const { code, rule, values } = answer as unknown as Refusal;
    return { code, ...(rule ? { rule } : {}), ...(values ? { values } : {}) };
  }
  if (AWAY.includes(status)) return refusal("unavailable");
  return refusal(status >= 500 ? "server-error" : "refused");
}
