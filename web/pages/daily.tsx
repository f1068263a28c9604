/** The deals of today: which are open and which are solved, how long the streak is, and when the next come. */

import { useWords } from "../words.ts";
import { solvedDays } from "../daily-done.ts";
import { DealCard } from "../daily/deal-card.tsx";
import { useDeals } from "../daily/deals.ts";
import type { DealsAtHand } from "../daily/deals.ts";
import styles from "../daily/daily.module.css";
import { NextIn } from "../daily/next-in.tsx";
import { dateOf } from "../daily/share.ts";
import { streakOf } from "../daily/streak.ts";
import { games } from "../games.ts";
import { useLanguage } from "../language.ts";
import { ButtonLink } from "../parts/button.tsx";
import form from "../parts/form.module.css";
import { Frame } from "../parts/frame.tsx";
import { Leaf } from "../parts/leaf.tsx";
import { Loading } from "../parts/loading.tsx";
import { useTitle } from "../parts/title.ts";

export function DailyPage() {
  const t = useWords();
  const deals = useDeals();
  useTitle(t("daily.title"));
  return (
    <Frame>
      <div className={styles.page}>
        {deals ? <Today deals={deals} /> : <Loading />}
      </div>
    </Frame>
  );
}

function Today({ deals }: { readonly deals: DealsAtHand }) {
  const t = useWords();
  const language = useLanguage();
  const { day, nextAt, isMaking } = deals;
  const streak = streakOf(solvedDays(), day);
  const offered = games.filter(({ daily }) => daily !== undefined);
  return (
    <>
      <div className={styles.head}>
        <Leaf day={day} />
        <div className={form.head}>
          <p className={form.over}>{dateOf(day, language, "long")}</p>
          <h1 className={form.title}>{t("daily.title")}</h1>
        </div>
        <p className={styles.intro}>{t("daily.intro")}</p>
      </div>
      <p className={styles.facts}>
        <span>{t("daily.streak", { count: streak })}</span>
        <NextIn at={nextAt} />
      </p>
      <ul className={styles.cards}>
        {offered.map((entry) => (
          <DealCard
            key={entry.id}
            entry={entry}
            day={day}
            deal={deals.deals.find(
              (deal) => deal.day === day && deal.game === entry.id,
            )}
            isMaking={isMaking}
          />
        ))}
      </ul>
      <nav className={styles.on} aria-label={t("daily.more")}>
        <ButtonLink to={{ type: "games" }} look="quiet">
          {t("daily.tables")}
        </ButtonLink>
        <ButtonLink to={{ type: "home" }} look="quiet">
          {t("daily.home")}
        </ButtonLink>
      </nav>
      <p className={styles.fair}>{t("daily.fair")}</p>
    </>
  );
}
