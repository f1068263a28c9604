/** Who is asked to each seat of a new table: a friend over the link, or a bot. */

import { Choice } from "../parts/choice.tsx";
import styles from "../parts/form.module.css";
import { LevelChoice } from "../parts/level-choice.tsx";
import { useWords } from "../words.ts";
import { DEFAULT_LEVEL, withGuest } from "./plan.ts";
import type { Guest, Plan } from "./plan.ts";

export function GuestSeats({
  game,
  name,
  plan,
  onChange,
}: {
  readonly game: string;
  readonly name: string;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}) {
  const t = useWords();
  return (
    <ol className={styles.seats}>
      <li className={styles.seat}>
        <span>{t("seats.number", { number: 1 })}</span>
        <span>{name.trim() || t("seats.you")}</span>
      </li>
      {plan.guests.map((guest, index) => (
        <GuestSeat
          key={index}
          game={game}
          number={index + 2}
          guest={guest}
          onChange={(next) => onChange(withGuest(plan, index, next))}
        />
      ))}
    </ol>
  );
}

function GuestSeat({
  game,
  number,
  guest,
  onChange,
}: {
  readonly game: string;
  readonly number: number;
  readonly guest: Guest;
  readonly onChange: (guest: Guest) => void;
}) {
  const t = useWords();
  const seat = t("seats.number", { number });
  return (
    <li className={styles.seat}>
      <span>{seat}</span>
      <Choice
        legend={t("seats.who", { seat })}
        value={guest.type}
        onChange={(type) =>
          onChange(type === "bot" ? { type, level: DEFAULT_LEVEL } : { type })
        }
        items={[
          { value: "open", label: t("seats.friend") },
          { value: "bot", label: t("seats.bot") },
        ]}
      />
      {guest.type === "bot" && (
        <LevelChoice
          game={game}
          legend={t("seats.level", { seat })}
          value={guest.level}
          onChange={(level) => onChange({ type: "bot", level })}
        />
      )}
    </li>
  );
}
