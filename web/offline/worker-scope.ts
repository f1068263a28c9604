/** What the service worker uses of its own world: the compiler is told of a page's, which has none of it. */

interface LastingEvent extends Event {
  /** The browser lets the worker live until then. */
  waitUntil(end: Promise<unknown>): void;
}

/** What the browser answers by itself, from a cache of that name, without waking the worker. */
export interface StraightRoute {
  readonly condition: {
    readonly or: readonly { readonly urlPattern: string }[];
  };
  readonly source: { readonly cacheName: string };
}

interface InstallingEvent extends LastingEvent {
  /** Not every browser has it. */
  addRoutes?(routes: readonly StraightRoute[]): Promise<void>;
}

export interface FetchingEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: {
      readonly type: "window";
    }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install",
    listener: (event: InstallingEvent) => void,
  ): void;
  addEventListener(
    type: "activate",
    listener: (event: LastingEvent) => void,
  ): void;
  addEventListener(
    type: "fetch",
    listener: (event: FetchingEvent) => void,
  ): void;
  addEventListener(
    type: "message",
    listener: (event: LastingEvent & { readonly data: unknown }) => void,
  ): void;
}
