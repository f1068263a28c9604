/** The players around the table: what they hold, and what they said of the new card or of the stop. */

import { SeatMark, VoiceOnly } from "@stolik/furniture";
import type { Player, Seat } from "@stolik/kernel";
import type { View } from "../rules/position.ts";
import { pool } from "../rules/tokens.ts";
import { Coins, fives } from "./coins.tsx";
import type { Wording } from "./describe.ts";
import styles from "./seats.module.css";

/** What a seat is doing now. */
export type Doing =
  | "lays"
  | "laid"
  | "asked"
  | "agreed"
  | "answered"
  | "thinks"
  | "chosen"
  | "away"
  | "wins";

export function Seats(props: {
  readonly view: View;
  readonly players: readonly Player[];
  readonly own: Seat | null;
  /** What everyone holds, as far as the eye has come. */
  readonly tokens: readonly number[];
  readonly winners: readonly Seat[] | undefined;
  /** Something lies turned over: what comes next does not show yet. */
  readonly isHeld: boolean;
  readonly wording: Wording;
}) {
  const { view, tokens, wording } = props;
  const { words } = wording;
  const cards = fives(tokens);
  return (
    <section aria-label={words("seats.label")}>
      <ul className={styles.seats}>
        {props.players.map((player, seat) => {
          const doing = props.winners
            ? props.winners.includes(seat)
              ? "wins"
              : undefined
            : !isThere(player)
              ? "away"
              : props.isHeld
                ? undefined
                : doingOf(view, seat);
          const count = tokens[seat] ?? 0;
          return (
            <li
              key={seat}
              className={styles.seat}
              data-doing={doing}
              data-own={seat === props.own}
              data-seat={seat}
            >
              <span className={styles.name}>
                <SeatMark seat={seat} />{" "}
                {player.type === "person" && player.hasStandIn
                  ? words("seats.stand-in", { name: player.name })
                  : player.name}
                {player.type === "bot" && (
                  <span className={styles.level}>
                    {" "}
                    {words(`seats.level.${player.level}`)}
                  </span>
                )}
              </span>
              <span className={styles.purse}>
                <Coins count={count} cards={cards[seat] ?? 0} />
                <strong className={styles.count}>
                  {count}
                  <VoiceOnly> {words("seats.tokens")}</VoiceOnly>
                </strong>
              </span>
              <span className={styles.doing}>
                {doing && words(`seats.${doing}`)}
              </span>
            </li>
          );
        })}
        <li className={styles.pool} data-pool>
          <span>{words("seats.pool")}</span>
          <strong>{pool(tokens).left}</strong>
        </li>
      </ul>
    </section>
  );
}

/** Whoever is away does nothing, unless a bot plays for them. */
function isThere(player: Player): boolean {
  return player.type === "bot" || player.isOnline || player.hasStandIn === true;
}

function doingOf(view: View, seat: Seat): Doing | undefined {
  const { stage, turn, awaited } = view;
  switch (stage.type) {
    case "lay":
      return seat === turn ? "lays" : undefined;
    case "ask": {
      if (seat === turn) return "laid";
      if (seat === awaited[0]) return "asked";
      const answer = stage.answers[seat];
      if (answer === "none") return undefined;
      return isHeard(view, seat) ? "agreed" : "answered";
    }
    case "stop":
      return awaited.includes(seat) ? "thinks" : "chosen";
    case "over":
      return undefined;
  }
}

/** C8: whether all before have agreed, so that this answer was heard. */
function isHeard({ stage, turn, tokens }: View, seat: Seat): boolean {
  if (stage.type !== "ask") return false;
  const place = (seat - turn - 1 + tokens.length) % tokens.length;
  return place < stage.heard;
}
