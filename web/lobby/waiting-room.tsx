/** The waiting room: the link and its code, the seats filling, and who may begin. */

import type { SeatChange, TableInfo } from "@stolik/server/protocol";
import { findEntry } from "../games.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { useTitle } from "../parts/title.ts";
import { makePath } from "../router/route.ts";
import { Invitation } from "./invitation.tsx";
import { JoinForm } from "./join-form.tsx";
import styles from "./waiting-room.module.css";
import { useCard } from "../language.ts";
import { useWords } from "../words.ts";
import { WaitingSeats } from "./waiting-seats.tsx";

export function WaitingRoom(props: {
  readonly table: TableInfo;
  readonly isBusy: boolean;
  readonly onJoin: (name: string) => void;
  readonly onArrange: (change: SeatChange) => void;
  readonly onStart: () => void;
  readonly onLeave: () => void;
}) {
  const { table } = props;
  const t = useWords();
  const { title, pitch } = useCard(table.game);
  useTitle(t("waiting.page"));
  const { seat, isHost, isRemoved } = table.you;
  const free = table.seats.filter((player) => player === null).length;
  const limits = findEntry(table.game)?.seats;
  if (!limits) throw new Error(`There is no game ${table.game}.`);
  // A match that is continued keeps its seats.
  const { length } = table.seats;
  const fitting = table.origin ? { min: length, max: length } : limits;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.over}>{title}</p>
        <h1 className={styles.title}>
          {free > 0 ? t("waiting.title", { count: free }) : t("waiting.full")}
        </h1>
        {!isHost && <About game={table.game} pitch={pitch} />}
        {table.origin && <p>{t("continue.from", { at: table.origin.at })}</p>}
        {/* There before its words are, so that a screen reader says them. */}
        <p role="status" className={isRemoved ? styles.removed : undefined}>
          {isRemoved && t("refusals.removed")}
        </p>
      </header>
      <section className={styles.seating} aria-label={t("table.seats")}>
        <WaitingSeats
          table={table}
          limits={fitting}
          onArrange={props.onArrange}
        />
        {isHost && length < fitting.max && (
          <div className={styles.add}>
            <Button
              look="quiet"
              onPress={() => props.onArrange({ type: "add" })}
            >
              {t("waiting.add")}
            </Button>
          </div>
        )}
        {seat === null && !isRemoved && free > 0 && (
          <JoinForm isBusy={props.isBusy} onJoin={props.onJoin} />
        )}
        {seat === null && !isRemoved && free === 0 && (
          <p>{t("waiting.spectator")}</p>
        )}
        {isHost && (
          <Start
            free={free}
            players={length - free}
            min={fitting.min}
            isBusy={props.isBusy}
            onPress={props.onStart}
          />
        )}
        {!isHost && seat !== null && (
          <p className={styles.hint}>{t("waiting.hostStarts")}</p>
        )}
        {isRemoved && (
          <ButtonLink to={{ type: "home" }}>{t("frame.home")}</ButtonLink>
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

/** Whoever was invited may never have heard of the game. In windows of their own, so that nobody leaves the table by reading. */
function About({
  game,
  pitch,
}: {
  readonly game: string;
  readonly pitch: string;
}) {
  const t = useWords();
  const window = { target: "_blank", rel: "noreferrer" } as const;
  return (
    <div className={styles.about}>
      <p>{pitch}</p>
      <p>
        <a href={makePath({ type: "rules", game })} {...window}>
          {t("home.rules")}
        </a>
        {findEntry(game)?.lesson && (
          <>
            {" · "}
            <a href={makePath({ type: "learn", game })} {...window}>
              {t("home.learn")}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** Begins with whoever is there, or says how many are missing. */
function Start({
  free,
  players,
  min,
  isBusy,
  onPress,
}: {
  readonly free: number;
  readonly players: number;
  readonly min: number;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}) {
  const t = useWords();
  const missing = min - players;
  const words = () => {
    if (missing > 0) return t("waiting.missing", { count: missing });
    if (free > 0) return t("waiting.startWith", { count: players });
    return t("waiting.start");
  };
  return (
    <>
      <Button
        look="primary"
        isLarge
        isDisabled={missing > 0 || isBusy}
        onPress={onPress}
      >
        {words()}
      </Button>
      {free > 0 && missing <= 0 && (
        <p className={styles.hint}>{t("waiting.startHint", { count: free })}</p>
      )}
    </>
  );
}
