/** A client at one table: the page's own session, written down frame by frame and view by view, and a player who moves when it is their turn. */

import "./page-globals.ts";
import { digest, fraction, randomMove } from "@stolik/kernel";
import type { AnyGame, HeardEvents } from "@stolik/kernel";
import type {
  ClientMessage,
  ServerMessage,
  TableInfo,
} from "@stolik/server/protocol";
import { openOnline } from "@stolik/web/session/online.ts";
import type { ShownMatch } from "@stolik/web/session/session.ts";
import type { HeardDigest, Sight } from "../history.ts";
import { holes } from "../holes.ts";
import type { Client } from "./client.ts";
import { hexDigits, strangeMember } from "./frames.ts";
import { openWire } from "./wire.ts";
import type { Wire } from "./wire.ts";

export interface SeatedClient {
  readonly client: Client;
  /** The seq of the newest view; -1: there is none yet. */
  seq(): number;
  isOver(): boolean;
  /** Whether every move that was sent has been answered. */
  isAnswered(): boolean;
  /** Ends the connection without a word; the page looks for another. */
  cut(): void;
  /** Writes down the last view, and leaves. */
  leave(): void;
}

export function sit(
  client: Client,
  table: TableInfo,
  game: AnyGame,
): SeatedClient {
  const { crowd, name, random } = client;
  const { history } = crowd;
  const base = { client: name, table: table.id };
  const unanswered = new Set<string>();
  const digits = new Set<string>();
  let wire: Wire | undefined;
  let sight: Sight | undefined;
  let shown: ShownMatch | null = null;
  let thinking: NodeJS.Timeout | undefined;

  const onSend = (message: ClientMessage) => {
    const seat = shown?.seat;
    if (message.type !== "move" || typeof seat !== "number") return;
    const { id, seq, move } = message;
    unanswered.add(id);
    history.write({ type: "sent", ...base, seat, id, seq, move });
  };

  const onFrame = (text: string) => {
    for (const found of hexDigits(text)) {
      if (digits.has(found)) continue;
      digits.add(found);
      history.write({ type: "digits", ...base, digits: found });
    }
    const message = JSON.parse(text) as ServerMessage;
    const member = strangeMember(message);
    if (member !== undefined)
      history.write({ type: "strange", ...base, member });
    if (message.type === "accepted") {
      const { id, seq } = message;
      unanswered.delete(id);
      history.write({ type: "acknowledged", ...base, id, seq });
    }
    if (message.type === "refused" && message.id !== undefined) {
      const { code } = message.refusal;
      // The page sends it again under the same id.
      if (code !== "unavailable") unanswered.delete(message.id);
      history.write({ type: "refused", ...base, id: message.id, code });
    }
  };

  const session = openOnline(table, game, () => {
    wire = openWire(client.url(), client.cookie, { onSend, onFrame });
    return wire;
  });

  const note = (match: ShownMatch) => {
    if (shown?.view === match.view && shown?.seq === match.seq) return;
    const { seq, view, seat, heard, outcome } = match;
    sight = {
      ...base,
      viewer: seat,
      seq,
      view: digest(view),
      holes: holes(view),
    };
    history.write({
      type: "seen",
      ...sight,
      heard: digests(newIn(heard, shown?.heard ?? [])),
      isOver: outcome !== undefined,
    });
  };

  const think = () => {
    thinking ??= setTimeout(
      () => {
        thinking = undefined;
        const { match } = session.getSnapshot();
        if (!match?.canMove || match.seat === null || crowd.ending.aborted)
          return;
        session.play(randomMove(game, match.view, match.seat, random));
      },
      2 * crowd.thinking * fraction(random),
    );
  };

  session.subscribe(() => {
    const { match } = session.getSnapshot();
    if (!match) return;
    note(match);
    shown = match;
    if (match.canMove && !crowd.ending.aborted) think();
  });

  return {
    client,
    seq: () => shown?.seq ?? -1,
    isOver: () => shown?.outcome !== undefined,
    isAnswered: () => unanswered.size === 0,
    cut: () => wire?.cut(),
    leave() {
      clearTimeout(thinking);
      session.close();
      if (sight) history.write({ type: "last", ...sight });
    },
  };
}

/** What was appended to a list whose earlier items are the same objects; the whole list if it is new. */
function newIn(
  heard: readonly HeardEvents<unknown>[],
  before: readonly HeardEvents<unknown>[],
): readonly HeardEvents<unknown>[] {
  const isLonger = heard[before.length - 1] === before.at(-1);
  return isLonger ? heard.slice(before.length) : heard;
}

function digests(heard: readonly HeardEvents<unknown>[]): HeardDigest[] {
  return heard.map(({ seq, events }) => ({ seq, events: digest(events) }));
}
