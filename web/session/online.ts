/** A session at a table on a server: follows its view step by step, and sends moves until they are answered. */

import { isOneOf } from "@stolik/kernel";
import type { Refusal } from "@stolik/kernel";
import type { TableInfo, TableMessage } from "@stolik/server/protocol";
import { takeSocket } from "../head-start.ts";
import { refusal } from "../refusals.ts";
import type { AppCode } from "../refusals.ts";
import { isUnavailable } from "../repeat.ts";
import { followedView } from "./followed-view.ts";
import type { FollowedView } from "./followed-view.ts";
import { openLink } from "./link.ts";
import { pendingMove } from "./pending-move.ts";
import type {
  LinkState,
  ShownMatch,
  Session,
  Snapshot,
  Turns,
} from "./session.ts";
import { snapshots } from "../snapshots.ts";
import type { Socket } from "../socket.ts";

/** Why a table that was asked for is not shown. */
const UNSHOWN = ["unknown-table", "server-error"] satisfies AppCode[];

export interface OnlineSession extends Session {
  /** Takes over what the server answered to a start or a change of seats, unless something newer was heard meanwhile. */
  update(table: TableInfo): void;
  /** Takes over what the server answered to a join, and shows the socket the new cookie. */
  rejoin(table: TableInfo): void;
}

export function openOnline(
  table: TableInfo,
  turns: Turns,
  connect: () => Socket = () => takeSocket(table.id),
): OnlineSession {
  let info = table;
  let state: LinkState = "connecting";
  /** The position an accepted move led to: no second move is made before it is seen. */
  let awaited = 0;
  let refused: Refusal | undefined;
  let failure: Refusal | undefined;
  const followed = followedView((from) => {
    const base = { v: 1, type: "watch", table: info.id } as const;
    link.send(from === undefined ? base : { ...base, from });
  });
  const pending = pendingMove(
    (move) => link.send({ v: 1, type: "move", table: info.id, ...move }),
    () => link.restart(),
  );

  const store = snapshots<Snapshot>({
    match: null,
    table,
    link: state,
    failure: undefined,
  });

  const show = () => {
    if (info.status === "stopped") failure ??= refusal("table-stopped");
    if (info.status === "closed") failure ??= refusal("table-closed");
    store.set({ match: match(), table: info, link: state, failure });
  };

  const match = (): ShownMatch | null => {
    const seq = followed.known()?.seq ?? 0;
    const canMove = state === "live" && !pending.isWaiting() && seq >= awaited;
    return shownMatch(info, followed, turns, { canMove, refused });
  };

  const hear = (message: TableMessage) => {
    if (message.type === "table") {
      if (message.table.id !== info.id) return;
      info = message.table;
      // Before the deal it is all there is to see.
      if (info.status === "waiting") followed.stopAsking();
      return;
    }
    if (message.table !== undefined && message.table !== info.id) return;
    switch (message.type) {
      case "view":
        failure = undefined;
        if (followed.replace(message)) refused = undefined;
        return;
      case "steps":
        return followed.follow(message.steps, () => {
          failure = refused = undefined;
          show();
        });
      case "accepted":
        if (pending.answered(message.id)) awaited = message.seq;
        return;
      case "refused":
        if (isUnavailable(message.refusal))
          return message.id === undefined
            ? followed.askLater()
            : pending.sendLater(message.id);
        if (pending.answered(message.id)) refused = message.refusal;
        else if (isAboutTable(message)) failure = message.refusal;
    }
  };

  const link = openLink(connect, {
    onOpen() {
      failure = undefined;
      followed.ask();
      pending.send();
    },
    onMessage(message) {
      hear(message);
      show();
    },
    onState(next) {
      state = next;
      // A socket that opens asks for everything at once.
      pending.stopRepeating();
      followed.stopAsking();
      show();
    },
  });

  return {
    subscribe: store.subscribe,
    getSnapshot: store.get,
    play(move) {
      const shown = match();
      if (!shown?.canMove) return;
      refused = undefined;
      pending.begin(shown.seq, move);
      show();
    },
    update(next) {
      if (next.revision < info.revision) return;
      info = next;
      show();
    },
    rejoin(next) {
      info = next;
      // The view of another seat may differ from the one followed so far.
      followed.forget();
      link.restart();
      show();
    },
    close() {
      pending.close();
      followed.stopAsking();
      link.close();
    },
  };
}

/** With an id it is about a move: one that was sent again may have been answered before. */
function isAboutTable({
  id,
  refusal,
}: TableMessage & { readonly type: "refused" }): boolean {
  return id === undefined && isOneOf(refusal.code, UNSHOWN);
}

/** Null before the deal, or before the first view has come. `canMove`: nothing but the turn forbids it. */
function shownMatch(
  { id, you, seats, seating, status }: TableInfo,
  followed: FollowedView,
  turns: Turns,
  now: { readonly canMove: boolean; readonly refused: Refusal | undefined },
): ShownMatch | null {
  const known = followed.known();
  if (!known || status === "waiting") return null;
  const { view, heard } = known;
  const { seat } = you;
  const isEnded = seating?.isEnded === true;
  const toMove = isEnded ? [] : turns.toMove(view);
  return {
    id,
    // A board hears of moves alone, so that nobody who comes or goes disturbs what somebody is about to do.
    seq: heard.at(-1)?.seq ?? known.seq,
    view,
    heard,
    seat,
    toMove,
    players: seats.filter((player) => player !== null),
    outcome: turns.outcome(view),
    canMove: now.canMove && seat !== null && toMove.includes(seat),
    refusal: now.refused,
    isShared: false,
    handTo: null,
    ...(isEnded ? { isEnded } : {}),
  };
}
