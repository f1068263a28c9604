/** The service worker: keeps one edition of the app whole on the device, and answers from it; what belongs to a server is left to the network. */

import { DICTIONARY, PREFIX, TAKE_OVER } from "./names.ts";
import type {
  FetchingEvent,
  StraightRoute,
  WorkerScope,
} from "./worker-scope.ts";

/** Written in by the build (web/build/offline-worker.ts). */
declare const EDITION: string;
/** The files of the app. */
declare const FILES: readonly string[];
/** The pages that need no server. */
declare const ADDRESSES: readonly string[];

const worker = self as unknown as WorkerScope;
const OWN = PREFIX + EDITION;
const HOME = "/";
/** Tables whose page is kept: it differs by the game, which only the server knows. */
const MOST_TABLES = 20;
/** A few at a time, for a page that is opened meanwhile comes first. */
const LANES = 2;
/** A page of the edition before may still be open in another tab. */
const EDITIONS = 2;
/** A page asks for dozens of files at once, and a worker takes longer to wake and to pass them on than a cache to be read. */
const files: StraightRoute = {
  condition: { or: FILES.map((urlPattern) => ({ urlPattern })) },
  source: { cacheName: OWN },
};

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
  // Without it, or where it is refused, the worker answers for its files too.
  event.addRoutes?.([files]).catch(() => undefined);
});
worker.addEventListener("activate", (event) =>
  event.waitUntil(forgetOld().then(takeOpenPages)),
);
worker.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** All or nothing: a page that is kept finds every file of its edition, whatever the server has become. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(OWN);
  const queue = [...FILES, ...ADDRESSES];
  const lane = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      await cache.put(path, await gather(path));
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (cause) {
    // What came so far is in the browser's own cache.
    await caches.delete(OWN);
    throw cause;
  }
}

async function gather(path: string): Promise<Response> {
  const isPage = ADDRESSES.includes(path);
  const known = isPage ? undefined : await kept(path);
  if (known) return known;
  const response = await fetch(path, {
    priority: "low",
    cache: isNamedByContent(path) ? "default" : "no-cache",
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  if (isPage && !(await isOwn(response)))
    throw new Error(`${path} is of another edition.`);
  return response;
}

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  const editions = names.filter(
    (name) => name.startsWith(PREFIX) && name !== DICTIONARY,
  );
  const old = editions.slice(0, -EDITIONS);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Pages that came before the worker was there; a table's own is kept as if the worker had fetched it. */
async function takeOpenPages(): Promise<void> {
  await worker.clients.claim();
  const cache = await caches.open(OWN);
  const pages = await worker.clients.matchAll({ type: "window" });
  for (const { url } of pages) {
    const { pathname } = new URL(url);
    if (!isTable(pathname)) continue;
    // Without a network it is kept the next time.
    const page = await fetch(pathname).catch(() => undefined);
    if (page?.ok) await keepTable(cache, pathname, page);
  }
}

/** Undefined: the browser asks the network, as if there were no worker. */
function answerTo(event: FetchingEvent): Promise<Response> | undefined {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return undefined;
  if (pathname.startsWith("/api/")) return undefined;
  if (mode === "navigate") return pageAt(pathname, event);
  return isNamedByContent(pathname) || FILES.includes(pathname)
    ? fileAt(pathname, event.request)
    : undefined;
}

async function fileAt(path: string, request: Request): Promise<Response> {
  return (await kept(path)) ?? fetch(request);
}

async function pageAt(path: string, event: FetchingEvent): Promise<Response> {
  const cache = await caches.open(OWN);
  const page = await cache.match(path, { ignoreVary: true });
  if (page) return page;
  try {
    const response = await fetch(event.request);
    if (isTable(path) && response.ok)
      event.waitUntil(keepTable(cache, path, response.clone()));
    return response;
  } catch (cause) {
    // Any page of ours reads its address itself, and says that the server is out of reach.
    const home = await cache.match(HOME, { ignoreVary: true });
    if (home) return home;
    throw cause;
  }
}

async function keepTable(
  cache: Cache,
  path: string,
  response: Response,
): Promise<void> {
  if (!(await isOwn(response))) return;
  await cache.put(path, response);
  const tables = (await cache.keys()).filter(({ url }) =>
    isTable(new URL(url).pathname),
  );
  for (const old of tables.slice(0, -MOST_TABLES)) await cache.delete(old);
}

function isTable(path: string): boolean {
  return path.startsWith("/t/");
}

/** A page of another edition needs files that this one does not have. */
async function isOwn(page: Response): Promise<boolean> {
  return (await page.clone().text()).includes(`content="${EDITION}"`);
}

/** Files that are named after their content are the same in every edition; any other is this one's own. */
function kept(path: string): Promise<Response | undefined> {
  return caches.match(path, {
    ignoreVary: true,
    ...(isNamedByContent(path) ? {} : { cacheName: OWN }),
  });
}

function isNamedByContent(path: string): boolean {
  return path.startsWith("/assets/");
}
