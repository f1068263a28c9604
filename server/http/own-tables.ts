/** A person's own tables over HTTP. */

import type { FastifyInstance } from "fastify";
import type { OwnTables } from "../protocol/protocol.ts";
import type { Context } from "../tables/context.ts";
import { ownTables } from "../tables/own-tables.ts";
import { guestOf } from "./guests.ts";
import { minuteLimit } from "./minute-limit.ts";
import { schemas } from "./openapi.ts";

export function ownTablesRoute(
  app: FastifyInstance,
  context: Context,
  limit: number,
): void {
  app.get(
    "/api/me/tables",
    {
      schema: schemas.ownTables,
      onRequest: minuteLimit(limit, context.ledger.share("own-tables")),
    },
    async (request, reply) => {
      const guest = await guestOf(context, request);
      // Whoever was never at a table has none.
      const tables = guest ? await ownTables(context, guest.id) : [];
      return reply.send({ tables } satisfies OwnTables);
    },
  );
}
