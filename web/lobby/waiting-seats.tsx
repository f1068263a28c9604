/** The seats of a waiting room as they fill, and for the host the tools to arrange them. */

import { useEffect, useRef, useState } from "react";
import { SeatMark } from "@stolik/furniture";
import type { Player, Seat } from "@stolik/kernel";
import type { SeatChange, TableInfo } from "@stolik/server/protocol";
import { useWords } from "../words.ts";
import { SeatPanel, SeatTools } from "./seat-tools.tsx";
import type { PanelName, Place } from "./seat-tools.tsx";
import styles from "./waiting-seats.module.css";

/** Opened for a player, and closed with them: another may sit there the next moment. */
interface Opened {
  readonly seat: Seat;
  readonly name: string;
  readonly panel: PanelName;
}

export function WaitingSeats({
  table,
  limits,
  onArrange,
}: {
  readonly table: TableInfo;
  /** How many seats the game is for. */
  readonly limits: { readonly min: number; readonly max: number };
  readonly onArrange: (change: SeatChange) => void;
}) {
  const t = useWords();
  const { seats, you } = table;
  const [opened, setOpened] = useState<Opened>();
  const { list, focusOn, follow } = useFollowedFocus(table.revision);
  const arrange = (change: SeatChange, to?: Place) => {
    if (to) follow(to);
    onArrange(change);
  };
  const toggle = (seat: Seat, panel: PanelName, name: string) =>
    setOpened(
      opened?.seat === seat && opened.panel === panel
        ? undefined
        : { seat, name, panel },
    );
  return (
    <ol ref={list} className={styles.seats}>
      {seats.map((player, seat) => {
        const panel =
          opened?.seat === seat && opened.name === player?.name
            ? opened.panel
            : undefined;
        return (
          <li
            key={seat}
            className={styles.seat}
            data-free={player === null || undefined}
          >
            <SeatMark seat={seat} />
            <div className={styles.who} aria-live="polite">
              <span className={styles.name}>
                {player?.name ?? t("waiting.free")}
              </span>
              <SeatNote player={player} isYou={seat === you.seat} />
            </div>
            {you.isHost && (
              <SeatTools
                seat={seat}
                player={player}
                isYou={seat === you.seat}
                last={seats.length - 1}
                canMove={!table.origin}
                canDrop={seats.length > limits.min}
                panel={panel}
                onArrange={arrange}
                onPanel={(name) => player && toggle(seat, name, player.name)}
              />
            )}
            {you.isHost && player && panel && (
              <SeatPanel
                game={table.game}
                seat={seat}
                player={player}
                panel={panel}
                onArrange={arrange}
                onClose={() => {
                  setOpened(undefined);
                  focusOn({ seat, tool: "clear" });
                }}
              />
            )}
          </li>
        );
      })}
    </ol>
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

/** A change may take away the button that made it: the focus goes on to where the change has led. */
function useFollowedFocus(revision: number) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<Place>(null);
  const focusOn = ({ seat, tool }: Place) => {
    const rows = list.current?.children;
    const row = rows?.[Math.min(seat, rows.length - 1)];
    const found =
      row?.querySelector<HTMLElement>(
        `[data-tool="${tool}"]:not([aria-disabled])`,
      ) ?? row?.querySelector<HTMLElement>("button:not([aria-disabled])");
    found?.focus();
  };
  useEffect(() => {
    if (wanted.current) focusOn(wanted.current);
    wanted.current = null;
  }, [revision]);
  const follow = (to: Place) => {
    wanted.current = to;
  };
  return { list, focusOn, follow };
}
