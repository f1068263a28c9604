/** Starts the server: store, tables, bots and web, and stops them in turn. */

import { randomBytes } from "node:crypto";
import { findGame } from "@stolik/games/node";
import type { Entry } from "@stolik/games";
import type { FastifyBaseLogger } from "fastify";
import { addRoutes, createApp } from "./app.ts";
import { startJobs } from "./bots/jobs.ts";
import { botPool } from "./bots/pool.ts";
import { startWorker } from "./bots/worker-file.ts";
import { localBus } from "./bus/bus.ts";
import { localNotices } from "./bus/notices.ts";
import type { Notices } from "./bus/notices.ts";
import { dealThread } from "./daily/deal-thread.ts";
import { deals } from "./daily/deals.ts";
import type { DealMaker } from "./daily/maker.ts";
import type { DailyPorts } from "./daily/results.ts";
import { addressesOf } from "./http/network-addresses.ts";
import { ownLedger } from "./limits/ledger.ts";
import type { Node } from "./nodes/node.ts";
import { startMetricsServer } from "./operations/metrics-server.ts";
import { noMetrics } from "./operations/metrics.ts";
import type { Metrics } from "./operations/metrics.ts";
import { prometheus } from "./operations/prometheus.ts";
import { readiness } from "./operations/readiness.ts";
import type { Readiness } from "./operations/readiness.ts";
import { attendance } from "./people/attendance.ts";
import { localPresence } from "./people/presence.ts";
import { atLeisure } from "./process/at-leisure.ts";
import { atMost } from "./process/at-most.ts";
import { closing } from "./process/closing.ts";
import type { Closing } from "./process/closing.ts";
import { startGiveBack } from "./process/give-back.ts";
import { wireCodes } from "./protocol/refusals.ts";
import { readSettings } from "./settings/settings.ts";
import type { Settings } from "./settings/settings.ts";
import { namingFailures } from "./store/failure.ts";
import { openSqlite } from "./store/sqlite.ts";
import type { Store } from "./store/store.ts";
import { startAbsence } from "./tables/absence.ts";
import { createContext } from "./tables/context.ts";
import { startFollowing } from "./tables/following.ts";
import type { Ports } from "./tables/ports.ts";
import { keepSnapshots } from "./tables/snapshots.ts";
import { startSweep } from "./tables/sweep.ts";

export { dealThread } from "./daily/deal-thread.ts";
export type { DealMaker, MadeDeal } from "./daily/maker.ts";

/** How long a server that has just started waits for a quiet moment to make the deals of the days, each time, in milliseconds. */
const DEAL_AFTER = 15_000;
const SEED_BYTES = 32;
const DROP_EVERY = 10_000;
/** How long a table that nobody watches stays in memory. */
const IDLE_AFTER = 60_000;
/** How much longer than a bot thinks its turn is leased, in milliseconds: a worker may have to be started first. */
const LEASE_GRACE = 10_000;

export interface ServeOptions extends Partial<Settings> {
  /** 0: any free one. */
  readonly port: number;
  readonly host?: string;
  readonly dataFolder: string;
  readonly logger?: FastifyBaseLogger;
  /** The games there are, where they are not the registry's. Their bots still come from the registry. */
  readonly findGame?: (id: string) => Entry | undefined;
  /** A store of another kind, for tests alone. */
  readonly openStore?: (dataFolder: string) => Promise<Store>;
  /** Ports of another make, for tests alone. */
  readonly wrapStore?: (store: Store) => Store;
  readonly wrapNotices?: (notices: Notices) => Notices;
  /** Seeds that are not random, for tests alone. */
  readonly makeSeed?: () => Uint8Array;
  /** Who makes the deals of the days, for tests alone. */
  readonly dealMaker?: DealMaker;
  /** What time it is for the deals of the days, for tests alone. */
  readonly clock?: () => number;
}

export interface Server {
  readonly url: string;
  /** Where other devices in the same network find it. */
  readonly addresses: readonly string[];
  /** Where its metrics are read; undefined: nowhere. */
  readonly metricsUrl: string | undefined;
  /** Resolves if the store is gone for good: only another process has one again. */
  readonly lost: Promise<Error>;
  /** Rejects where something hangs; what was acknowledged is kept. */
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
  const { port, host = "127.0.0.1", ...chosen } = options;
  const settings = readSettings(process.env, chosen);
  const health = readiness();
  const { metrics, url: metricsUrl } = await openMetrics(
    settings,
    health,
    open,
  );
  const { store: opened, lost } = await openStore(options, settings, metrics);
  open.add(() => opened.close());
  const store = namingFailures(options.wrapStore?.(opened) ?? opened);
  const told = await openNotices(settings);
  open.add(() => told.close());
  const notices = options.wrapNotices?.(told) ?? told;
  const app = createApp(settings, options.logger);
  const node = await openNode(settings, app.log);
  if (node) open.add(() => node.stop());
  const context = createContext(
    portsOf(store, notices, metrics, app.log, options, node),
    settings,
  );
  metrics.gauge("tables", () => context.cache.count().all);
  metrics.gauge("idle_tables", () => context.cache.count().idle);
  open.add(() => context.storeFailures.stop());
  open.add(() => context.faults.stop());
  open.add(() => keepSnapshots(context, context.cache));
  const following = startFollowing(context, settings.lookEvery);
  open.add(() => following.stop());
  open.add(() => app.close());
  const daily = dailyPorts(options, store);
  open.add(() => daily.maker.close());
  await addRoutes(app, context, settings, health, daily);
  const pool = botPool(settings.botWorkers, () => startWorker(), app.log);
  const jobs = startJobs(context, pool, {
    budget: settings.botBudget,
    mostWaiting: settings.botQueue,
    lease: node && settings.botBudget + LEASE_GRACE,
  });
  open.add(() => jobs.stop());
  const absence = startAbsence(context);
  open.add(() => absence.stop());
  const dropping = setInterval(
    () => context.cache.dropIdle(performance.now() - IDLE_AFTER),
    DROP_EVERY,
  );
  open.add(() => clearInterval(dropping));
  const sweep = startSweep(context, {
    waiting: settings.sweepWaitingDays,
    bots: settings.sweepBotsDays,
    daily: settings.sweepDailyDays,
  });
  open.add(() => sweep.stop());
  const giveBack = startGiveBack(app.log);
  open.add(() => giveBack.stop());
  const url = await app.listen({ port, host });
  // So that whoever comes first today need not wait for the deals.
  open.add(atLeisure(() => void daily.deals.upcoming(0), DEAL_AFTER));
  // First of all, so that pages are sent away even where the store hangs.
  open.add(() => app.close());
  health.start(() => store.ping());
  return {
    url,
    metricsUrl,
    lost,
    addresses: addressesOf(host, Number(new URL(url).port)),
    async close() {
      if (!(await atMost(settings.stopWithin, open.close())))
        throw new Error("The server could not be closed in time.");
    },
  };
}

interface Measuring {
  readonly metrics: Metrics;
  readonly url: string | undefined;
}

/** The port for whoever watches over the process is open before anything that may take long. */
async function openMetrics(
  { metricsPort: port, metricsHost: host }: Settings,
  health: Readiness,
  open: Closing,
): Promise<Measuring> {
  if (port === undefined) return { metrics: noMetrics, url: undefined };
  const metrics = prometheus(wireCodes);
  metrics.gauge("ready", async () => ((await health.ailment()) ? 0 : 1));
  const server = await startMetricsServer(metrics, health, { port, host });
  open.add(() => server.close());
  return { metrics, url: server.url };
}

interface Losable {
  readonly store: Store;
  readonly lost: Server["lost"];
}

const NEVER = new Promise<never>(() => {});

async function openStore(
  { dataFolder, openStore: open }: ServeOptions,
  { databaseUrl: url }: Settings,
  metrics: Metrics,
): Promise<Losable> {
  if (open) return { store: await open(dataFolder), lost: NEVER };
  if (!url) {
    const { lost, ...store } = await openSqlite(dataFolder, metrics);
    return { store, lost };
  }
  const { openPostgres } = await import("./cluster.ts");
  return { store: await openPostgres({ url }, metrics), lost: NEVER };
}

async function openNotices({
  databaseUrl,
  redisUrl,
  redisPrefix,
}: Settings): Promise<Notices> {
  if (!databaseUrl) return localNotices();
  const { postgresNotices, redisNotices } = await import("./cluster.ts");
  return redisUrl
    ? redisNotices(redisUrl, redisPrefix)
    : postgresNotices(databaseUrl);
}

/** Undefined: it serves alone. */
async function openNode(
  { databaseUrl, connectionsPerAddress }: Settings,
  logger: FastifyBaseLogger,
): Promise<Node | undefined> {
  if (!databaseUrl) return undefined;
  const { openBoard, startNode } = await import("./cluster.ts");
  return startNode(openBoard(databaseUrl), logger, connectionsPerAddress);
}

function dailyPorts(
  { clock = Date.now, dealMaker }: ServeOptions,
  store: Store,
): DailyPorts {
  const maker = dealMaker ?? dealThread();
  return { store, maker, clock, deals: deals(maker, clock) };
}

function portsOf(
  store: Store,
  notices: Notices,
  metrics: Metrics,
  logger: FastifyBaseLogger,
  options: ServeOptions,
  node: Node | undefined,
): Ports {
  const presence = node?.presence ?? localPresence();
  return {
    store,
    bus: localBus(),
    notices,
    presence,
    attendance: attendance(presence),
    ledger: node?.ledger ?? ownLedger,
    logger,
    metrics,
    findGame: options.findGame ?? findGame,
    makeSeed: options.makeSeed ?? (() => randomBytes(SEED_BYTES)),
  };
}
