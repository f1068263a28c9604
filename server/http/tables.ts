/** Tables over HTTP: make, read, join, leave, arrange, start, move, choose, view, report, record, and once more. */

import { ok } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { seatOf } from "../people/seat-of.ts";
import {
  isTableId,
  parseChoiceRequest,
  parseRematchRequest,
  parseJoinRequest,
  parseMoveRequest,
  parseReportRequest,
  parseSeatsRequest,
  parseStartRequest,
  parseTableRequest,
} from "../protocol/parse.ts";
import type { Person, TableInfo } from "../protocol/protocol.ts";
import { refusal, refuse } from "../protocol/refusals.ts";
import type { StoredTable } from "../store/store.ts";
import { arrange } from "../tables/arrange.ts";
import type { Context } from "../tables/context.ts";
import { createTable } from "../tables/create.ts";
import { tableInfo } from "../tables/info.ts";
import { join, leave } from "../tables/lobby.ts";
import { submitMove } from "../tables/moves.ts";
import { openCurrent, openTable } from "../tables/open.ts";
import { recordOf } from "../tables/record.ts";
import { rematch } from "../tables/rematch.ts";
import { chooseForAway } from "../tables/seating.ts";
import { noteSeen } from "../tables/seen.ts";
import { startTable } from "../tables/start.ts";
import { wholeMessage } from "../tables/view-cache.ts";
import { guestOf } from "./guests.ts";
import { minuteLimit } from "./minute-limit.ts";
import { schemas } from "./openapi.ts";
import { sendProblem, sendResult } from "./problem.ts";

interface Route {
  Params: { id: string };
}

export function tableRoutes(
  app: FastifyInstance,
  context: Context,
  limit: number,
): void {
  const limited = (kind: string) => ({
    onRequest: minuteLimit(limit, context.ledger.share(kind)),
  });

  // A link that was cut or mangled leads to no table, and not into the store.
  app.addHook<{ Params: Partial<Route["Params"]> }>(
    "onRequest",
    (request, reply, done): FastifyReply | void => {
      const { id } = request.params;
      if (id !== undefined && !isTableId(id))
        return sendProblem(reply, refusal("unknown-table"));
      done();
    },
  );

  app.post(
    "/api/tables",
    { schema: schemas.createTable, ...limited("tables") },
    async (request, reply) => {
      const made = await asGuest(context, request, (guest) => {
        const parsed = parseTableRequest(request.body);
        return parsed.ok ? createTable(context, guest, parsed.value) : parsed;
      });
      return sendResult(reply, made);
    },
  );

  app.get<Route>(
    "/api/tables/:id",
    { schema: schemas.table },
    async (request, reply) => {
      const guest = await guestOf(context, request);
      const table = await openCurrent(context, request.params.id);
      if (table) context.attendance.visit(table.stored, guest?.id);
      const found = table
        ? ok(tableInfo(table, context.presence, guest?.id))
        : refuse("unknown-table");
      return sendResult<TableInfo>(reply, found);
    },
  );

  app.post<Route>(
    "/api/tables/:id/join",
    { schema: schemas.join },
    async (request, reply) => {
      const joined = await asGuest(context, request, (guest) => {
        const parsed = parseJoinRequest(request.body ?? {});
        return parsed.ok
          ? join(context, request.params.id, guest, parsed.value)
          : parsed;
      });
      return sendResult(reply, joined);
    },
  );

  app.post<Route>(
    "/api/tables/:id/leave",
    { schema: schemas.leave },
    async (request, reply) => {
      const { id } = request.params;
      const left = await asGuest(context, request, (guest) =>
        leave(context, id, guest),
      );
      return sendResult(reply, left);
    },
  );

  app.post<Route>(
    "/api/tables/:id/seats",
    { schema: schemas.seats },
    async (request, reply) => {
      const { id } = request.params;
      const arranged = await asGuest(context, request, (guest) => {
        const parsed = parseSeatsRequest(request.body);
        return parsed.ok ? arrange(context, id, guest, parsed.value) : parsed;
      });
      return sendResult(reply, arranged);
    },
  );

  app.post<Route>(
    "/api/tables/:id/start",
    { schema: schemas.start },
    async (request, reply) => {
      const { id } = request.params;
      const started = await asGuest(context, request, (guest) => {
        const parsed = parseStartRequest(request.body ?? {});
        return parsed.ok
          ? startTable(context, id, guest, parsed.value)
          : parsed;
      });
      return sendResult(reply, started);
    },
  );

  app.post<Route>(
    "/api/tables/:id/again",
    { schema: schemas.rematch, ...limited("rematches") },
    async (request, reply) => {
      const { id } = request.params;
      const next = await asGuest(context, request, (guest) => {
        const parsed = parseRematchRequest(request.body ?? {});
        return parsed.ok ? rematch(context, id, guest, parsed.value) : parsed;
      });
      return sendResult(reply, next);
    },
  );

  app.post<Route>(
    "/api/tables/:id/choice",
    { schema: schemas.choice },
    async (request, reply) => {
      const { id } = request.params;
      const chosen = await asGuest(context, request, (guest) => {
        const parsed = parseChoiceRequest(request.body);
        return parsed.ok
          ? chooseForAway(context, id, guest, parsed.value)
          : parsed;
      });
      return sendResult(reply, chosen);
    },
  );

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

/** Does what only a guest may do, and shows the table as that guest may know it. */
async function asGuest(
  context: Context,
  request: FastifyRequest,
  act: (guest: Person) => Promise<Result<StoredTable>> | Result<never>,
): Promise<Result<TableInfo>> {
  const guest = await guestOf(context, request);
  if (!guest) return refuse("no-guest");
  const done = await act(guest);
  if (!done.ok) return done;
  const { value: stored } = done;
  context.attendance.visit(stored, guest.id);
  const open = await context.cache.peek(stored.id);
  return ok(tableInfo({ ...open, stored }, context.presence, guest.id));
}
