/** Asks those who stay what to do about whoever is away. It stands above the board and holds nobody up. */

import { choices, vacantSeats } from "@stolik/kernel";
import type { Choice, Seat, Seating } from "@stolik/kernel";
import type { TableInfo } from "@stolik/server/protocol";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "../parts/button.tsx";
import { useFocusHere } from "../parts/use-focus-here.ts";
import { useWords } from "../words.ts";
import styles from "./away-question.module.css";

/** What is asked, and who is asked besides. */
interface Question {
  readonly names: readonly string[];
  readonly mine: Choice | null;
  readonly others: readonly Voice[];
}

interface Voice {
  readonly seat: Seat;
  readonly name: string;
  readonly choice: Choice | null;
}

/** Whether ending the match needs nobody's word any more but one's own. */
function isDecisive(others: readonly Voice[]): boolean {
  return others.every(({ choice }) => choice === "end");
}

/** Undefined: nobody is away, or nobody at this page is asked. */
function questionAt({
  seating,
  seats,
  status,
  you,
}: TableInfo): Question | undefined {
  const { seat } = you;
  if (!seating || seat === null || status !== "playing") return undefined;
  const vacant = vacantSeats(seating);
  if (vacant.length === 0 || vacant.includes(seat)) return undefined;
  return {
    names: vacant.map((gone) => seats[gone]?.name ?? ""),
    mine: seating.choices[seat] ?? null,
    others: seats.flatMap((player, index) =>
      index !== seat && player?.type === "person" && isAsked(seating, index)
        ? [
            {
              seat: index,
              name: player.name,
              choice: seating.choices[index] ?? null,
              isOnline: player.isOnline,
            },
          ].filter(({ isOnline, choice }) => isOnline || choice !== null)
        : [],
    ),
  };
}

function isAsked({ holders }: Seating, seat: Seat): boolean {
  return holders[seat] === "player";
}

export function AwayQuestion({
  table,
  isBusy,
  onChoose,
}: {
  readonly table: TableInfo;
  readonly isBusy: boolean;
  readonly onChoose: (choice: Choice) => void;
}) {
  const t = useWords();
  const question = questionAt(table);
  const title =
    question &&
    t("away.title", {
      count: question.names.length,
      names: question.names.join(", "),
    });
  return (
    <>
      {/* There before its words are, so that a screen reader says them. */}
      <p className={styles.voice} role="status">
        {title}
      </p>
      {question && title !== undefined && (
        <Panel
          key={question.names.join()}
          title={title}
          question={question}
          isBusy={isBusy}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

function Panel({
  title,
  question: { mine, others },
  isBusy,
  onChoose,
}: {
  readonly title: string;
  readonly question: Question;
  readonly isBusy: boolean;
  readonly onChoose: (choice: Choice) => void;
}) {
  const t = useWords();
  const id = useId();
  const [isAgain, setAgain] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const end = useRef<HTMLButtonElement>(null);
  // Others may change their minds meanwhile.
  const isConfirmed = isEnding && isDecisive(others);
  const wasConfirmed = useRef(false);
  useEffect(() => {
    // Back to where it was asked from.
    if (wasConfirmed.current && !isConfirmed) end.current?.focus();
    wasConfirmed.current = isConfirmed;
  }, [isConfirmed]);
  const choose = (choice: Choice) => {
    setAgain(false);
    setEnding(false);
    onChoose(choice);
  };
  if (mine === "wait" && !isAgain)
    return (
      <div className={styles.waiting}>
        <p>
          <strong>{title}.</strong> {t("away.waiting")}
        </p>
        <Button look="quiet" onPress={() => setAgain(true)}>
          {t("away.again")}
        </Button>
      </div>
    );
  return (
    <section className={styles.question} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p>{others.length > 0 ? t("away.ask") : t("away.askAlone")}</p>
      </div>
      {isConfirmed ? (
        <EndPanel
          isBusy={isBusy}
          onEnd={() => choose("end")}
          onClose={() => setEnding(false)}
        />
      ) : (
        <div className={styles.choices}>
          {choices.map((choice) => (
            <button
              key={choice}
              ref={choice === "end" ? end : undefined}
              type="button"
              className={styles.choice}
              aria-pressed={mine === choice}
              disabled={isBusy}
              onClick={() => {
                if (choice === "end" && isDecisive(others)) setEnding(true);
                else choose(choice);
              }}
            >
              {t(`away.choices.${choice}`)}
            </button>
          ))}
        </div>
      )}
      {others.length > 0 && <Others others={others} />}
    </section>
  );
}

/** It ends for everyone, whoever is away too, and cannot be taken back: asked once more. */
function EndPanel({
  isBusy,
  onEnd,
  onClose,
}: {
  readonly isBusy: boolean;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const id = useId();
  const panel = useFocusHere<HTMLDivElement>();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    element?.addEventListener("keydown", leave);
    return () => element?.removeEventListener("keydown", leave);
  }, [panel]);
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <p id={id}>{t("away.endHint")}</p>
      <div className={styles.choices}>
        <Button look="primary" isDisabled={isBusy} onPress={onEnd}>
          {t("away.endNow")}
        </Button>
        <Button onPress={onClose}>{t("away.keep")}</Button>
      </div>
    </div>
  );
}

function Others({ others }: { readonly others: readonly Voice[] }) {
  const t = useWords();
  return (
    <ul
      className={styles.others}
      aria-label={t("away.chosen")}
      aria-live="polite"
    >
      {others.map(({ seat, name, choice }) => (
        <li key={seat}>
          <strong>{name}</strong>
          {": "}
          {choice ? t(`away.choices.${choice}`) : t("away.undecided")}
        </li>
      ))}
    </ul>
  );
}
