/** First steps as a page takes them: what the worker makes of a script, and how the session goes through it. */

import { loadLesson } from "@stolik/games/lessons";
import { findGame } from "@stolik/games/node";
import { ok } from "@stolik/kernel";
import type { Player } from "@stolik/kernel";
import { afterEach, describe, expect, it } from "vitest";
import { refuse } from "../refusals.ts";
import { openLesson } from "../session/lesson.ts";
import type { LessonPort, LessonSession } from "../session/lesson.ts";
import { createLessonRunner } from "../session/lesson-runner.ts";

let session: LessonSession;
afterEach(() => session.close());

describe("a lesson", () => {
  it("shows the script's start, and waits where something is only read", async () => {
    session = await open(0);
    expect(session.getSnapshot()).toMatchObject({ at: 0 });
    expect(session.getSnapshot().outline?.beats).toBe(6);
    expect(shown()).toMatchObject({ seq: 0, seat: 0, canMove: false });
  });

  it("leads on by the move that is asked for", async () => {
    session = await open(1);
    session.play({ type: "lay", city: "warszawa", row: 0, column: 7 });
    await settle();
    expect(session.getSnapshot()).toMatchObject({ at: 2 });
    expect(shown().seq).toBe(1);
  });

  it("does not play what is legal and was not asked for", async () => {
    session = await open(1);
    session.play({ type: "lay", city: "wien", row: 1, column: 6 });
    await settle();
    expect(session.getSnapshot()).toMatchObject({ at: 1 });
    expect(shown()).toMatchObject({ seq: 0, refusal: { code: "not-asked" } });
  });

  it("gives the rule's own refusal for what is illegal", async () => {
    session = await open(1);
    session.play({ type: "lay", city: "wien", row: 3, column: 5 });
    await settle();
    expect(shown()).toMatchObject({
      refusal: { code: "cell-taken", rule: "N12" },
    });
  });

  it("lets the others move on the same board, and is another board after going back", async () => {
    session = await open(2);
    const board = shown().id;
    session.pass();
    await settle();
    // The card of the other one lies there, too.
    expect(session.getSnapshot()).toMatchObject({ at: 3 });
    expect(shown()).toMatchObject({ id: board, seq: 2, canMove: true });
    session.open(1);
    await settle();
    expect(session.getSnapshot()).toMatchObject({ at: 1 });
    expect(shown().seq).toBe(0);
    expect(shown().id).not.toBe(board);
  });

  it("can be skipped step by step to its end", async () => {
    session = await open(0);
    const steps = session.getSnapshot().outline?.steps.length ?? 0;
    for (let step = 0; step < steps; step += 1) {
      session.pass();
      await settle();
    }
    expect(session.getSnapshot().at).toBe(steps);
    expect(shown().outcome).toMatchObject({ winners: [0] });
  });

  it("that does not exist is refused", async () => {
    session = await open(0, "chess");
    expect(session.getSnapshot().failure).toMatchObject({
      code: "unknown-game",
    });
  });
});

async function open(at: number, game = "nsoe"): Promise<LessonSession> {
  const opened = openLesson(game, at, playersFor, portToRunner());
  await settle();
  return opened;
}

function shown() {
  const { match } = session.getSnapshot();
  if (!match) throw new Error("Nothing is shown.");
  return match;
}

function playersFor(seats: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) => ({
    type: "bot",
    name: `Bot ${seat}`,
    level: 1,
  }));
}

/** The runner without a worker around it. */
function portToRunner(): LessonPort {
  const runner = createLessonRunner({
    async find(id) {
      const lesson = await loadLesson(id);
      const game = findGame(id)?.game;
      return lesson && game ? ok({ game, lesson }) : refuse("unknown-game");
    },
    post: (data) => port.onmessage?.({ data }),
  });
  const port: LessonPort = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void runner.receive(message),
    terminate: () => undefined,
  };
  return port;
}

/** Until what was asked has been answered. */
async function settle(): Promise<void> {
  await loadLesson("nsoe");
  await new Promise((resolve) => setImmediate(resolve));
}
