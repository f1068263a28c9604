/** The history of a run: what every client sent, was answered and saw, in the order it happened. */

import type { Seat, Viewer } from "@stolik/kernel";
import { createWriteStream, readFileSync } from "node:fs";
import { once } from "node:events";

/** A digest of what a viewer was told at one seq. */
export interface HeardDigest {
  readonly seq: number;
  readonly events: string;
}

/** What a client sees at one moment. */
export interface Sight {
  readonly client: string;
  readonly table: string;
  readonly viewer: Viewer;
  readonly seq: number;
  /** The digest of the view. */
  readonly view: string;
  /** How many holes the view has. */
  readonly holes: number;
}

/** What a node tells of its bots' turns. */
export type LeaseReport =
  | {
      readonly type: "leased";
      readonly table: string;
      readonly from: number;
      readonly until: number;
    }
  | { readonly type: "released"; readonly table: string };

interface Answered {
  readonly client: string;
  readonly table: string;
  readonly id: string;
}

type Happening =
  | (Answered & {
      readonly type: "sent";
      readonly seat: Seat;
      readonly seq: number;
      readonly move: unknown;
    })
  | (Answered & { readonly type: "acknowledged"; readonly seq: number })
  | (Answered & { readonly type: "refused"; readonly code: string })
  /** A view came, and what was told since the one before. */
  | (Sight & {
      readonly type: "seen";
      readonly heard: readonly HeardDigest[];
      readonly isOver: boolean;
    })
  /** The client's last view of this table, once everything had come to rest or the match was over. */
  | (Sight & { readonly type: "last" })
  /** A frame held 64 hexadecimal digits: what a seed looks like. */
  | {
      readonly type: "digits";
      readonly client: string;
      readonly table: string;
      readonly digits: string;
    }
  /** A frame had a member that the protocol does not know. */
  | {
      readonly type: "strange";
      readonly client: string;
      readonly table: string;
      readonly member: string;
    }
  | { readonly type: "fault"; readonly words: string }
  /** A node took over a bot's turn, or gave it back; times by the store's clock. */
  | (LeaseReport & { readonly node: number })
  /** A node did not end in time after SIGTERM. */
  | { readonly type: "overdue"; readonly node: number }
  /** The last fault is over; the clients have stopped playing. */
  | { readonly type: "healed" }
  | { readonly type: "ended" };

/** `at` is in milliseconds, by the one clock of the process that the clients share. */
export type Entry = Happening & { readonly at: number };

export interface History {
  readonly file: string;
  write(entry: Happening): void;
  close(): Promise<void>;
}

export function openHistory(file: string): History {
  const stream = createWriteStream(file);
  return {
    file,
    write(entry) {
      const at = Math.round(performance.now());
      stream.write(`${JSON.stringify({ ...entry, at })}\n`);
    },
    async close() {
      stream.end();
      await once(stream, "close");
    },
  };
}

export function readHistory(file: string): readonly Entry[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Entry);
}
