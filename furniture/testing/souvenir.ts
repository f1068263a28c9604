/** A recorded match at its end, and what is drawn of it to keep. */

import { parseRecord, replay, toldTo } from "@stolik/kernel";
import type { Game } from "@stolik/kernel";
import { createElement } from "react";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import type { SouvenirProps } from "../game-module.ts";

export function endedOf<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  raw: unknown,
): SouvenirProps<View, Event> {
  const parsed = parseRecord(raw);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  const replayed = replay(game, parsed.value);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  const { steps } = replayed.value;
  const { outcome } = parsed.value;
  const state = steps.at(-1)?.position.state as State | undefined;
  if (!state || !outcome) throw new Error("The match has no end.");
  const heard = steps.map(({ position, told }) => ({
    seq: position.seq,
    // A replay hands on what this game told.
    events: toldTo(told, null) as Event[],
  }));
  return { view: game.view(state, null), outcome, heard, language: "en" };
}

/** The souvenir as markup, once all that it waits for is there. */
export async function souvenirOf<View, Event>(
  Souvenir: (props: SouvenirProps<View, Event>) => ReactNode,
  ended: SouvenirProps<View, Event>,
): Promise<string> {
  const { prelude } = await prerender(createElement(Souvenir, ended));
  return new Response(prelude).text();
}
