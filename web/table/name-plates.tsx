/** The seats as name plates: who plays, who is away, whose turn it is. */

import { SeatMark, you } from "@stolik/furniture";
import type { AnyGameModule } from "@stolik/furniture";
import type { Player } from "@stolik/kernel";
import { useLanguage } from "../language.ts";
import type { ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";
import styles from "./name-plates.module.css";

export function NamePlates({
  match,
  spectators,
  module,
}: {
  readonly match: ShownMatch;
  /** Where the board shows the players, only those who watch are left to name. */
  readonly module: Pick<AnyGameModule, "showsPlayers">;
  /** How many watch without a seat, including the person at this page. */
  readonly spectators: number;
}) {
  const t = useWords();
  const language = useLanguage();
  const isSpectator = match.seat === null && !match.isShared;
  const players = module.showsPlayers ? [] : match.players;
  const watching = spectators > (isSpectator ? 1 : 0);
  if (players.length === 0 && !isSpectator && !watching) return null;
  return (
    <ol className={styles.plates} aria-label={t("table.seats")}>
      {players.map((player, seat) => {
        const isToMove = match.toMove.includes(seat);
        return (
          <li
            key={seat}
            className={styles.plate}
            aria-current={isToMove ? "step" : undefined}
          >
            <SeatMark seat={seat} />
            <span className={styles.name}>
              {hasStandIn(player)
                ? t("away.botFor", { name: player.name })
                : player.name}
            </span>
            {player.name !== you[language] && (
              <PlateNote
                player={player}
                isYou={seat === match.seat && !match.isShared}
              />
            )}
          </li>
        );
      })}
      {isSpectator && (
        <li className={styles.watching}>{t("table.watching")}</li>
      )}
      {watching && (
        <li className={styles.watching}>
          {t("table.spectators", { count: spectators })}
        </li>
      )}
    </ol>
  );
}

function hasStandIn(player: Player): boolean {
  return player.type === "person" && player.hasStandIn === true;
}

function PlateNote({
  player,
  isYou,
}: {
  readonly player: Player;
  readonly isYou: boolean;
}) {
  const t = useWords();
  if (player.type === "bot")
    return (
      <span className={`${styles.note} ${styles.level}`}>
        {t(`level.${player.level}`)}
      </span>
    );
  if (!isYou && (player.isOnline || hasStandIn(player))) return null;
  return (
    <span className={styles.note}>
      {isYou ? t("seats.you") : t("seats.away")}
    </span>
  );
}
