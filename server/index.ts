/** Starts the server: store, hall, bots and web, and stops them in turn. */

import { randomBytes } from "node:crypto";
import { findGame } from "@stolik/games/node";
import type { Entry } from "@stolik/games";
import type { FastifyBaseLogger } from "fastify";
import { addressesOf } from "./addresses.ts";
import { startJobs } from "./bots/jobs.ts";
import { botPool } from "./bots/pool.ts";
import { startWorker } from "./bots/worker-file.ts";
import { localBus } from "./bus.ts";
import { closing } from "./closing.ts";
import type { Closing } from "./closing.ts";
import { startGiveBack } from "./give-back.ts";
import { addRoutes, createApp } from "./http/app.ts";
import { readSettings } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { namingFailures } from "./store/failure.ts";
import { openSqlite } from "./store/sqlite.ts";
import type { Store } from "./store/store.ts";
import { keepSnapshots } from "./tables/snapshots.ts";
import type { Hall } from "./tables/hall.ts";
import { attendance } from "./tables/attendance.ts";
import { dropIdle } from "./tables/idle.ts";
import { startSweep } from "./tables/sweep.ts";
import { localPresence } from "./tables/presence.ts";

const SEED_BYTES = 32;
const DROP_EVERY = 10_000;
/** How long a table that nobody watches stays in memory. */
const IDLE_AFTER = 60_000;

export interface ServeOptions extends Partial<Settings> {
  /** 0: any free one. */
  readonly port: number;
  readonly host?: string;
  readonly dataFolder: string;
  readonly logger?: FastifyBaseLogger;
  /** The games there are, where they are not the registry's. Their bots still come from the registry. */
  readonly findGame?: (id: string) => Entry | undefined;
  /** A store of another kind, for tests alone. */
  readonly openStore?: (folder: string) => Promise<Store>;
  /** Seeds that are not random, for tests alone. */
  readonly makeSeed?: () => Uint8Array;
}

export interface Server {
  readonly url: string;
  /** Where other devices in the same network find it. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

/** What was opened before something failed is closed again. */
export async function serve(options: ServeOptions): Promise<Server> {
  const open = closing();
  try {
    return await start(options, open);
  } catch (error) {
    // Why it does not start says more than what came of it.
    await open.close().catch(() => undefined);
    throw error;
  }
}

async function start(options: ServeOptions, open: Closing): Promise<Server> {
  const { port, host = "127.0.0.1", dataFolder, ...chosen } = options;
  const settings = readSettings(process.env, chosen);
  const openStore = options.openStore ?? openSqlite;
  const store = namingFailures(await openStore(dataFolder));
  open.add(() => store.close());
  const app = createApp(settings, options.logger);
  const hall = createHall(store, settings, app.log, options);
  open.add(() => keepSnapshots(hall));
  open.add(() => app.close());
  await addRoutes(app, hall, settings);
  const pool = botPool(settings.botWorkers, () => startWorker());
  const jobs = startJobs(hall, pool, {
    budget: settings.botBudget,
    mostWaiting: settings.botQueue,
  });
  open.add(() => jobs.stop());
  const dropping = setInterval(
    () => dropIdle(hall, performance.now() - IDLE_AFTER),
    DROP_EVERY,
  );
  open.add(() => clearInterval(dropping));
  const sweep = startSweep(hall, {
    waiting: settings.sweepWaitingDays,
    bots: settings.sweepBotsDays,
  });
  open.add(() => sweep.stop());
  const giveBack = startGiveBack(app.log);
  open.add(() => giveBack.stop());
  const url = await app.listen({ port, host });
  return {
    url,
    addresses: addressesOf(host, Number(new URL(url).port)),
    close: () => open.close(),
  };
}

function createHall(
  store: Store,
  settings: Settings,
  logger: FastifyBaseLogger,
  options: ServeOptions,
): Hall {
  const presence = localPresence();
  return {
    store,
    bus: localBus(),
    presence,
    attendance: attendance(presence),
    logger,
    findGame: options.findGame ?? findGame,
    makeSeed: options.makeSeed ?? (() => randomBytes(SEED_BYTES)),
    botDelay: settings.botDelay,
    capacity: settings.capacity,
    idleCapacity: settings.idleCapacity,
    idle: new Map(),
    tablesPerGuest: settings.tablesPerGuest,
    hosts: new Map(),
    open: new Map(),
    isClosing: false,
    onDue: () => {},
  };
}
