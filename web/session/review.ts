/** The review of a finished match: a worker judges it turn by turn, the page has the results as they come. */

import type { GameRecord, JudgedTurn } from "@stolik/kernel";
import { snapshots } from "../snapshots.ts";

export type FromReview =
  | { readonly type: "turn"; readonly turn: JudgedTurn }
  | { readonly type: "done" };

/** What a review needs of a worker. */
export interface ReviewPort {
  onmessage: ((event: { readonly data: FromReview }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  postMessage(record: GameRecord): void;
  terminate(): void;
}

export interface ReviewSnapshot {
  readonly stage: "idle" | "running" | "done" | "failed";
  /** The position up to which it has come. */
  readonly at: number;
  /** The turns of which there is something to say, in order. */
  readonly turns: readonly JudgedTurn[];
}

export interface ReviewSession {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ReviewSnapshot;
  /** Begins, or begins anew after it broke off. */
  start(): void;
  /** Whoever leaves stops it. */
  close(): void;
}

const NOTHING: ReviewSnapshot = { stage: "idle", at: 0, turns: [] };

export function openReview(
  record: GameRecord,
  startWorker: () => ReviewPort = startReviewWorker,
): ReviewSession {
  const store = snapshots(NOTHING);
  let worker: ReviewPort | undefined;

  const stop = (stage: "done" | "failed") => {
    worker?.terminate();
    worker = undefined;
    store.set({ ...store.get(), stage });
  };

  const hear = (message: FromReview) => {
    if (message.type === "done") return stop("done");
    const { turn } = message;
    const now = store.get();
    const isTold = turn.assessments.length > 0;
    const turns = isTold ? [...now.turns, turn] : now.turns;
    store.set({ ...now, at: turn.to, turns });
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.get,
    start() {
      const { stage } = store.get();
      if (stage === "running" || stage === "done") return;
      store.set({ ...NOTHING, stage: "running" });
      worker = startWorker();
      worker.onmessage = ({ data }) => hear(data);
      worker.onerror = () => stop("failed");
      worker.postMessage(record);
    },
    close() {
      worker?.terminate();
      worker = undefined;
      if (store.get().stage === "running") store.set(NOTHING);
    },
  };
}

function startReviewWorker(): ReviewPort {
  return new Worker(new URL("./worker-review.ts", import.meta.url), {
    type: "module",
  }) as unknown as ReviewPort;
}
