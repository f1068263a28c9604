/** Nodes on one PostgreSQL beside one process on SQLite, and boardgame.io on the same PostgreSQL. */

import { spread, syncsUntil } from "./disk.ts";
import type { Spread } from "./disk.ts";
import { MATCH, pause, whole, withPlay } from "./measure.ts";
import type { Contender, Figures, Play } from "./measure.ts";
import { stolik, stolikNodes } from "./nodes.ts";
import { boardgameOnPostgres } from "./peers/boardgame.ts";
import { hasPeers } from "./peers/install.ts";
import { findPostgres, findRedis } from "./services.ts";
import type { Postgres } from "./services.ts";

const MEASURED = 6_000;
const UNHURRIED = 100;
/** Long enough for a hundredth of the moves to be some twenty. */
const UNHURRIED_FOR = 20_000;
/** What was under way in full haste has ended by then, and what it left behind is collected. */
const SETTLING = 8_000;

interface Row {
  readonly hurried: Figures;
  /** Microseconds of PostgreSQL's own processes a move. */
  readonly postgres: number | undefined;
  readonly unhurried: Figures;
  readonly disk: Spread;
}

/** Each row with a database of its own, at full speed and then unhurried. */
export async function benchCluster(): Promise<void> {
  console.log(
    `\nthe same tables, ${MEASURED / 1000} s each; p50 and p99 until the other one's page has the move; then ${UNHURRIED} moves/s, beside the disk's own sync:`,
  );
  const hasPeer = await hasPeers();
  const sqlite = await report("SQLite, one process", stolik);
  const postgres = await findPostgres();
  if (!postgres) {
    console.log("PostgreSQL: left out, none runs here.");
    return;
  }
  const on = (title: string, contender: (url: string) => Contender) =>
    postgres.withDatabase((url) => report(title, contender(url), postgres));
  const one = await on("PostgreSQL, one node", (database) =>
    stolikNodes(1, { database }),
  );
  // Once more after it: a machine that is not one's own is faster in one minute than in another.
  const again = await report("SQLite, one process, again", stolik);
  await on("PostgreSQL, two nodes, NOTIFY", (database) =>
    stolikNodes(2, { database }),
  );
  const redis = await findRedis();
  if (redis)
    await on("PostgreSQL, two nodes, Redis", (database) =>
      stolikNodes(2, { database, redis }),
    );
  else console.log("Redis: left out, none runs here.");
  const peer = hasPeer
    ? await on("boardgame.io on PostgreSQL", boardgameOnPostgres)
    : undefined;
  compare(one, [sqlite, again], peer);
}

async function report(
  title: string,
  contender: Contender,
  postgres?: Postgres,
): Promise<Row | undefined> {
  try {
    const row = await withPlay(
      contender,
      (index) => index % MATCH,
      (play) => measureRow(play, postgres),
    );
    console.log(`${title}: ${inWords(row)}`);
    return row;
  } catch (error) {
    // One that breaks down does not keep the others from being measured.
    console.log(`${title}: not measured, ${String(error)}`);
    return undefined;
  }
}

async function measureRow(play: Play, postgres?: Postgres): Promise<Row> {
  const before = postgres?.spent();
  const hurried = await play.count(MEASURED);
  const after = postgres?.spent();
  const moves = hurried.rate * (MEASURED / 1000);
  play.slowDown(UNHURRIED);
  await pause(SETTLING);
  const counting = play.count(UNHURRIED_FOR);
  // In the same seconds: a disk that is slow for a moment is so for both.
  const waits = await syncsUntil(play.folder, counting);
  const unhurried = await counting;
  return {
    hurried,
    postgres:
      before === undefined || after === undefined
        ? undefined
        : (after - before) / moves,
    unhurried,
    disk: spread(waits),
  };
}

function inWords({ hurried, postgres, unhurried, disk }: Row): string {
  const own = hurried.cpus.map(whole).join(" + ");
  const theirs =
    postgres === undefined ? "" : `, PostgreSQL ${whole(postgres)}`;
  return [
    `${whole(hurried.rate)} moves/s`,
    `${inMilliseconds(hurried.shown, 0)}`,
    `${own} µs of processor a move${theirs}`,
    `unhurried (${whole(unhurried.rate)} moves/s) ${inMilliseconds(unhurried.shown, 1)}`,
    `disk ${inMilliseconds(disk, 1)}`,
  ].join(" · ");
}

function inMilliseconds({ p50, p99 }: Spread, digits: number): string {
  return `p50 ${p50.toFixed(digits)} ms, p99 ${p99.toFixed(digits)} ms`;
}

function compare(
  one: Row | undefined,
  sqlite: readonly (Row | undefined)[],
  peer: Row | undefined,
): void {
  if (!one) return;
  const { hurried, unhurried, disk } = one;
  const rates = (rows: readonly (Row | undefined)[]) =>
    rows.flatMap((row) => (row ? [row.hurried.rate] : []));
  const times = (others: readonly number[]) => {
    const mean = others.reduce((sum, rate) => sum + rate, 0) / others.length;
    return (hurried.rate / mean).toFixed(2);
  };
  const [own, theirs] = [rates(sqlite), rates([peer])];
  if (own.length > 0)
    console.log(`one node / SQLite: ${times(own)} (target: 0.6 or more)`);
  if (theirs.length > 0)
    console.log(
      `one node / boardgame.io: ${times(theirs)} (target: 10 or more)`,
    );
  const over = unhurried.shown.p99 - disk.p99;
  console.log(
    `one node unhurried: p99 ${over.toFixed(1)} ms over the disk's (target: 5 or less)`,
  );
}
