/** A match on this device: against bots, or hand to hand around one screen. */

import { useLayoutEffect, useState } from "react";
import { useGameModule } from "../game-module.ts";
import type { GameEntry } from "@stolik/furniture";
import { useLanguage } from "../language.ts";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { useQuery } from "../router/history.ts";
import { begunLocal, takeLocal } from "./local-start.ts";
import type { LocalMode } from "../session/unfinished.ts";
import { LocalTable } from "./local-table.tsx";

interface Props {
  readonly entry: GameEntry;
  readonly mode: LocalMode;
}

export function LocalPage({ entry, mode }: Props) {
  const module = useGameModule(entry.id);
  const seed = useQuery().get("seed");
  const language = useLanguage();
  const [opened, setOpened] = useState(() => begunLocal({ mode, entry }));
  // Before the first paint: the worker deals while the page is drawn.
  useLayoutEffect(() => {
    if (!module) return;
    const taken = takeLocal({ mode, entry, module, language, seed });
    setOpened(taken);
    return () => {
      taken.paced.close();
      taken.session.close();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A match goes on in another language, under another seed.
  }, [entry, mode, module]);
  if (!module || !opened)
    return (
      <Frame game={entry.id}>
        <Loading />
      </Frame>
    );
  return <LocalTable entry={entry} mode={mode} module={module} {...opened} />;
}
