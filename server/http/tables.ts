/** Tables over HTTP: make, read, join, leave, arrange, start, choose, and once more. */

import { ok } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  isTableId,
  parseChoiceRequest,
  parseRematchRequest,
  parseJoinRequest,
  parseSeatsRequest,
  parseStartRequest,
  parseTableRequest,
} from "../protocol/parse.ts";
import type { Person, TableInfo } from "../protocol/protocol.ts";
import { refusal, refuse } from "../protocol/refusals.ts";
import type { StoredTable } from "../store/stored.ts";
import { arrange } from "../tables/arrange.ts";
import type { Context } from "../tables/context.ts";
import { createTable } from "../tables/create.ts";
import { tableInfo } from "../tables/info.ts";
import { join, leave } from "../tables/lobby.ts";
import { openCurrent } from "../tables/open.ts";
import { rematch } from "../tables/rematch.ts";
import { chooseForAway } from "../tables/seating.ts";
import { startTable } from "../tables/start.ts";
import { guestOf } from "./guests.ts";
import { matchRoutes } from "./matches.ts";
import type { Route } from "./matches.ts";
import { minuteLimit } from "./minute-limit.ts";
import { schemas } from "./openapi.ts";
import { sendProblem, sendResult } from "./problem.ts";

/** A table may be asked for with the record of a match to continue; the longest ones are a quarter of this. */
const MOST_RECORD_BYTES = 256 * 1024;

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
    {
      schema: schemas.createTable,
      bodyLimit: MOST_RECORD_BYTES,
      ...limited("tables"),
    },
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
        ? ok(tableInfo(table, context, guest?.id))
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

  matchRoutes(app, context, limited);
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
  return ok(tableInfo({ ...open, stored }, context, guest.id));
}
