/** A server at the other end of fake sockets: real rules, a log, steps and digests; it can lose connections and lie. */

import {
  adopt,
  attempt,
  begin,
  diff,
  digest,
  makeHeader,
  seedFrom,
  toldTo,
} from "@stolik/kernel";
import type { AnyGame, Patch, Seat } from "@stolik/kernel";
import { findGame } from "@stolik/games/node";
import type {
  ClientMessage,
  SeatStep,
  ServerMessage,
  TableInfo,
} from "@stolik/server/protocol";
import type { Socket } from "../socket.ts";

export interface FakeServer {
  readonly game: AnyGame;
  readonly table: TableInfo;
  readonly received: ClientMessage[];
  /** Sockets opened so far. */
  readonly opened: number;
  connect(): Socket;
  /** Drops the connection, as a tunnel does. */
  cut(code?: number): void;
  /** While it is off nobody gets through. */
  isUp: boolean;
  /** Moves are played, but nothing is answered. */
  isMute: boolean;
  /** Its store fails: nothing is played, nothing is read. */
  isFailing: boolean;
  /** The next move is played, but nobody is sure of it. */
  forgetsOnce: boolean;
  /** The next step sent carries a digest of something else. */
  liesOnce: boolean;
  /** A move by somebody else. */
  playFirst(seat: Seat): void;
  tell(message: ServerMessage): void;
  readonly seq: number;
  /** What the seat should see by now. */
  view(): unknown;
}

const SEAT: Seat = 0;

export function fakeServer(): FakeServer {
  const entry = findGame("nsoe");
  if (!entry) throw new Error("nsoe is missing from the registry.");
  const { game } = entry;
  const options = game.parseOptions({ first: 0 }, 2);
  if (!options.ok) throw new Error("The default options are refused.");
  const begun = begin(
    game,
    makeHeader(game, {
      seats: 2,
      options: options.value,
      seed: seedFrom("a fake server"),
      entropy: ["", ""],
    }),
  );
  if (!begun.ok) throw new Error(begun.refusal.code);
  let match = begun.value;
  const steps: SeatStep[] = [
    {
      seq: 0,
      events: toldTo(match.told[0] ?? [], SEAT),
      digest: digest(game.view(match.position.state, SEAT)),
    },
  ];
  const answered = new Map<string, number>();
  let socket: Socket | undefined;

  const view = () => game.view(match.position.state, SEAT);

  const playMove = (seat: Seat, move: unknown): string | undefined => {
    const before = view();
    const next = attempt(match, { type: "move", seat, move });
    if (!next.ok) return next.refusal.code;
    match = adopt(match, next.value);
    const { position } = match;
    const patch: Patch | undefined = diff(before, view());
    const step: SeatStep = {
      seq: position.seq,
      events: toldTo(next.value.told, SEAT),
      // As the real one: not with every step.
      ...(position.seq % 2 === 0 ? { digest: digest(view()) } : {}),
      ...(patch ? { patch } : {}),
    };
    steps.push(step);
    const sent = server.liesOnce ? { ...step, digest: "0" } : step;
    server.liesOnce = false;
    server.tell({ v: 1, type: "steps", table: server.table.id, steps: [sent] });
    return undefined;
  };

  const fail = (table: string, id?: string) =>
    server.tell({
      v: 1,
      type: "refused",
      table,
      ...(id === undefined ? {} : { id }),
      refusal: { code: "unavailable" },
    });

  const hear = (message: ClientMessage) => {
    server.received.push(message);
    const { table } = message;
    if (message.type === "watch") {
      server.tell({ v: 1, type: "table", table: server.table });
      if (server.isFailing) return fail(table);
      const { from } = message;
      if (from === undefined)
        server.tell({
          v: 1,
          type: "view",
          table,
          seq: match.position.seq,
          view: view(),
          digest: digest(view()),
          heard: steps.map(({ seq, events }) => ({ seq, events })),
        });
      else if (from < match.position.seq)
        server.tell({
          v: 1,
          type: "steps",
          table,
          steps: steps.slice(from + 1),
        });
    }
    if (message.type !== "move") return;
    const { id } = message;
    if (server.isFailing) return fail(table, id);
    const before = answered.get(id);
    const code =
      before === undefined ? playMove(SEAT, message.move) : undefined;
    if (code !== undefined)
      return server.tell({
        v: 1,
        type: "refused",
        table,
        id,
        refusal: { code },
      });
    const seq = before ?? match.position.seq;
    answered.set(id, seq);
    if (server.forgetsOnce) {
      server.forgetsOnce = false;
      return fail(table, id);
    }
    server.tell({ v: 1, type: "accepted", table, id, seq });
  };

  const server = {
    game,
    table: {
      id: "fake",
      game: "nsoe",
      options: options.value,
      status: "playing",
      seats: [
        { type: "person", name: "Anna", isOnline: true },
        { type: "person", name: "Bartek", isOnline: true },
      ],
      spectators: 0,
      commitment: "",
      revision: 1,
      next: null,
      you: { seat: SEAT, isHost: true, isRemoved: false },
    } satisfies TableInfo,
    received: [] as ClientMessage[],
    opened: 0,
    view,
    isUp: true,
    isMute: false,
    isFailing: false,
    forgetsOnce: false,
    liesOnce: false,
    get seq() {
      return match.position.seq;
    },
    connect(): Socket {
      server.opened += 1;
      const made: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => hear(JSON.parse(text) as ClientMessage),
        close: () => undefined,
      };
      socket = made;
      queueMicrotask(() => (server.isUp ? made.onopen?.() : made.onclose?.()));
      return made;
    },
    cut(code = 1006) {
      const lost = socket;
      socket = undefined;
      lost?.onclose?.({ code });
    },
    playFirst(seat: Seat) {
      const [move] = game.moves(match.position.state, seat);
      const code = playMove(seat, move);
      if (code) throw new Error(code);
    },
    tell(message: ServerMessage) {
      if (!server.isMute)
        socket?.onmessage?.({ data: JSON.stringify(message) });
    },
  };
  return server;
}
