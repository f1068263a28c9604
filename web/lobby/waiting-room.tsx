/** The waiting room: the link and its code, the seats filling, and who may begin. */

import { SeatMark } from "@stolik/furniture";
import type { Player } from "@stolik/kernel";
import type { TableInfo } from "@stolik/server/protocol";
import { Button } from "../parts/button.tsx";
import { useTitle } from "../parts/title.ts";
import { Invitation } from "./invitation.tsx";
import { JoinForm } from "./join-form.tsx";
import styles from "./waiting-room.module.css";
import { useCard } from "../language.ts";
import { useWords } from "../words.ts";

export function WaitingRoom(props: {
  readonly table: TableInfo;
  readonly isBusy: boolean;
  readonly onJoin: (name: string) => void;
  readonly onStart: () => void;
  readonly onLeave: () => void;
}) {
  const { table } = props;
  const t = useWords();
  const { title } = useCard(table.game);
  useTitle(t("waiting.page"));
  const { seat, isHost } = table.you;
  const free = table.seats.filter((player) => player === null).length;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.over}>{title}</p>
        <h1 className={styles.title}>
          {free > 0 ? t("waiting.title", { count: free }) : t("waiting.full")}
        </h1>
      </header>
      <section className={styles.seating} aria-label={t("table.seats")}>
        <ol className={styles.seats} aria-live="polite">
          {table.seats.map((player, index) => (
            <li
              key={index}
              className={styles.seat}
              data-free={player === null || undefined}
            >
              <SeatMark seat={index} />
              <span className={styles.name}>
                {player?.name ?? t("waiting.free")}
              </span>
              <SeatNote player={player} isYou={index === seat} />
            </li>
          ))}
        </ol>
        {seat === null && free > 0 && (
          <JoinForm isBusy={props.isBusy} onJoin={props.onJoin} />
        )}
        {seat === null && free === 0 && <p>{t("waiting.spectator")}</p>}
        {isHost && (
          <Button
            look="primary"
            isLarge
            isDisabled={free > 0 || props.isBusy}
            onPress={props.onStart}
          >
            {t("waiting.start")}
          </Button>
        )}
        {isHost && free > 0 && (
          <p className={styles.hint}>{t("waiting.startHint")}</p>
        )}
        {!isHost && seat !== null && (
          <p className={styles.hint}>{t("waiting.hostStarts")}</p>
        )}
        {seat !== null && (
          <div className={styles.leave}>
            <Button
              look="quiet"
              isDisabled={props.isBusy}
              onPress={props.onLeave}
            >
              {t("waiting.leave")}
            </Button>
          </div>
        )}
      </section>
      {(seat !== null || isHost) && <Invitation isWanted={free > 0} />}
      <details className={styles.fairness}>
        <summary>
          {t("waiting.fingerprint")}{" "}
          <code>{table.commitment.slice(0, 8)}…</code>
        </summary>
        <p>{t("waiting.fairness")}</p>
        <code className={styles.hash}>{table.commitment}</code>
      </details>
    </div>
  );
}

function SeatNote({
  player,
  isYou,
}: {
  readonly player: Player | null;
  readonly isYou: boolean;
}) {
  const t = useWords();
  if (!player) return null;
  const note =
    player.type === "bot"
      ? `${t("seats.bot")}, ${t(`level.${player.level}`)}`
      : isYou
        ? t("seats.you")
        : player.isOnline
          ? t("seats.here")
          : t("seats.away");
  return <span className={styles.note}>{note}</span>;
}
