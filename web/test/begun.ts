/** What a page begins before its app is there, looked at instead of done. */

import { afterEach, beforeEach, vi } from "vitest";

export class FakeWorker {
  static started: FakeWorker[] = [];
  readonly name: string | undefined;
  constructor(_url: URL, { name }: WorkerOptions) {
    this.name = name;
    FakeWorker.started.push(this);
  }
}

export class FakeWebSocket {
  static readonly OPEN = 1;
  static opened: FakeWebSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  constructor() {
    FakeWebSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  open(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }
}

export const ask = vi.fn<
  (path: string, how?: RequestInit) => Promise<Response>
>(async (path) => new Response(path));

/** Before and after each test of a file. */
export function watchBeginnings(): void {
  beforeEach(() => {
    FakeWorker.started = [];
    FakeWebSocket.opened = [];
    ask.mockClear();
    vi.stubGlobal("Worker", FakeWorker);
    vi.stubGlobal("WebSocket", FakeWebSocket);
    vi.stubGlobal("fetch", ask);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
