/** How somebody wants to go on from a position: in whose seat, and with whom. */

import type { Level, Player, Refusal, Seat } from "@stolik/kernel";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Choice } from "../parts/choice.tsx";
import styles from "../parts/form.module.css";
import { LevelChoice } from "../parts/level-choice.tsx";
import { NameField } from "../parts/name-field.tsx";
import { RefusalNote } from "../parts/refusal-note.tsx";
import { readSaved } from "../saved.ts";
import { unfinished } from "../session/unfinished.ts";
import { useWords } from "../words.ts";
import { companies, modeOf } from "./continue-plan.ts";
import type { Company, ContinuePlan } from "./continue-plan.ts";
import { savedName } from "./guest.ts";
import { DEFAULT_LEVEL } from "./plan.ts";

export function ContinueForm(props: {
  readonly game: string;
  readonly players: readonly Player[];
  /** Where the page is, and by seat from where one can go on. */
  readonly at: number;
  readonly continuable: readonly (number | undefined)[];
  /** Whose view is shown. */
  readonly looking: Seat | undefined;
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  readonly onBegin: (plan: ContinuePlan, name: string) => void;
}) {
  const t = useWords();
  const { game, players } = props;
  const [seat, setSeat] = useState(() => props.looking ?? firstPerson(players));
  const [company, setCompany] = useState<Company>("bots");
  const [level, setLevel] = useState<Level>(DEFAULT_LEVEL);
  const [name, setName] = useState(savedName);
  const plan = { seat, company, level };
  const mode = modeOf(plan);
  const from = props.continuable[seat] ?? props.at;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        props.onBegin(plan, name);
      }}
    >
      <p>{t("continue.text")}</p>
      <Choice
        legend={t("continue.seat")}
        value={seat}
        onChange={setSeat}
        items={players.map((player, value) => ({ value, label: player.name }))}
      />
      {from < props.at && <p>{t("continue.back", { at: from })}</p>}
      <Choice
        legend={t("continue.others")}
        value={company}
        onChange={setCompany}
        items={companies.map((value) => ({
          value,
          label: t(`continue.${value}`),
        }))}
      />
      {company === "bots" && (
        <LevelChoice
          game={game}
          legend={t("level.legend")}
          value={level}
          onChange={setLevel}
        />
      )}
      {company === "friends" && <NameField value={name} onChange={setName} />}
      {mode && readSaved(unfinished(mode, game)) && (
        <p className={styles.note}>{t("continue.replaces")}</p>
      )}
      <RefusalNote game={game} refusal={props.refusal} />
      <div className={styles.end}>
        <Button type="submit" look="primary" isLarge isDisabled={props.isBusy}>
          {t("local.begin")}
        </Button>
      </div>
    </form>
  );
}

/** Whoever looks on with all eyes was most likely a person there. */
function firstPerson(players: readonly Player[]): Seat {
  return Math.max(
    players.findIndex(({ type }) => type === "person"),
    0,
  );
}
