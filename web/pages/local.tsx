/** A match on this device: against bots, or hand to hand around one screen. */

import { useLayoutEffect, useState } from "react";
import { useGameModule } from "../game-module.ts";
import type { GameEntry } from "@stolik/furniture";
import { takeWorker } from "../head-start.ts";
import { useLanguage } from "../language.ts";
import { soloSetup } from "../lobby/solo-setup.ts";
import { paceOf } from "../pace.ts";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { useQuery } from "../router/history.ts";
import { openLocal } from "../session/local.ts";
import type { LocalSession, LocalSnapshot, Port } from "../session/local.ts";
import { openPaced } from "../session/paced.ts";
import type { PacedSession } from "../session/paced.ts";
import { matchKey } from "../session/unfinished.ts";
import type { LocalMode } from "../session/unfinished.ts";
import { LocalTable } from "./local-table.tsx";

interface Props {
  readonly entry: GameEntry;
  readonly mode: LocalMode;
}

interface Opened {
  readonly session: LocalSession;
  readonly paced: PacedSession<LocalSnapshot>;
}

export function LocalPage({ entry, mode }: Props) {
  const module = useGameModule(entry.id);
  const seed = useQuery().get("seed");
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const { hasHiddenHands } = entry;
  // Before the first paint: the worker deals while the page is drawn.
  useLayoutEffect(() => {
    if (!module) return;
    const setup =
      mode === "solo" ? soloSetup(entry, module, language, seed) : undefined;
    const session = openLocal(
      matchKey(mode, entry.id),
      { hasHiddenHands, setup },
      takeWorker(entry.id) as unknown as Port,
    );
    const paced = openPaced(session, paceOf(entry.id));
    setOpened({ session, paced });
    return () => {
      paced.close();
      session.close();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A match goes on in another language, under another seed.
  }, [entry.id, hasHiddenHands, mode, module]);
  if (!module || !opened)
    return (
      <Frame game={entry.id}>
        <Loading />
      </Frame>
    );
  return <LocalTable entry={entry} mode={mode} module={module} {...opened} />;
}
