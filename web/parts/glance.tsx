/** Home in one glance: go on, today's deal, play, learn. */

import type { Day } from "@stolik/kernel";
import { dayAt } from "@stolik/server/day";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { doneDeals } from "../daily-done.ts";
import { games } from "../games.ts";
import { useCard } from "../language.ts";
import { makePath } from "../router/route.ts";
import type { Route } from "../router/route.ts";
import { readSaved } from "../saved.ts";
import { unfinished, unfinishedTable } from "../session/unfinished.ts";
import { whenShown } from "../when-shown.ts";
import { useWords } from "../words.ts";
import styles from "./glance.module.css";
import { Leaf } from "./leaf.tsx";

/** Where the games stand on the page. */
export const GAMES = "games";

const FIRST = games[0]?.id ?? "";
const dealt = games.filter(({ daily }) => daily !== undefined);

/** What only the device knows: nothing before the page is live, so that it is printed the same for everybody. */
interface Known {
  readonly day: Day;
  readonly done: number;
  readonly waiting: { readonly game: string; readonly to: Route } | undefined;
  /** Whose first steps were begun. */
  readonly lesson: string | undefined;
}

export function Glance() {
  const t = useWords();
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    const refresh = () => setKnown(readKnown());
    refresh();
    // Meanwhile a match may have ended in another tab, or the day.
    return whenShown(refresh);
  }, []);
  const waiting = useCard(known?.waiting?.game ?? FIRST);
  const lesson = known?.lesson ?? FIRST;
  const taught = useCard(lesson);
  return (
    <nav className={styles.glance} aria-label={t("home.glance")}>
      <Way
        to={makePath(known?.waiting?.to ?? { type: "games" })}
        title={known?.waiting ? t("home.continue") : t("home.mine")}
        hint={known?.waiting ? waiting.title : t("home.mineHint")}
      >
        <Drawing path="M4 6h16v3H4zM7 9h3v9H7zM14 9h3v9h-3z" />
      </Way>
      {dealt.length > 0 && (
        <Way
          to={makePath({ type: "daily" })}
          title={t("home.daily")}
          hint={
            known && known.done > 0
              ? t("home.dailyDone", { done: known.done, all: dealt.length })
              : t("home.dailyOpen")
          }
        >
          <span className={styles.leaf}>
            <Leaf day={known?.day} />
          </span>
        </Way>
      )}
      <Way to={`#${GAMES}`} title={t("home.play")} hint={t("home.playHint")}>
        <Drawing path="M7 4l13 8-13 8Z" />
      </Way>
      <Way
        to={makePath({ type: "learn", game: lesson })}
        title={t("home.learn")}
        hint={taught.title}
      >
        <Drawing path="M12 4l10 5-10 5L2 9ZM6 13v4c3 3 9 3 12 0v-4l-6 3Z" />
      </Way>
    </nav>
  );
}

function Way(props: {
  readonly to: string;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}) {
  return (
    <a className={styles.way} href={props.to}>
      {props.children}
      <span className={styles.words}>
        <span className={styles.title}>{props.title}</span>
        <span className={styles.hint}>{props.hint}</span>
      </span>
    </a>
  );
}

function Drawing({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function readKnown(): Known {
  const day = dayAt(Date.now());
  return {
    day,
    done: doneDeals().filter((one) => one.day === day).length,
    waiting: whatWaits(),
    lesson: games.find(({ id }) => readSaved(`lesson.${id}`) !== undefined)?.id,
  };
}

/** A table where others wait comes first. */
function whatWaits(): Known["waiting"] {
  for (const { id: game } of games) {
    const table = unfinishedTable(game);
    if (table !== undefined) return { game, to: { type: "table", table } };
  }
  for (const mode of ["solo", "hotseat"] as const)
    for (const { id: game } of games)
      if (readSaved(unfinished(mode, game)) !== undefined)
        return { game, to: { type: mode, game } };
  return undefined;
}
