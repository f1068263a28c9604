/** A session on this device: a worker holds the match, the page sees views of it. */

import type { GameRecord } from "@stolik/kernel";
import type { FromRunner, LocalSetup, ToRunner } from "./local-messages.ts";
import type {
  DictionaryShare,
  Session,
  ShownOrigin,
  Snapshot,
} from "./session.ts";
import { refusal } from "../refusals.ts";
import { snapshots } from "../snapshots.ts";

/** What a session needs of a worker. */
export interface Port {
  onmessage: ((event: { readonly data: FromRunner }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  postMessage(message: ToRunner): void;
  terminate(): void;
}

export interface LocalSnapshot extends Snapshot {
  /** Whether the saved match, if any, has been looked for. */
  readonly isReady: boolean;
  readonly options: unknown;
  /** The match that this one continues; undefined: none. */
  readonly origin: ShownOrigin | undefined;
  /** The record of a match that was saved and cannot go on; undefined: there is none. */
  readonly kept: GameRecord | undefined;
}

export interface LocalSession extends Session {
  readonly dictionary: DictionaryShare;
  getSnapshot(): LocalSnapshot;
  begin(setup: LocalSetup): void;
  /** Hands the screen to the player whose turn it is. */
  handOver(): void;
  /** The whole record, once the match is over. */
  record(): Promise<GameRecord>;
}

/** How matches go on this device. */
export interface LocalSettings {
  /** Whether the player who moved keeps the screen until they hand it over. */
  readonly hasHiddenHands: boolean;
  /** What is dealt where nothing was saved; absent: the page asks first. */
  readonly setup?: LocalSetup | undefined;
}

export function openLocal(
  key: string,
  { hasHiddenHands, setup }: LocalSettings,
  port: Port,
): LocalSession {
  let isWaiting = false;
  /** Who waits for the record. */
  const asking: ((record: GameRecord) => void)[] = [];
  const store = snapshots<LocalSnapshot>({
    match: null,
    table: null,
    link: "live",
    failure: undefined,
    isReady: false,
    options: undefined,
    origin: undefined,
    kept: undefined,
  });
  const dictionary = snapshots<number | undefined>(undefined);

  const hear = (message: FromRunner) => {
    const now = store.get();
    switch (message.type) {
      case "nothing-saved":
        return store.set({ ...now, isReady: true });
      case "kept":
        return store.set({ ...now, isReady: true, kept: message.record });
      case "match":
        isWaiting = false;
        return store.set({
          ...now,
          isReady: true,
          match: message.match,
          options: message.options,
          origin: message.origin,
        });
      case "refused":
        isWaiting = false;
        return store.set(
          now.match
            ? { ...now, match: { ...now.match, refusal: message.refusal } }
            : { ...now, failure: message.refusal },
        );
      case "record":
        return asking.splice(0).forEach((give) => give(message.record));
      case "dictionary":
        return dictionary.set(message.share);
    }
  };

  // Two tabs would write over each other's moves: the one opened last has the match.
  const tabs = new BroadcastChannel(`stolik/${key}`);
  const letGo = () => {
    tabs.close();
    port.terminate();
  };
  tabs.onmessage = () => {
    letGo();
    store.set({ ...store.get(), failure: refusal("open-elsewhere") });
  };
  tabs.postMessage("opened");

  port.onmessage = ({ data }) => hear(data);
  port.onerror = () =>
    store.set({ ...store.get(), failure: refusal("worker-failed") });
  port.postMessage({ type: "open", key, hasHiddenHands, setup });

  return {
    dictionary,
    subscribe: store.subscribe,
    getSnapshot: store.get,
    play(move) {
      const { match } = store.get();
      if (!match?.canMove || isWaiting) return;
      isWaiting = true;
      port.postMessage({ type: "move", seq: match.seq, move });
    },
    begin(setup) {
      store.set({ ...store.get(), failure: undefined, kept: undefined });
      port.postMessage({ type: "begin", setup });
    },
    handOver: () => port.postMessage({ type: "hand-over" }),
    record() {
      const asked = new Promise<GameRecord>((resolve) => {
        asking.push(resolve);
      });
      port.postMessage({ type: "record" });
      return asked;
    },
    close: letGo,
  };
}
