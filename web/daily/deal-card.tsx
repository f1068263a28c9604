/** A game's deal of the day on a card: open, begun or solved. */

import type { GameEntry } from "@stolik/furniture";
import type { Day } from "@stolik/kernel";
import type { DailyEntry } from "@stolik/server/protocol";
import { doneDeal } from "../daily-done.ts";
import { useCard } from "../language.ts";
import { makePath } from "../router/route.ts";
import { useWords } from "../words.ts";
import styles from "./daily.module.css";
import { Marks } from "./marks.tsx";
import { keptMoves } from "./progress.ts";

interface Props {
  readonly entry: GameEntry;
  readonly day: Day;
  /** Undefined: it is not at hand. */
  readonly deal: DailyEntry | undefined;
  /** Whether it is still being made. */
  readonly isMaking: boolean;
}

export function DealCard({ entry, day, deal, isMaking }: Props) {
  const t = useWords();
  const { id, Emblem } = entry;
  const { title } = useCard(id);
  const done = doneDeal(day, id);
  const isBegun = deal !== undefined && keptMoves(deal).length > 0;
  const isThere = deal !== undefined || done !== undefined;
  const missing = isMaking ? t("daily.making") : t("daily.notHere");
  const state = isBegun ? t("daily.begun") : t("daily.open");
  const inside = (
    <>
      <span className={styles.picture}>
        <Emblem />
      </span>
      <span className={styles.name}>{title}</span>
      <span
        className={styles.state}
        data-done={done !== undefined || undefined}
      >
        {done
          ? t("daily.done", { score: done.score, best: done.best })
          : isThere
            ? state
            : missing}
      </span>
      {done && <Marks marks={done.marks} />}
    </>
  );
  return (
    <li className={styles.card} data-game={id}>
      {isThere ? (
        <a
          className={styles.inside}
          href={makePath({ type: "deal", game: id })}
        >
          {inside}
        </a>
      ) : (
        <span className={styles.inside}>{inside}</span>
      )}
    </li>
  );
}
