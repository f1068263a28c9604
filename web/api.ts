/** The server's HTTP API, as far as the pages use it: every answer a value or a refusal. */

import { isObject, ok, refuse } from "@stolik/kernel";
import type { GameRecord, Refusal, Result } from "@stolik/kernel";
import type {
  Addresses,
  AgainRequest,
  JoinRequest,
  Person,
  ReportRequest,
  TableInfo,
  TableRequest,
} from "@stolik/server/protocol";
import { randomHex } from "./random-hex.ts";

export const api = {
  addresses: () => ask<Addresses>("GET", "/api/addresses"),
  becomeGuest: (name: string) => ask<Person>("POST", "/api/guest", { name }),
  createTable: (request: TableRequest) =>
    ask<TableInfo>("POST", "/api/tables", request),
  readTable: (table: string) => ask<TableInfo>("GET", tablePath(table)),
  join: (table: string, request: JoinRequest) =>
    ask<TableInfo>("POST", `${tablePath(table)}/join`, request),
  leave: (table: string) => ask<TableInfo>("POST", `${tablePath(table)}/leave`),
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
  start: (table: string) => ask<TableInfo>("POST", `${tablePath(table)}/start`),
};

export function recordPath(table: string): string {
  return `${tablePath(table)}/record`;
}

/** What the page adds to the seed, so that the server alone cannot choose the shuffle. */
export function freshEntropy(): string {
  return randomHex();
}

async function ask<Value>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
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
  return { code: status >= 500 ? "server-error" : "refused" };
}

function tablePath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}
