// @vitest-environment happy-dom
/** A link notices a server that has fallen silent, and goes elsewhere when it is sent away. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerMessage, TableMessage } from "@stolik/server/protocol";
import { openLink } from "../session/link.ts";
import type { Link } from "../session/link.ts";
import type { Socket } from "../socket.ts";

const beat: ServerMessage = { v: 1, type: "beat", every: 10_000 };
const refused: ServerMessage = {
  v: 1,
  type: "refused",
  refusal: { code: "unavailable" },
};
/** Two beats and the whole slack. */
const SILENCE = 24_000;

let sockets: Socket[];
let states: string[];
let heard: TableMessage[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  heard = [];
  link = openLink(
    () => {
      const socket: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: () => undefined,
        close: () => undefined,
      };
      sockets.push(socket);
      return socket;
    },
    {
      onOpen: () => undefined,
      onMessage: (message) => heard.push(message),
      onState: (state) => states.push(state),
    },
    () => 1,
  );
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

function arrive(): void {
  sockets.at(-1)?.onopen?.();
}

function tell(message: object): void {
  sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
}

it("a server that beats is silent for two beats and a little at most", () => {
  arrive();
  tell(beat);
  for (let minute = 0; minute < 10; minute += 1) {
    vi.advanceTimersByTime(19_000);
    tell(minute % 2 === 0 ? beat : refused);
  }
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(SILENCE - 1);
  expect(states).toEqual(["live"]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(["live", "lost"]);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
  expect(heard).toHaveLength(5);
});

it("what a dropped socket still says is not heard", () => {
  arrive();
  tell(beat);
  const [first] = sockets;
  vi.advanceTimersByTime(SILENCE);
  expect(first).toMatchObject({ onmessage: null, onclose: null });
});

it("a server that has never beaten may be silent for long", () => {
  arrive();
  tell(refused);
  vi.advanceTimersByTime(3_600_000);
  expect(sockets).toHaveLength(1);
  expect(states).toEqual(["live"]);
});

it("what it knew of one server does not count for the next", () => {
  arrive();
  tell(beat);
  vi.advanceTimersByTime(SILENCE + 400);
  arrive();
  vi.advanceTimersByTime(3_600_000);
  expect(sockets).toHaveLength(2);
});

it("a socket that does not open is given up", () => {
  vi.advanceTimersByTime(8_000);
  expect(states).toEqual(["lost"]);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
});

it("a page that is sent away comes back when the server said, and loses nothing", () => {
  arrive();
  tell(beat);
  tell({ v: 1, type: "away", wait: 3_000 });
  sockets.at(-1)?.onclose?.({ code: 1001 });
  expect(states).toEqual(["live", "connecting"]);
  vi.advanceTimersByTime(2_999);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  // Nobody is there: from then on as after any other cut.
  sockets.at(-1)?.onclose?.({ code: 1006 });
  expect(states).toEqual(["live", "connecting", "lost"]);
  expect(heard).toEqual([]);
});

it("a message of a newer server does no harm", () => {
  arrive();
  tell({ v: 1, type: "of-tomorrow", value: 1 });
  tell({ v: 2, type: "beat", every: 1 });
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(["live"]);
});
