/** A new table: how many, who, with which options; then the waiting room. */

import { useState } from "react";
import type { Refusal } from "@stolik/kernel";
import { tidyName } from "@stolik/server/names";
import { api } from "../api.ts";
import { useGameModule } from "../game-module.ts";
import type { GameEntry, AnyGameModule } from "@stolik/furniture";
import { becomeKnown, savedName } from "../lobby/guest.ts";
import { GameNote } from "../lobby/game-note.tsx";
import { GuestSeats } from "../lobby/guest-seats.tsx";
import { companyOf, seatsOf, toRequest, withSeats } from "../lobby/plan.ts";
import type { Plan } from "../lobby/plan.ts";
import { Button } from "../parts/button.tsx";
import { Choice } from "../parts/choice.tsx";
import styles from "../parts/form.module.css";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { NameField } from "../parts/name-field.tsx";
import { OptionFields } from "../lobby/option-fields.tsx";
import { RefusalNote } from "../parts/refusal-note.tsx";
import { useTitle } from "../parts/title.ts";
import { navigate } from "../router/history.ts";
import { useCard } from "../language.ts";
import { useWords } from "../words.ts";

export function NewTablePage({ entry }: { readonly entry: GameEntry }) {
  const t = useWords();
  const { title } = useCard(entry.id);
  const module = useGameModule(entry.id);
  useTitle(t("new.title"));
  return (
    <Frame game={entry.id}>
      <div className={`${styles.page} ${styles.isWide}`}>
        <div className={styles.head}>
          <p className={styles.over}>{title}</p>
          <h1 className={styles.title}>{t("new.title")}</h1>
          <p>{t("new.intro")}</p>
          <div className={styles.picture}>
            <entry.Emblem />
          </div>
        </div>
        {module ? <PlanForm entry={entry} module={module} /> : <Loading />}
      </div>
    </Frame>
  );
}

function PlanForm({
  entry,
  module,
}: {
  readonly entry: GameEntry;
  readonly module: AnyGameModule;
}) {
  const t = useWords();
  const { id, seats } = entry;
  const [name, setName] = useState(savedName);
  const [plan, setPlan] = useState<Plan>(() => ({
    guests: [{ type: "open" }],
    options: {},
  }));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);

  const create = async () => {
    const tidy = tidyName(name);
    if (tidy === undefined) return;
    setBusy(true);
    const known = await becomeKnown(tidy);
    const made = known.ok
      ? await api.createTable(toRequest(id, plan, module.options))
      : known;
    setBusy(false);
    if (made.ok) navigate({ type: "table", table: made.value.id });
    else setRefusal(made.refusal);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <GameNote game={id} module={module} />
      <section className={styles.part}>
        <NameField value={name} onChange={setName} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t("new.seats")}</h2>
        <Choice
          legend={t("new.count")}
          value={seatsOf(plan)}
          onChange={(count) => setPlan(withSeats(plan, count))}
          items={range(seats.min, seats.max).map((value) => ({
            value,
            label: String(value),
          }))}
        />
        <GuestSeats game={id} name={name} plan={plan} onChange={setPlan} />
      </section>
      <section className={styles.part} hidden={module.options.length === 0}>
        <h2 className={styles.heading}>{t("new.options")}</h2>
        <OptionFields
          game={id}
          options={module.options}
          values={plan.options}
          seats={range(1, seatsOf(plan)).map((number) =>
            t("seats.number", { number }),
          )}
          isAlone={companyOf(plan).isAlone}
          onChange={(options) => setPlan({ ...plan, options })}
        />
      </section>
      <RefusalNote game={id} refusal={refusal} />
      <div className={styles.end}>
        <Button type="submit" look="primary" isLarge isDisabled={isBusy}>
          {t("new.create")}
        </Button>
      </div>
    </form>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
