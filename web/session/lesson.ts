/** A session of first steps: a worker plays the script by the real rules, the page sees one stage at a time. */

import type { Player } from "@stolik/kernel";
import { refusal } from "../refusals.ts";
import { snapshots } from "../snapshots.ts";
import type { FromLesson, Outline, ToLesson } from "./lesson-messages.ts";
import type { Session, Snapshot } from "./session.ts";

/** What a lesson needs of a worker. */
export interface LessonPort {
  onmessage: ((event: { readonly data: FromLesson }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  postMessage(message: ToLesson): void;
  terminate(): void;
}

export interface LessonSnapshot extends Snapshot {
  /** Undefined until the script is there. */
  readonly outline: Outline | undefined;
  /** Which step is due; past the last: the lesson is over. */
  readonly at: number;
}

export interface LessonSession extends Session {
  getSnapshot(): LessonSnapshot;
  /** Shows a step from its beginning. */
  open(at: number): void;
  /** Goes on; what the step asks for is done for the person. */
  pass(): void;
}

export function openLesson(
  game: string,
  first: number,
  playersFor: (seats: number) => readonly Player[],
  port: LessonPort,
): LessonSession {
  /** A step that is opened by itself is another match to the board. */
  let board = 0;
  /** Until an answer has come, nothing more is asked. */
  let isWaiting = true;
  const store = snapshots<LessonSnapshot>({
    match: null,
    table: null,
    link: "live",
    failure: undefined,
    outline: undefined,
    at: first,
  });
  const change = (part: Partial<LessonSnapshot>) =>
    store.set({ ...store.get(), ...part });

  const ask = (message: ToLesson) => {
    if (isWaiting && message.type !== "open") return;
    isWaiting = true;
    port.postMessage(message);
  };

  const hear = (message: FromLesson) => {
    switch (message.type) {
      case "outline":
        return change({ outline: message.outline });
      case "stages":
        isWaiting = false;
        for (const { at, match } of message.stages) {
          const { seats, ...seen } = match;
          const players = playersFor(seats);
          change({ at, match: { ...seen, id: String(board), players } });
        }
        return undefined;
      case "refused": {
        isWaiting = false;
        const { match } = store.get();
        return match
          ? change({ match: { ...match, refusal: message.refusal } })
          : change({ failure: message.refusal });
      }
    }
  };

  const open = (at: number) => {
    board += 1;
    ask({ type: "open", game, at });
  };

  port.onmessage = ({ data }) => hear(data);
  port.onerror = () => change({ failure: refusal("worker-failed") });
  open(first);

  return {
    subscribe: store.subscribe,
    getSnapshot: store.get,
    play(move) {
      if (store.get().match?.canMove) ask({ type: "move", move });
    },
    open,
    pass: () => ask({ type: "pass" }),
    close: () => port.terminate(),
  };
}
