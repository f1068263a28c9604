/** The server's HTTP API, as far as the pages use it: every answer a value or a refusal. */

import { isObject, ok, refuse } from "@stolik/kernel";
import type { GameRecord, Refusal, Result } from "@stolik/kernel";
import type {
  Addresses,
  AgainRequest,
  JoinRequest,
  Person,
  ReportRequest,
  StartRequest,
  TableInfo,
  TableRequest,
} from "@stolik/server/protocol";
import { randomHex } from "./random-hex.ts";
import { repeat } from "./repeat.ts";

const UNAVAILABLE = 503;

export const api = {
  addresses: () => ask<Addresses>("GET", "/api/addresses"),
  becomeGuest: (name: string) => ask<Person>("POST", "/api/guest", { name }),
  createTable: (request: TableRequest) =>
    ask<TableInfo>("POST", "/api/tables", {
      ...request,
      requestId: `${Date.now()}-${randomHex()}`,
    }),
  readTable: (table: string) => ask<TableInfo>("GET", tablePath(table)),
  join: (table: string, request: JoinRequest) =>
    ask<TableInfo>("POST", `${tablePath(table)}/join`, request),
  /** Whoever has no seat there any more has left, though the answer was lost. */
  leave: (table: string) =>
    settle(table, "leave", ["not-seated", "table-stopped"]),
  again: (table: string, request: AgainRequest) =>
    ask<TableInfo>("POST", `${tablePath(table)}/again`, request),
  report: (table: string, report: ReportRequest) =>
    ask<object>("POST", `${tablePath(table)}/reports`, report),
  /** Only once the match is over. */
  async readRecord(table: string): Promise<GameRecord> {
    const answer = await ask<GameRecord>("GET", recordPath(table));
    if (!answer.ok) throw new Error(answer.refusal.code);
    return answer.value;
  },
  /** A game that has begun already is what was asked for. */
  start: (table: string, request: StartRequest) =>
    settle(table, "start", ["already-started"], request),
};

/** Where one of these refusals says that it is done, the table as it stands is the answer. */
async function settle(
  table: string,
  act: "leave" | "start",
  done: readonly string[],
  request?: StartRequest,
): Promise<Result<TableInfo>> {
  const path = `${tablePath(table)}/${act}`;
  const answer = await ask<TableInfo>("POST", path, request);
  const isDone = !answer.ok && done.includes(answer.refusal.code);
  return isDone ? api.readTable(table) : answer;
}

export function recordPath(table: string): string {
  return `${tablePath(table)}/record`;
}

/** What the page adds to the seed, so that the server alone cannot choose the shuffle. */
export function freshEntropy(): string {
  return randomHex();
}

/** Each of the requests may be made twice and is done once: what the server cannot do now, it is asked again. */
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
    response = await fetch(path, {
      method,
      ...(method === "POST"
        ? {
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body ?? {}),
          }
        : {}),
    });
  } catch {
    return refuse("no-connection");
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return ok(answer as Value);
  return { ok: false, refusal: readProblem(answer, response.status) };
}

function readProblem(answer: unknown, status: number): Refusal {
  if (isObject(answer) && typeof answer["code"] === "string") {
    const { code, rule, values } = answer as unknown as Refusal;
    return { code, ...(rule ? { rule } : {}), ...(values ? { values } : {}) };
  }
  // A proxy's word while the server starts anew.
  if (status === UNAVAILABLE) return { code: "unavailable" };
  return { code: status >= 500 ? "server-error" : "refused" };
}

function tablePath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}
