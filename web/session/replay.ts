/** A session that goes through a finished match: a worker has checked its record, the page sees one position at a time. */

import type { PacedBoard } from "@stolik/furniture";
import type { GameRecord, Holder, Player, Result, Seat } from "@stolik/kernel";
import { refusal } from "../refusals.ts";
import { snapshots } from "../snapshots.ts";
import { autoplay } from "./autoplay.ts";
import type { Speed } from "./autoplay.ts";
import { fit, isNext, isSame, stretchOf } from "./place.ts";
import type {
  Branch,
  Continuation,
  FromReplay,
  Place,
  Replay,
  ReplayedPosition,
  ToReplay,
} from "./replay-messages.ts";
import type {
  DictionaryShare,
  Session,
  ShownMatch,
  Snapshot,
} from "./session.ts";

/** What a replay needs of a worker. */
export interface ReplayPort {
  onmessage: ((event: { readonly data: FromReplay }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  postMessage(message: ToReplay): void;
  terminate(): void;
}

/** What is to be seen again. */
export interface ReplaySource {
  /** Foreign data, until the worker has checked it. */
  readonly record: unknown;
  /** Who sat where; undefined: a record names nobody. */
  readonly players: readonly Player[] | undefined;
  /** The seat of whoever looks; undefined: they had none, or nobody knows. */
  readonly own?: Seat | undefined;
}

export interface ReplaySnapshot extends Snapshot {
  /** Undefined until the record is checked. */
  readonly replay: Replay | undefined;
  /** What the person looks at, or will in a moment. */
  readonly place: Place;
  readonly isRunning: boolean;
  readonly speed: Speed;
  /** By seat, from which position it can go on where the page is; undefined: from none. */
  readonly continuable: readonly (number | undefined)[];
}

export interface ReplaySession extends Session {
  readonly dictionary: DictionaryShare;
  /** For the board, about what is read on it. */
  readonly board: PacedBoard;
  getSnapshot(): ReplaySnapshot;
  /** Shows another position, or looks with other eyes; what does not exist is taken to the nearest that does. */
  show(place: Partial<Place>): void;
  /** Leaves the match for what could have been played, and shows it; undefined: goes back to the match. */
  branch(branch: Branch | undefined): void;
  /** Goes on by itself, from the start if it is at the end; or stops. */
  run(isRunning: boolean): void;
  setSpeed(speed: Speed): void;
  /** Begins a match on this device that goes on from a position, and saves it under the key. */
  continueOn(key: string, wanted: Continuation): Promise<Result<true>>;
  /** The page has drawn the snapshot. */
  drawn(): void;
  /** As it was given: whoever has seen it knows that it is one. */
  record(): GameRecord;
}

export function openReplay(
  source: ReplaySource,
  first: Place,
  port: ReplayPort,
): ReplaySession {
  /** What the page shows, and which board it is shown by. */
  let shown: Place | undefined;
  let board = 0;
  /** One question at a time: while a finger runs along the timeline, what it has passed is not asked for. */
  let isAsking = false;
  let giveResult: ((result: Result<true>) => void) | undefined;
  const clock = autoplay(() => step());
  const store = snapshots(unopened(first, clock.speed()));
  const dictionary = snapshots<number | undefined>(undefined);
  const change = (part: Partial<ReplaySnapshot>) =>
    store.set({ ...store.get(), ...part });

  const ask = () => {
    const { place } = store.get();
    if (isAsking || isSame(place, shown)) return;
    isAsking = true;
    port.postMessage({ type: "show", place });
  };

  const look = (wanted: Partial<Place>) => {
    const { replay, place } = store.get();
    if (!replay) return;
    const next = fit({ ...place, ...wanted }, replay);
    change({ place: next });
    ask();
  };

  const step = () => {
    const { replay, place } = store.get();
    if (replay && place.at + 1 >= stretchOf(place, replay).last) stop();
    look({ at: place.at + 1 });
  };

  const setRunning = (isRunning: boolean) => {
    if (isRunning) clock.run();
    else clock.stop();
    change({ isRunning });
  };
  const stop = () => setRunning(false);

  const hear = (message: FromReplay) => {
    switch (message.type) {
      case "dictionary":
        return dictionary.set(message.share);
      case "refused":
        return change({ failure: message.refusal });
      case "opened":
        change({ replay: message.replay });
        return look({});
      case "position": {
        const { place, position } = message;
        isAsking = false;
        if (!isNext(place, shown) || clock.isHeld()) board += 1;
        shown = place;
        clock.arrived();
        const match = matchOf(position, String(board), source.players);
        change({ match, continuable: position.continuable });
        return ask();
      }
      case "continued":
        return giveResult?.(message.result);
    }
  };

  port.onmessage = ({ data }) => hear(data);
  port.onerror = () => change({ failure: refusal("worker-failed") });
  port.postMessage({ type: "open", record: source.record });

  return {
    board: clock.board,
    dictionary,
    subscribe: store.subscribe,
    getSnapshot: store.get,
    play: () => undefined,
    show(place) {
      if (place.at !== undefined) stop();
      look(place);
    },
    branch(branch) {
      stop();
      const from = branch?.from ?? store.get().place.branch?.from;
      look({ branch, ...(from === undefined ? {} : { at: from }) });
      if (!branch) return;
      setRunning(true);
      // A board that shows the position already need not wait there.
      if (isSame(store.get().place, shown)) step();
    },
    run(isRunning) {
      if (!isRunning) return stop();
      const { replay, place } = store.get();
      if (!replay) return;
      const { first, last } = stretchOf(place, replay);
      if (place.at === last) look({ at: first });
      setRunning(true);
    },
    setSpeed(speed) {
      clock.setSpeed(speed);
      change({ speed });
    },
    continueOn(key, wanted) {
      stop();
      const asked = new Promise<Result<true>>((resolve) => {
        giveResult = resolve;
      });
      port.postMessage({ type: "continue", key, wanted });
      return asked;
    },
    drawn: clock.drawn,
    record: () => source.record as GameRecord,
    close() {
      clock.stop();
      port.terminate();
    },
  };
}

/** What the page knows before the record is read. */
function unopened(place: Place, speed: Speed): ReplaySnapshot {
  return {
    match: null,
    table: null,
    link: "live",
    failure: undefined,
    replay: undefined,
    place,
    isRunning: false,
    speed,
    continuable: [],
  };
}

function matchOf(
  { holders, continuable: _continuable, ...position }: ReplayedPosition,
  id: string,
  players: readonly Player[] = [],
): ShownMatch {
  const seated = holders.map((holder, seat) =>
    heldBy(holder, players[seat] ?? NOBODY),
  );
  return { ...position, id, players: seated };
}

/** The page calls them by their seats. */
const NOBODY: Player = { type: "person", name: "", isOnline: true };

/** Who was away then, not who is away now. */
function heldBy(holder: Holder, player: Player): Player {
  if (player.type === "bot") return player;
  const { name } = player;
  const person = {
    type: "person",
    name,
    isOnline: holder === "player",
  } as const;
  return holder === "stand-in" ? { ...person, hasStandIn: true } : person;
}
