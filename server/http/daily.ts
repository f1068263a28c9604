/** The deals of the days over HTTP: fetch them, hand in a solution, see how everybody did. */

import type { FastifyInstance } from "fastify";
import { scoresOf, submitSolution } from "../daily/results.ts";
import type { DailyPorts, DealName } from "../daily/results.ts";
import { beginningOf, dayAfter } from "../protocol/day.ts";
import { encodeDeals } from "../protocol/encode.ts";
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
      const json = encodeDeals({ day, nextIn, isWhole }, deals);
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
