/** A session of a daily deal: a worker plays it by its rules, the page sees one position at a time. */

import type { Outcome, Player } from "@stolik/kernel";
import type { DailyEntry } from "@stolik/server/protocol";
import { refusal } from "../refusals.ts";
import { snapshots } from "../snapshots.ts";
import type { FromDaily, ShownDeal, ToDaily } from "./daily-messages.ts";
import type { DictionaryShare, Session, Snapshot } from "./session.ts";

/** What a deal needs of a worker. */
export interface DailyPort {
  onmessage: ((event: { readonly data: FromDaily }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  postMessage(message: ToDaily): void;
  terminate(): void;
}

export interface DailySnapshot extends Snapshot {
  /** Undefined until it is there. */
  readonly deal: ShownDeal | undefined;
}

export interface DailySession extends Session {
  readonly dictionary: DictionaryShare;
  getSnapshot(): DailySnapshot;
  /** Shows the deal after these moves. Another board is another match to the page. */
  open(moves: readonly unknown[], board: string): void;
}

interface DailyPlan {
  readonly entry: DailyEntry;
  readonly player: Player;
  outcome(view: unknown): Outcome | undefined;
}

export function openDaily(
  { entry, player, outcome }: DailyPlan,
  port: DailyPort,
): DailySession {
  let board = "";
  /** Until an answer has come, nothing more is asked. */
  let isWaiting = false;
  const store = snapshots<DailySnapshot>({
    match: null,
    table: null,
    link: "live",
    failure: undefined,
    deal: undefined,
  });
  const dictionary = snapshots<number | undefined>(undefined);
  const change = (part: Partial<DailySnapshot>) =>
    store.set({ ...store.get(), ...part });

  const show = (deal: ShownDeal) => {
    const { match } = deal;
    change({
      deal,
      match: {
        ...match,
        id: board,
        players: [player],
        outcome: outcome(match.view),
      },
    });
  };

  const hear = (message: FromDaily) => {
    if (message.type === "dictionary") return dictionary.set(message.share);
    isWaiting = false;
    if (message.type === "shown") return show(message.at);
    const { match } = store.get();
    return match
      ? change({ match: { ...match, refusal: message.refusal } })
      : change({ failure: message.refusal });
  };

  port.onmessage = ({ data }) => hear(data);
  port.onerror = () => change({ failure: refusal("worker-failed") });

  return {
    dictionary,
    subscribe: store.subscribe,
    getSnapshot: store.get,
    play(move) {
      if (isWaiting || !store.get().match?.canMove) return;
      isWaiting = true;
      port.postMessage({ type: "move", move });
    },
    open(moves, shownOn) {
      board = shownOn;
      isWaiting = true;
      port.postMessage({ type: "open", entry, moves });
    },
    close: () => port.terminate(),
  };
}
