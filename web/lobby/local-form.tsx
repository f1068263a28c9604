/** Who plays on this device: bots of a level, or people by name; and the options. */

import { useState } from "react";
import { tidyName } from "@stolik/server/names";
import { useLanguage } from "../language.ts";
import { givenName } from "../given-name.ts";
import { isObject } from "@stolik/kernel";
import type { Level, Player, Seat } from "@stolik/kernel";
import type { GameEntry, AnyGameModule } from "@stolik/furniture";
import { Button } from "../parts/button.tsx";
import { Choice } from "../parts/choice.tsx";
import styles from "../parts/form.module.css";
import { LevelChoice } from "../parts/level-choice.tsx";
import { GameNote } from "./game-note.tsx";
import { OptionFields } from "./option-fields.tsx";
import type { LocalMode } from "../session/unfinished.ts";
import { useWords } from "../words.ts";
import { tellApart } from "./guest.ts";
import {
  DEFAULT_LEVEL,
  botPlayers,
  chosenIn,
  defaultBots,
  fitOptions,
} from "./plan.ts";
import type { OptionValues } from "./plan.ts";
import { PeopleFields } from "./people-fields.tsx";

export function LocalForm(props: {
  readonly entry: GameEntry;
  readonly module: AnyGameModule;
  readonly mode: LocalMode;
  readonly me: Player;
  /** Who played last, and how: what the form starts from. */
  readonly before: readonly Player[] | undefined;
  readonly options: unknown;
  readonly onBegin: (players: readonly Player[], options: OptionValues) => void;
}) {
  const { entry, module, mode, before } = props;
  const t = useWords();
  const { seats } = entry;
  const isAlone = mode === "solo";
  const language = useLanguage();
  const called = (seat: Seat) => givenName(language, seat);
  const typed = ({ name }: Player, seat: Seat) =>
    name === called(seat) ? "" : name;
  const [bots, setBots] = useState(
    () => before?.filter(isBot).length || defaultBots(seats),
  );
  const [level, setLevel] = useState<Level>(
    () => before?.find(isBot)?.level ?? DEFAULT_LEVEL,
  );
  const [names, setNames] = useState<readonly string[]>(
    () => before?.map(typed) ?? ["", ""],
  );
  const [options, setOptions] = useState<OptionValues>(() =>
    isObject(props.options)
      ? chosenIn(props.options as OptionValues, module.options, {
          seats: before?.length ?? seats.max,
          isAlone,
        })
      : {},
  );
  const players =
    mode === "solo"
      ? [props.me, ...botPlayers(bots, level)]
      : tellApart(
          names.map((name, seat) => tidyName(name) ?? called(seat)),
        ).map(person);

  const begin = () =>
    props.onBegin(
      players,
      fitOptions(options, module.options, { seats: players.length, isAlone }),
    );

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <GameNote game={entry.id} module={module} />
      {mode === "solo" ? (
        <>
          <Choice
            legend={t("local.bots")}
            value={bots}
            onChange={setBots}
            items={Array.from({ length: seats.max - 1 }, (_, index) => ({
              value: index + 1,
              label: String(index + 1),
            }))}
          />
          <LevelChoice
            game={entry.id}
            legend={t("level.legend")}
            value={level}
            onChange={setLevel}
          />
        </>
      ) : (
        <PeopleFields seats={seats} names={names} onChange={setNames} />
      )}
      <OptionFields
        game={entry.id}
        options={module.options}
        values={options}
        seats={players.map(({ name }) => name)}
        isAlone={isAlone}
        onChange={setOptions}
      />
      <div className={styles.end}>
        <Button type="submit" look="primary" isLarge>
          {t("local.begin")}
        </Button>
      </div>
    </form>
  );
}

function person(name: string): Player {
  return { type: "person", name, isOnline: true };
}

function isBot(
  player: Player,
): player is Extract<Player, { readonly type: "bot" }> {
  return player.type === "bot";
}
