/** A session at a table on a server: follows its view step by step, and sends moves until they are answered. */

import { applyPatch, digest, refusal } from "@stolik/kernel";
import type { Heard, Refusal } from "@stolik/kernel";
import type {
  MoveRequest,
  SeatStep,
  ServerMessage,
  TableInfo,
} from "@stolik/server/protocol";
import { randomHex } from "../random-hex.ts";
import { isUnavailable, repeater } from "../repeat.ts";
import { openLink } from "./link.ts";
import type { Socket } from "./link.ts";
import type { LinkState, Match, Session, Snapshot, Turns } from "./session.ts";
import { snapshots } from "./snapshots.ts";

/** An answer that stays out so long means a dead socket. */
const PATIENCE = 6000;

export interface OnlineSession extends Session {
  /** Takes over what the server answered to a start. */
  update(table: TableInfo): void;
  /** Takes over what the server answered to a join, and shows the socket the new cookie. */
  rejoin(table: TableInfo): void;
}

interface Known {
  readonly seq: number;
  readonly view: unknown;
  readonly heard: readonly Heard<unknown>[];
}

export function openOnline(
  table: TableInfo,
  turns: Turns,
  connect: () => Socket = connectHere,
): OnlineSession {
  let info = table;
  let known: Known | undefined;
  let state: LinkState = "connecting";
  let pending: MoveRequest | undefined;
  /** The position an accepted move led to: no second move is made before it is seen. */
  let awaited = 0;
  let refused: Refusal | undefined;
  let failure: Refusal | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const moveAgain = repeater();
  const watchAgain = repeater();

  const store = snapshots<Snapshot>({
    match: null,
    table,
    link: state,
    failure: undefined,
  });

  const show = () => {
    if (info.status === "stopped") failure ??= refusal("table-stopped");
    store.set({ match: match(), table: info, link: state, failure });
  };

  const match = (): Match | null => {
    if (!known || info.status === "waiting") return null;
    const { seq, view, heard } = known;
    const { seat } = info.you;
    const toMove = turns.toMove(view);
    return {
      id: info.id,
      seq,
      view,
      heard,
      seat,
      toMove,
      players: info.seats.filter((player) => player !== null),
      outcome: turns.outcome(view),
      canMove:
        state === "live" &&
        pending === undefined &&
        seq >= awaited &&
        seat !== null &&
        toMove.includes(seat),
      refusal: refused,
      isShared: false,
      handTo: null,
    };
  };

  const watch = (from?: number) => {
    const base = { v: 1, type: "watch", table: info.id } as const;
    link.send(from === undefined ? base : { ...base, from });
  };

  const sendPending = () => {
    clearTimeout(watchdog);
    if (!pending) return;
    link.send({ v: 1, type: "move", table: info.id, ...pending });
    watchdog = setTimeout(() => link.restart(), PATIENCE);
  };

  const settle = (id: string | undefined): boolean => {
    if (!pending || pending.id !== id) return false;
    pending = undefined;
    clearTimeout(watchdog);
    moveAgain.end();
    return true;
  };

  const follow = (steps: readonly SeatStep[]) => {
    for (const step of steps) {
      if (!known || step.seq > known.seq + 1) return watch(known?.seq);
      if (step.seq <= known.seq) continue;
      const view = step.patch ? applyPatch(known.view, step.patch) : known.view;
      if (step.digest !== undefined && digest(view) !== step.digest)
        return watch();
      const { seq, events } = step;
      known = { seq, view, heard: [...known.heard, { seq, events }] };
      refused = undefined;
    }
  };

  /** A move stays the same one under its id; a view that could not be read is asked for as a whole, so that an answer comes for sure. */
  const repeatLater = (id: string | undefined) => {
    if (id === undefined) return watchAgain.later(() => watch());
    if (pending?.id !== id) return;
    clearTimeout(watchdog);
    moveAgain.later(sendPending);
  };

  const hear = (message: ServerMessage) => {
    if (message.type === "table") {
      if (message.table.id !== info.id) return;
      info = message.table;
      // Before the deal it is all there is to see.
      if (info.status === "waiting") watchAgain.end();
      return;
    }
    if (message.table !== undefined && message.table !== info.id) return;
    switch (message.type) {
      case "view": {
        const { seq, view, heard } = message;
        watchAgain.end();
        if (!known || seq !== known.seq) refused = undefined;
        known = { seq, view, heard };
        return;
      }
      case "steps":
        watchAgain.end();
        return follow(message.steps);
      case "accepted":
        if (settle(message.id)) awaited = message.seq;
        return;
      case "refused":
        if (isUnavailable(message.refusal)) return repeatLater(message.id);
        if (settle(message.id)) refused = message.refusal;
        else if (message.refusal.code === "unknown-table")
          failure = message.refusal;
        return;
    }
  };

  const link = openLink(connect, {
    onOpen() {
      failure = undefined;
      watch(known?.seq);
      sendPending();
    },
    onMessage(message) {
      hear(message);
      show();
    },
    onState(next) {
      state = next;
      // A socket that opens asks for everything at once.
      moveAgain.end();
      watchAgain.end();
      show();
    },
  });

  return {
    subscribe: store.subscribe,
    getSnapshot: store.get,
    play(move) {
      if (!known || !match()?.canMove) return;
      const { seq } = known;
      pending = { id: `${seq}-${randomHex()}`, seq, move };
      refused = undefined;
      sendPending();
      show();
    },
    update(next) {
      info = next;
      show();
    },
    rejoin(next) {
      info = next;
      // The view of another seat may differ from the one followed so far.
      known = undefined;
      link.restart();
      show();
    },
    close() {
      clearTimeout(watchdog);
      moveAgain.end();
      watchAgain.end();
      link.close();
    },
  };
}

function connectHere(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(
    `${scheme}://${location.host}/api/live`,
  ) as unknown as Socket;
}
