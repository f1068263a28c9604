/** Sockets that do not read: what waits for them is bounded, and they are not listened to meanwhile. */

import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { expect, it } from "vitest";
import type { WebSocket } from "ws";
import { connect } from "../live/connection.ts";
import { textFrame } from "../protocol/text-frame.ts";
import { openPage } from "./client.ts";
import { atRest, startedIn, testContext } from "./context.ts";
import { liveServer } from "./live-server.ts";
import { sendMove } from "./play.ts";
import { readFrames } from "./read-frames.ts";

const BATCH = 2_000;
const MOST_BATCHES = 200;
const SLOW = 256 * 1024;

it("a socket that sends and does not read is no longer read from, until it reads again", async () => {
  const { app, url } = await liveServer({
    framesPerSecond: 1_000_000,
    addressFramesPerSecond: 1_000_000,
  });
  const page = await openPage(url);
  const [server] = app.websocketServer.clients;
  if (!server) throw new Error("Nobody came.");
  page.socket.pause();
  let sent = 0;
  for (let batch = 0; batch < MOST_BATCHES && !server.isPaused; batch += 1) {
    for (let count = 0; count < BATCH; count += 1) {
      const id = `${sent}`.padStart(64, "0");
      page.send({ v: 1, type: "move", table: id, id, seq: 0, move: 0 });
      sent += 1;
    }
    await atRest();
  }
  expect(server.isPaused).toBe(true);
  expect(server.bufferedAmount).toBeLessThan(2 * SLOW);
  page.socket.resume();
  await page.when(() => page.messages.length === sent);
  // Nothing was lost, and it is listened to again.
  const answered = page.messages.map(
    (message) => "id" in message && message.id,
  );
  expect(new Set(answered).size).toBe(sent);
  await sendMove(page, "nowhere", "last", 0, 0);
  expect(server.isPaused).toBe(false);
});

it("past the bound it is let go", async () => {
  const { context, url } = await liveServer({ unsentBytes: 1_000 });
  const table = await startedIn(context);
  const page = await openPage(url);
  page.send({ v: 1, type: "watch", table: table.stored.id });
  expect(await page.closed).toBe(1006);
});

/** Both ends of a socket in one: what is sent stays until the test takes it. */
class StuckSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  writableLength = 0;
  isPaused = false;
  readonly sent: string[] = [];
  write(frames: Buffer) {
    this.sent.push(...readFrames(frames));
    this.writableLength += frames.length;
  }
  pause() {
    this.isPaused = true;
  }
  resume() {
    this.isPaused = false;
  }
  ping() {}
  terminate() {
    this.readyState = 3;
    this.emit("close");
  }
}

async function stuck(unsentBytes = 1024 * 1024) {
  const context = await testContext();
  const table = await startedIn(context);
  const socket = new StuckSocket();
  const beating = connect(
    context,
    socket as unknown as WebSocket,
    socket as unknown as Socket,
    {
      person: undefined,
      pass: { onOverspent: () => {}, spend: () => {}, leave: () => {} },
      unsentBytes,
      beat: textFrame('{"v":1,"type":"beat","every":1}'),
      logger: context.logger,
    },
  );
  const say = (message: object) =>
    socket.emit("message", Buffer.from(JSON.stringify(message)), false);
  const watch = { v: 1, type: "watch", table: table.stored.id };
  return { context, table, socket, beating, say, watch };
}

it("what leaves within one tick counts before it has left", async () => {
  const { socket, say } = await stuck();
  const move = { v: 1, type: "move", table: "t", id: "i", seq: 0, move: 0 };
  for (let count = 0; count < 40_000; count += 1) say(move);
  await atRest();
  expect(socket.readyState).toBe(3);
  expect(socket.writableLength).toBeLessThanOrEqual(1024 * 1024);
});

it("whoever has taken what was sent gets the whole view at once", async () => {
  const { socket, say, watch } = await stuck();
  socket.writableLength = SLOW + 1;
  say(watch);
  await atRest();
  expect(socket.sent).toEqual([]);
  socket.writableLength = 0;
  socket.emit("drain");
  await atRest();
  expect(socket.sent.map(typeOf)).toEqual(["table", "view"]);
});

it("a sign of life is sent where nothing else was since the last", async () => {
  const { socket, beating, say, watch } = await stuck();
  const beat = async () => {
    socket.emit("pong", Buffer.alloc(0));
    beating.beat();
    await atRest();
    return socket.sent.splice(0).map(typeOf);
  };
  expect(await beat()).toEqual(["beat"]);
  expect(await beat()).toEqual(["beat"]);
  say(watch);
  await atRest();
  expect(await beat()).toEqual(["table", "view"]);
  expect(await beat()).toEqual(["beat"]);
});

it("a paused connection is closed, unless it reads what it was sent", async () => {
  const { socket, beating, say } = await stuck();
  socket.writableLength = SLOW + 1;
  say({});
  await atRest();
  expect(socket.isPaused).toBe(true);
  beating.beat();
  socket.writableLength -= 1_000;
  beating.beat();
  expect(socket.readyState).toBe(1);
  beating.beat();
  expect(socket.readyState).toBe(3);
});

function typeOf(json: string): string {
  return (JSON.parse(json) as { readonly type: string }).type;
}
