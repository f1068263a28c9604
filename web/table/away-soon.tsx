/** Somebody is awaited who is not there: says that those who stay will be asked what to do, and when. */

import type { Seat } from "@stolik/kernel";
import type { TableInfo } from "@stolik/server/protocol";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import styles from "./away-question.module.css";

const SECOND = 1_000;
/** A number that changes every second is looked at instead of the board. */
const STEP = 5 * SECOND;

/** Those who are awaited and not there, by name; nobody where the question is asked already, or not at this page. */
function awaitedAt(
  { seating, seats, status, you }: TableInfo,
  toMove: readonly Seat[],
): readonly string[] {
  const { seat: own } = you;
  if (!seating || own === null || status !== "playing") return [];
  if (seating.holders.includes("nobody") || toMove.includes(own)) return [];
  return toMove.flatMap((seat) => {
    const player = seats[seat];
    const isGone =
      player?.type === "person" &&
      !player.isOnline &&
      seating.holders[seat] === "player";
    return isGone ? [player.name] : [];
  });
}

export function AwaySoon({
  table,
  toMove,
}: {
  readonly table: TableInfo;
  readonly toMove: readonly Seat[];
}) {
  const t = useWords();
  const { awayAfter } = table;
  const name = awaitedAt(table, toMove).join(", ");
  const say = (left: number) =>
    t("away.soon", { seconds: (Math.ceil(left / STEP) * STEP) / SECOND });
  const isSaid = name !== "" && awayAfter !== undefined;
  return (
    <>
      {/* There before its words are; said once, and not each time that the number changes. */}
      <p className={styles.voice} role="status">
        {isSaid && say(awayAfter)}
      </p>
      {isSaid && (
        <Countdown key={name} from={awayAfter}>
          {(left) => (
            <p className={styles.soon} aria-hidden>
              <strong>{t("away.prompt", { name })}</strong> {say(left)}
            </p>
          )}
        </Countdown>
      )}
    </>
  );
}

/** What is left of a time, in milliseconds, from when the page has learned of it. */
function Countdown({
  from,
  children,
}: {
  readonly from: number;
  readonly children: (left: number) => ReactNode;
}) {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const end = Date.now() + from;
    // The server looks every so often: at the very end it is still a moment.
    const tick = () => setLeft(Math.max(1, end - Date.now()));
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [from]);
  return children(left);
}
