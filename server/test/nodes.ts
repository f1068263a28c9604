/** Two nodes on one PostgreSQL, and people who come to either of them. */

import type { AnyGame } from "@stolik/kernel";
import type { Notices } from "../bus/notices.ts";
import type { ServeOptions } from "../index.ts";
import { becomeGuest, guestWith, openPage, startedTable } from "./client.ts";
import type { Guest, Page } from "./client.ts";
import { sendMove } from "./play.ts";
import { testDatabase } from "./postgres.ts";
import { testServer } from "./server.ts";
import type { TestServer } from "./server.ts";

export interface Nodes {
  readonly databaseUrl: string;
  readonly here: TestServer;
  readonly there: TestServer;
}

/** A look at the heads so seldom that only a test that asks for one sees it. */
const NEVER = 2 ** 30;

export async function twoNodes(
  both: Partial<ServeOptions> = {},
  there: Partial<ServeOptions> = {},
): Promise<Nodes> {
  const databaseUrl = await testDatabase();
  const common = { databaseUrl, lookEvery: NEVER, ...both };
  return {
    databaseUrl,
    here: await testServer(common),
    there: await testServer({ ...common, ...there }),
  };
}

/** The same person, as they come to another node. */
export function at({ url }: TestServer, { cookie, person }: Guest): Guest {
  return guestWith(url, cookie, person);
}

export interface Apart {
  readonly table: string;
  readonly ala: Guest;
  readonly ugo: Guest;
  /** Ala's, who sits first, on the one node. */
  readonly first: Page;
  /** Ugo's, on the other. */
  readonly second: Page;
}

/** Two people at one table, each on a node of their own, who see the deal. */
export async function apart(
  { here, there }: Nodes,
  options: unknown = { first: 0 },
  game = "nsoe",
): Promise<Apart> {
  const ala = await becomeGuest(here.url, "Ala");
  const ugo = at(there, await becomeGuest(there.url, "Ugo"));
  const table = await startedTable([ala, ugo], 0, options, game);
  const first = await openPage(here.url, ala.cookie);
  const second = await openPage(there.url, ugo.cookie);
  for (const page of [first, second]) {
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq === 0);
  }
  return { table, ala, ugo, first, second };
}

/** Notices of which a node hears nothing once it is told so. */
export function deafness() {
  const deaf = {
    isDeaf: false,
    wrapNotices: (notices: Notices): Notices => ({
      ...notices,
      listen: (listener) =>
        notices.listen({
          ...listener,
          onNotice(notice) {
            if (!deaf.isDeaf) listener.onNotice(notice);
          },
        }),
    }),
  };
  return deaf;
}

/** Ala moves until it is Ugo's turn. Resolves with the seq. */
export async function alaMoves(
  game: AnyGame,
  { table, first }: Pick<Apart, "table" | "first">,
): Promise<number> {
  while (game.toMove(first.view)[0] === 0) {
    const { seq } = first;
    const [move] = game.moves(first.view, 0);
    const answer = await sendMove(first, table, `ala-${seq}`, move);
    if (answer.type === "refused")
      throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
    await first.when(() => first.seq > seq);
  }
  return first.seq;
}
