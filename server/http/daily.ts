/** The deals of the days over HTTP: fetch them, hand in a solution, see how everybody did. */

import type { FastifyInstance } from "fastify";
import type { MadeDeal } from "../daily/maker.ts";
import { scoresOf, submitSolution } from "../daily/results.ts";
import type { DailyPorts, DealName } from "../daily/results.ts";
import { beginningOf, dayAfter } from "../protocol/day.ts";
import { parseDailyRequest } from "../protocol/parse.ts";
import { refuse } from "../protocol/refusals.ts";
import type { Context } from "../tables/context.ts";
import { guestOf } from "./guests.ts";
import { minuteLimit } from "./minute-limit.ts";
import { schemas } from "./openapi.ts";
import { sendResult } from "./problem.ts";

/** How long somebody waits for deals that are still being made, in milliseconds. */
const PATIENCE = 2_000;

interface Route {
  Params: DealName;
}

export function dailyRoutes(
  app: FastifyInstance,
  context: Context,
  daily: DailyPorts,
  limit: number,
): void {
  const limited = (kind: string) => ({
    onRequest: minuteLimit(limit, context.ledger.share(kind)),
  });

  app.get(
    "/api/daily",
    { schema: schemas.daily, ...limited("daily") },
    async (_request, reply) => {
      const { day, deals, isWhole } = await daily.deals.upcoming(PATIENCE);
      const nextIn = beginningOf(dayAfter(day, 1)) - daily.clock();
      const head = JSON.stringify({ day, nextIn, isWhole }).slice(0, -1);
      // Deals are kept as JSON: nobody reads and writes them anew for every page.
      const json = `${head},"deals":[${deals.map(entryOf).join(",")}]}`;
      return reply.type("application/json").send(json);
    },
  );

  app.get<Route>(
    "/api/daily/:day/:game",
    { schema: schemas.dailyScores, ...limited("daily-scores") },
    async (request, reply) => {
      const guest = await guestOf(context, request);
      const found = await scoresOf(daily, request.params, guest?.id);
      return sendResult(reply, found);
    },
  );

  app.post<Route>(
    "/api/daily/:day/:game",
    { schema: schemas.dailySolution, ...limited("daily-solutions") },
    async (request, reply) => {
      const parsed = parseDailyRequest(request.body);
      const guest = await guestOf(context, request);
      if (!parsed.ok) return sendResult(reply, parsed);
      if (!guest) return sendResult(reply, refuse("no-guest"));
      const { params } = request;
      const standing = await submitSolution(
        daily,
        params,
        guest.id,
        parsed.value,
      );
      return sendResult(reply, standing);
    },
  );
}

function entryOf({ json, day, game, contentVersion, version }: MadeDeal) {
  const head = JSON.stringify({ day, game, contentVersion, version });
  return `${head.slice(0, -1)},"deal":${json}}`;
}
