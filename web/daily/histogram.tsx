/** How everybody did: a table whose rows are drawn as bars. */

import type { ScoreCount } from "@stolik/server/protocol";
import { useWords } from "../words.ts";
import { binsOf } from "./bins.ts";
import styles from "./histogram.module.css";

const MOST_ROWS = 13;

export function Histogram({
  scores,
  yours,
  best,
}: {
  readonly scores: readonly ScoreCount[];
  readonly yours: number;
  readonly best: number;
}) {
  const t = useWords();
  const bins = binsOf(scores, best, MOST_ROWS);
  const most = Math.max(1, ...bins.map(({ people }) => people));
  const all = bins.reduce((sum, { people }) => sum + people, 0);
  return (
    <table className={styles.histogram}>
      <caption>{t("daily.everybody", { count: all })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("daily.points")}</th>
          <th scope="col">{t("daily.people")}</th>
        </tr>
      </thead>
      <tbody>
        {bins.map(({ from, to, people }) => {
          const isYours = yours >= from && yours < to + 1;
          return (
            <tr key={from} data-yours={isYours || undefined}>
              <th scope="row">
                {from === to ? from : `${from}–${to}`}
                {isYours && (
                  <span className={styles.voice}> {t("daily.you")}</span>
                )}
              </th>
              <td>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${(people / most) * 100}%` }}
                />
                <span className={styles.people}>{people}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
