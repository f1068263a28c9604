// @vitest-environment happy-dom

import { digest } from "@stolik/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { repeating } from "../repeat.ts";
import { pause } from "../pause.ts";
import { openOnline } from "../session/online.ts";
import type { OnlineSession } from "../session/online.ts";
import { fakeServer } from "./fake-server.ts";
import type { FakeServer } from "./fake-server.ts";

let server: FakeServer;
let session: OnlineSession;

beforeEach(async () => {
  vi.useFakeTimers();
  server = fakeServer();
  session = openOnline(server.table, server.game, server.connect);
  await flush();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("a session online", () => {
  it("shows the whole view it was sent", () => {
    const { match, link } = session.getSnapshot();
    expect(link).toBe("live");
    expect(match).toMatchObject({
      seq: 0,
      seat: 0,
      toMove: [0],
      canMove: true,
    });
    expect(match?.heard).toHaveLength(1);
  });

  it("plays a move and follows its step", () => {
    play();
    expect(now()).toMatchObject({ seq: 1, refusal: undefined });
    expect(now().heard).toHaveLength(2);
    expect(now().view).toEqual(server.view());
  });

  it("shows boards nothing of who comes and goes, and counts on from there", () => {
    const before = now();
    const step = { seq: 1, events: [], isSeating: true } as const;
    server.tell({ v: 1, type: "steps", table: "fake", steps: [step] });
    expect(now()).toMatchObject({ seq: 0, canMove: true });
    expect(now().heard).toEqual(before.heard);
    const next = { seq: 2, events: ["moved"] };
    server.tell({ v: 1, type: "steps", table: "fake", steps: [next] });
    expect(now()).toMatchObject({ seq: 2 });
    expect(now().heard.map(({ seq }) => seq)).toEqual([0, 2]);
  });

  it("shows no position in passing, whose view nobody knows, but tells what was heard there", () => {
    const shown: number[] = [];
    const stop = session.subscribe(() => shown.push(now().seq));
    const passing = { seq: 1, events: ["moved"], isPassing: true } as const;
    const last = { seq: 2, events: ["moved"] };
    server.tell({
      v: 1,
      type: "steps",
      table: "fake",
      steps: [passing, last],
    });
    stop();
    expect(new Set(shown)).toEqual(new Set([2]));
    expect(now().heard.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  });

  it("has nobody to move once it was ended by agreement", () => {
    const seating = {
      holders: ["player", "nobody"],
      choices: ["end", null],
      isEnded: true,
    } as const;
    const table = { ...server.table, status: "over" as const, seating };
    server.tell({ v: 1, type: "table", table });
    expect(now()).toMatchObject({ isEnded: true, toMove: [], canMove: false });
  });

  it("tells its listeners", () => {
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    play();
    expect(listener).toHaveBeenCalled();
    stop();
  });

  it("shows why a move was refused, until the next is played", () => {
    session.play({ type: "draw", pile: 0 });
    expect(now()).toMatchObject({
      seq: 0,
      refusal: { code: "nothing-to-draw" },
    });
    expect(now().canMove).toBe(true);
    play();
    expect(now()).toMatchObject({ seq: 1, refusal: undefined });
  });

  it("does not move out of turn, nor twice at once", () => {
    server.isMute = true;
    play();
    expect(now().canMove).toBe(false);
    play();
    expect(moves()).toHaveLength(1);
  });

  it("takes over an answer, but none that is older than what it has heard", () => {
    const { table } = server;
    const at = (revision: number) => ({ ...table, revision });
    const shown = () => session.getSnapshot().table?.revision;
    session.update(at(5));
    expect(shown()).toBe(5);
    server.tell({ v: 1, type: "table", table: at(7) });
    session.update(at(6));
    expect(shown()).toBe(7);
  });

  it("comes back after a cut and gets what it missed", async () => {
    play();
    server.isUp = false;
    server.cut();
    expect(session.getSnapshot().link).toBe("lost");
    expect(now().canMove).toBe(false);
    server.playFirst(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.getSnapshot().link).toBe("lost");
    server.isUp = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.getSnapshot().link).toBe("live");
    expect(server.received.at(-1)).toMatchObject({ type: "watch", from: 1 });
    expect(now().seq).toBe(server.seq);
    expect(now().heard).toHaveLength(server.seq + 1);
  });

  it("sends a move again under the same id when its answer was lost", async () => {
    server.isMute = true;
    play();
    server.cut();
    server.isMute = false;
    await vi.advanceTimersByTimeAsync(2_000);
    const [first, second] = moves();
    expect(second).toEqual(first);
    expect(server.seq).toBe(1);
    expect(now().seq).toBe(1);
  });

  it("gives up on a socket that does not answer", async () => {
    server.isMute = true;
    play();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.opened).toBe(1);
    server.isMute = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.opened).toBe(2);
    expect(now().seq).toBe(1);
  });

  it("takes a move along to the next server when it is sent away", async () => {
    server.isFailing = true;
    play();
    server.tell({ v: 1, type: "away", wait: 2_500 });
    server.cut(1001);
    expect(session.getSnapshot().link).toBe("connecting");
    expect(now()).toMatchObject({ canMove: false, refusal: undefined });
    server.isFailing = false;
    await vi.advanceTimersByTimeAsync(2_499);
    expect(moves()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const [first, second] = moves();
    expect(second).toEqual(first);
    expect(now()).toMatchObject({ seq: 1, refusal: undefined });
    expect(repeating.get()).toBe(0);
  });

  it("repeats a move that the server could not keep, under the same id", async () => {
    server.isFailing = true;
    play();
    expect(now()).toMatchObject({ canMove: false, refusal: undefined });
    expect(repeating.get()).toBe(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(repeating.get()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = moves().length;
    // The pauses grow to between two and four seconds, and it never gives up.
    expect(tries).toBeGreaterThan(15);
    expect(tries).toBeLessThan(40);
    server.isFailing = false;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(new Set(moves().map((move) => JSON.stringify(move))).size).toBe(1);
    expect(now()).toMatchObject({ seq: 1, refusal: undefined });
    expect(repeating.get()).toBe(0);
    expect(server.opened).toBe(1);
  });

  it("plays a move once that was kept without its answer", async () => {
    server.forgetsOnce = true;
    play();
    await vi.advanceTimersByTimeAsync(400);
    expect(moves()).toHaveLength(2);
    expect(server.seq).toBe(1);
    expect(now()).toMatchObject({ seq: 1, refusal: undefined });
    expect(repeating.get()).toBe(0);
  });

  it("says that a repeated move came too late", async () => {
    server.isFailing = true;
    play();
    server.isFailing = false;
    server.playFirst(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(now().refusal).toBeDefined();
    expect(repeating.get()).toBe(0);
  });

  it("asks again for a view that could not be read", async () => {
    play();
    server.isFailing = true;
    server.cut();
    await vi.advanceTimersByTimeAsync(800);
    expect(session.getSnapshot().link).toBe("live");
    expect(repeating.get()).toBe(1);
    server.isMute = true;
    server.playFirst(1);
    server.isMute = false;
    server.isFailing = false;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(now().seq).toBe(server.seq);
    expect(repeating.get()).toBe(0);
  });

  it("says that its view cannot be made, until it comes after all", async () => {
    const { id } = server.table;
    const refusal = { code: "server-error" };
    server.tell({ v: 1, type: "refused", table: id, refusal });
    expect(session.getSnapshot().failure).toEqual(refusal);
    const view = { seq: server.seq, view: server.view(), heard: [] };
    const check = digest(server.view());
    server.tell({ v: 1, type: "view", table: id, ...view, digest: check });
    expect(session.getSnapshot().failure).toBeUndefined();
  });

  it("says no more that its view cannot be made once a step has led on", () => {
    const refusal = { code: "server-error" };
    server.tell({ v: 1, type: "refused", table: "fake", refusal });
    expect(session.getSnapshot().failure).toEqual(refusal);
    server.playFirst(0);
    expect(now().seq).toBe(1);
    expect(session.getSnapshot().failure).toBeUndefined();
  });

  it("keeps its board when a move that was answered is refused after all", () => {
    play();
    const [move] = moves();
    const refusal = { code: "server-error" };
    const { id, table } = move!;
    server.tell({ v: 1, type: "refused", table, id, refusal });
    expect(session.getSnapshot().failure).toBeUndefined();
    expect(now()).toMatchObject({ seq: 1, refusal: undefined });
  });

  it("asks no more once it is closed", async () => {
    server.isFailing = true;
    play();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(repeating.get()).toBe(1);
    session.close();
    expect(repeating.get()).toBe(0);
    const before = moves().length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(moves()).toHaveLength(before);
  });

  it("asks for the whole view when its own has gone astray", () => {
    server.liesOnce = true;
    play();
    expect(server.received.at(-1)).toEqual({
      v: 1,
      type: "watch",
      table: "fake",
    });
    expect(now().seq).toBe(1);
    expect(now().heard).toHaveLength(2);
  });

  it("asks for what lies between when a step is missing", () => {
    play();
    server.isMute = true;
    server.playFirst(1);
    server.isMute = false;
    const [mover] = server.game.toMove(server.view());
    server.playFirst(mover ?? 0);
    expect(now().seq).toBe(server.seq);
  });

  it.each(["closed", "stopped"] as const)(
    "says that a table is %s",
    (status) => {
      server.tell({
        v: 1,
        type: "table",
        table: { ...server.table, status },
      });
      expect(session.getSnapshot().failure).toEqual({
        code: `table-${status}`,
      });
    },
  );

  it("shows no match while the table waits", () => {
    server.tell({
      v: 1,
      type: "table",
      table: { ...server.table, status: "waiting" },
    });
    expect(session.getSnapshot().match).toBeNull();
  });

  it("comes back at once when the network does", async () => {
    server.isUp = false;
    server.cut();
    server.isUp = true;
    window.dispatchEvent(new Event("online"));
    await flush();
    expect(session.getSnapshot().link).toBe("live");
  });
});

describe("a link that is cut again and again", () => {
  it("waits longer each time, until a connection has lasted", async () => {
    const reopenedWithin = async (milliseconds: number) => {
      const before = server.opened;
      await vi.advanceTimersByTimeAsync(milliseconds);
      return server.opened - before;
    };
    for (let cuts = 0; cuts < 5; cuts += 1) {
      server.cut();
      await vi.advanceTimersByTimeAsync(4_000);
    }
    server.cut();
    expect(await reopenedWithin(1_999)).toBe(0);
    expect(await reopenedWithin(2_001)).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    server.cut();
    expect(await reopenedWithin(400)).toBe(1);
  });

  it("gives a server that asks for quiet the longest pause", async () => {
    const { opened } = server;
    server.cut(4029);
    expect(session.getSnapshot().link).toBe("lost");
    await vi.advanceTimersByTimeAsync(1_999);
    expect(server.opened).toBe(opened);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(server.opened).toBe(opened + 1);
    expect(session.getSnapshot().link).toBe("live");
  });
});

describe("the pause before the next attempt", () => {
  it("grows, spreads, and has an end", () => {
    expect(pause(0, 0)).toBe(200);
    expect(pause(0, 1)).toBe(400);
    expect(pause(3, 1)).toBe(3_200);
    expect(pause(20, 1)).toBe(4_000);
    expect(pause(20, 0)).toBe(2_000);
  });
});

function now() {
  const { match } = session.getSnapshot();
  if (!match) throw new Error("No match is shown.");
  return match;
}

function play(): void {
  const [move] = server.game.moves(now().view, 0);
  session.play(move);
}

function moves() {
  return server.received.filter((message) => message.type === "move");
}

async function flush(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
