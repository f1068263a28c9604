/** How the matches of each game went, by whom one played against. */

import { findEntry, games } from "../games.ts";
import { useCard } from "../language.ts";
import form from "../parts/form.module.css";
import { useProfileWords, useWords } from "../words.ts";
import type { PlayedMatch } from "./profile.ts";
import styles from "./profile.module.css";
import { summaryOf } from "./summary.ts";
import type { GameSummary, LevelSummary } from "./summary.ts";

const ids = games.map(({ id }) => id);

export function ResultsPart({
  matches,
}: {
  readonly matches: readonly PlayedMatch[];
}) {
  const say = useProfileWords();
  return (
    <section className={form.part} aria-labelledby="results">
      <h2 id="results" className={form.heading}>
        {say("results.title")}
      </h2>
      <div className={styles.games}>
        {summaryOf(matches, ids).map((summary) => (
          <GameResults key={summary.game} summary={summary} />
        ))}
      </div>
    </section>
  );
}

function GameResults({ summary }: { readonly summary: GameSummary }) {
  const say = useProfileWords();
  const { game, levels, here, online } = summary;
  const { title } = useCard(game);
  const entry = findEntry(game);
  // A column that is empty in every row is left out.
  const hasShared = levels.some(({ shared }) => shared > 0);
  const hasBest = levels.some(({ best }) => best !== null);
  return (
    <div className={styles.game} data-game={game}>
      <span className={styles.picture}>{entry && <entry.Emblem />}</span>
      <div>
        <h3 id={`of-${game}`} className={styles.title}>
          {title}
        </h3>
        <p className={form.hint}>{say("results.here", { here, online })}</p>
      </div>
      <table className={styles.table} aria-labelledby={`of-${game}`}>
        <thead>
          <tr>
            <th scope="col">{say("results.against")}</th>
            <th scope="col">{say("results.won")}</th>
            {hasShared && <th scope="col">{say("results.shared")}</th>}
            <th scope="col">{say("results.lost")}</th>
            {hasBest && <th scope="col">{say("results.best")}</th>}
          </tr>
        </thead>
        <tbody>
          {levels.map((row) => (
            <LevelRow key={row.level} {...{ row, hasShared, hasBest }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LevelRow(props: {
  readonly row: LevelSummary;
  readonly hasShared: boolean;
  readonly hasBest: boolean;
}) {
  const t = useWords();
  const say = useProfileWords();
  const { level, won, shared, lost, best } = props.row;
  return (
    <tr>
      <th scope="row">
        {level === null
          ? say("results.people")
          : say("results.bots", { level: t(`level.${level}`) })}
      </th>
      <td>{won}</td>
      {props.hasShared && <td>{shared}</td>}
      <td>{lost}</td>
      {props.hasBest && <td>{best ?? "–"}</td>}
    </tr>
  );
}
