/** A game's deal of the day: the real board, a deal, and how it went. */

import type { AnyGameModule, GameEntry } from "@stolik/furniture";
import type { DailyEntry } from "@stolik/server/protocol";
import { useEffect, useState } from "react";
import { useDeals } from "../daily/deals.ts";
import type { DealsAtHand } from "../daily/deals.ts";
import { keptMoves } from "../daily/progress.ts";
import { useGameModule } from "../game-module.ts";
import { needTexts } from "../language.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { NothingHere } from "../parts/nothing-here.tsx";
import { dailyTexts, useWords } from "../words.ts";
import { DealTable } from "./deal-table.tsx";

interface Props {
  readonly entry: GameEntry;
}

export function DailyDealPage({ entry }: Props) {
  const { id: game } = entry;
  const module = useGameModule(game);
  const hasWords = useDealTexts(entry);
  const deals = useDeals();
  if (!module || !hasWords || !deals) return <Waiting game={game} />;
  return <Today key={game} game={game} module={module} deals={deals} />;
}

/** Whoever is at a deal when the day ends solves it to its end. */
function Today({
  game,
  module,
  deals,
}: {
  readonly game: string;
  readonly module: AnyGameModule;
  readonly deals: DealsAtHand;
}) {
  const t = useWords();
  const [opened, setOpened] = useState<DailyEntry>();
  const found = deals.deals.find(
    (deal) => deal.day === deals.day && deal.game === game,
  );
  useEffect(() => {
    setOpened((before) => (before && isKept(before, found) ? before : found));
  }, [found]);
  if (opened)
    return (
      <DealTable
        key={opened.day}
        game={game}
        module={module}
        entry={opened}
        nextAt={deals.nextAt}
      />
    );
  if (found || deals.isMaking) return <Waiting game={game} />;
  return (
    <Frame game={game}>
      <NothingHere title={t("daily.title")} text={t("daily.notHere")} />
      <ButtonLink to={{ type: "daily" }}>{t("daily.others")}</ButtonLink>
    </Frame>
  );
}

/** Whether the page stays with a deal: it is today's, there is no other yet, or it was begun and is not solved. */
function isKept(opened: DailyEntry, found: DailyEntry | undefined): boolean {
  return (
    found === undefined ||
    found.day === opened.day ||
    keptMoves(opened).length > 0
  );
}

function useDealTexts({ id, daily }: GameEntry): boolean {
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    if (daily)
      void needTexts(dailyTexts(id), daily).then(() => {
        if (isWanted) setLoaded(id);
      });
    return () => {
      isWanted = false;
    };
  }, [id, daily]);
  return loaded === id;
}

function Waiting({ game }: { readonly game: string }) {
  return (
    <Frame game={game}>
      <Loading />
    </Frame>
  );
}
