/** The match at a table over HTTP: move, view, missed, report, record. */

import { ok } from "@stolik/kernel";
import type { FastifyInstance, RouteShorthandOptions } from "fastify";
import { seatOf } from "../people/seat-of.ts";
import { parseMoveRequest, parseReportRequest } from "../protocol/parse.ts";
import { refuse } from "../protocol/refusals.ts";
import type { Context } from "../tables/context.ts";
import { missedBy } from "../tables/missed.ts";
import { submitMove } from "../tables/moves.ts";
import { openCurrent, openTable } from "../tables/open.ts";
import { recordOf } from "../tables/record.ts";
import { noteSeen } from "../tables/seen.ts";
import { wholeMessage } from "../tables/view-cache.ts";
import { guestOf } from "./guests.ts";
import { schemas } from "./openapi.ts";
import { sendResult } from "./problem.ts";

export interface Route {
  Params: { id: string };
}

export function matchRoutes(
  app: FastifyInstance,
  context: Context,
  limited: (kind: string) => Pick<RouteShorthandOptions, "onRequest">,
): void {
  app.post<Route>(
    "/api/tables/:id/moves",
    { schema: schemas.move },
    async (request, reply) => {
      const parsed = parseMoveRequest(request.body);
      const guest = await guestOf(context, request);
      if (!parsed.ok) return sendResult(reply, parsed);
      if (!guest) return sendResult(reply, refuse("no-guest"));
      const { id } = request.params;
      const played = await submitMove(context, id, guest.id, parsed.value);
      return sendResult(reply, played);
    },
  );

  app.get<Route>(
    "/api/tables/:id/view",
    { schema: schemas.view },
    async (request, reply) => {
      const guest = await guestOf(context, request);
      const table = await openCurrent(context, request.params.id);
      if (!table) return sendResult(reply, refuse("unknown-table"));
      context.attendance.visit(table.stored, guest?.id);
      const seat = seatOf(table.stored, guest?.id);
      // Whoever asks for their view is not away, though they may have no connection.
      noteSeen(table, seat);
      const viewer = seat ?? null;
      const json = wholeMessage(table, viewer);
      if (json === undefined) return sendResult(reply, refuse("not-started"));
      return reply.type("application/json").send(json);
    },
  );

  app.get<Route & { readonly Querystring: { readonly seen?: string } }>(
    "/api/tables/:id/missed",
    { schema: schemas.missed, ...limited("missed") },
    async (request, reply) => {
      const guest = await guestOf(context, request);
      const { id } = request.params;
      const table = await openCurrent(context, id);
      if (!table) return sendResult(reply, refuse("unknown-table"));
      const seat = seatOf(table.stored, guest?.id);
      if (seat === undefined) return sendResult(reply, refuse("not-seated"));
      const seen = Number(/^\d{1,6}$/.exec(request.query.seen ?? "") ?? 0);
      return sendResult(reply, await missedBy(context, id, seat, seen));
    },
  );

  app.post<Route>(
    "/api/tables/:id/reports",
    { schema: schemas.report, ...limited("reports") },
    async (request, reply) => {
      const parsed = parseReportRequest(request.body);
      const guest = await guestOf(context, request);
      if (!parsed.ok) return sendResult(reply, parsed);
      if (!guest) return sendResult(reply, refuse("no-guest"));
      const { id } = request.params;
      if (!(await openTable(context, id)))
        return sendResult(reply, refuse("unknown-table"));
      await context.store.saveReport({
        table: id,
        person: guest.id,
        ...parsed.value,
        at: Date.now(),
      });
      return sendResult(reply, ok({}));
    },
  );

  app.get<Route>(
    "/api/tables/:id/record",
    { schema: schemas.record, ...limited("records") },
    async (request, reply) =>
      sendResult(reply, await recordOf(context, request.params.id)),
  );
}
