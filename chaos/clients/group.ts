/** The clients of one table, who play match after match at it with bots: those who sit, and those who watch. */

import { below, fraction } from "@stolik/kernel";
import type { AnyGame } from "@stolik/kernel";
import type { TableInfo, TableRequest } from "@stolik/server/protocol";
import { pauseFor, PlayIsOver, Refused } from "./client.ts";
import type { Client } from "./client.ts";
import { sit } from "./seat.ts";
import type { SeatedClient } from "./seat.ts";

const LOOK_EVERY = 100;
/** How long a client stays at a node on average, in milliseconds. */
const STAY = 10_000;

export interface Group {
  readonly game: AnyGame;
  readonly people: readonly Client[];
  readonly spectators: readonly Client[];
  readonly bots: number;
  /** At the match that is played now. */
  seated: readonly SeatedClient[];
  table: string | undefined;
}

/** Plays until the play is over; the last match may be left in the middle. */
export async function playMatches(group: Group): Promise<void> {
  try {
    for (let match = 0; ; match += 1) {
      const before = group.table;
      const isRematch = before !== undefined && match % 2 === 1;
      const table = isRematch
        ? await rematch(group, before)
        : await meet(group);
      await playOne(group, table);
    }
  } catch (error) {
    if (!(error instanceof PlayIsOver)) throw error;
  }
}

async function playOne(group: Group, table: string): Promise<void> {
  const { people, spectators, game } = group;
  const clients = [...people, ...spectators];
  const infos = await Promise.all(
    clients.map((one) => one.ask<TableInfo>(`/api/tables/${table}`)),
  );
  group.table = table;
  group.seated = clients.flatMap((client, index) => {
    const info = infos[index];
    return info ? [sit(client, info, game)] : [];
  });
  while (!group.seated.every((one) => one.isOver())) {
    await pauseFor(LOOK_EVERY);
    const [first] = people;
    if (!first || first.crowd.ending.aborted) throw new PlayIsOver();
    for (const one of group.seated)
      if (fraction(one.client.random) < LOOK_EVERY / STAY) one.cut();
  }
  for (const one of group.seated) one.leave();
  group.seated = [];
}

/** Makes a table, and everybody sits down. */
async function meet({ game, people, bots }: Group): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error("A table needs a host.");
  const request: TableRequest = {
    game: game.id,
    options: {},
    seats: [
      { type: "me" },
      ...others.map(() => ({ type: "open" }) as const),
      ...Array.from(
        { length: bots },
        () => ({ type: "bot", level: 1 }) as const,
      ),
    ],
    requestId: requestId(host),
  };
  const { id } = await host.ask<TableInfo>("/api/tables", request);
  for (const one of others) await one.ask(`/api/tables/${id}/join`, {});
  await begin(host, id);
  return id;
}

/** Everybody asks to play again, and whoever was first begins. */
async function rematch({ people }: Group, table: string): Promise<string> {
  const next: TableInfo[] = [];
  for (const one of people)
    next.push(await one.ask<TableInfo>(`/api/tables/${table}/again`, {}));
  const [first] = next;
  const [host] = people;
  if (!first || !host) throw new Error("Nobody wants to play again.");
  await begin(host, first.id);
  return first.id;
}

/** Whoever asks twice, because the first answer was lost, is told that it was done. */
async function begin(host: Client, table: string): Promise<void> {
  try {
    await host.ask(`/api/tables/${table}/start`, {});
  } catch (error) {
    const isDone =
      error instanceof Refused && error.refusal.code === "already-started";
    if (!isDone) throw error;
  }
}

function requestId({ name, random }: Client): string {
  return `${name.replaceAll(" ", "-")}-${below(random, 2 ** 31)}`;
}
