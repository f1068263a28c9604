/** From a replay to a match of one's own: on this device, or at a table for friends. */

import type { Player, Refusal, Result } from "@stolik/kernel";
import { tidyName } from "@stolik/server/names";
import { useState, useSyncExternalStore } from "react";
import { api } from "../api.ts";
import { useLanguage } from "../language.ts";
import { ContinueForm } from "../lobby/continue-form.tsx";
import { modeOf, playersOf, seatsOf } from "../lobby/continue-plan.ts";
import type { ContinuePlan } from "../lobby/continue-plan.ts";
import { becomeKnown } from "../lobby/guest.ts";
import { Button } from "../parts/button.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { navigate } from "../router/history.ts";
import type { Route } from "../router/route.ts";
import { useSheet } from "../router/sheet.ts";
import type { ReplaySession, ReplaySnapshot } from "../session/replay.ts";
import { matchKey, noteUnfinished } from "../session/unfinished.ts";
import { useWords } from "../words.ts";

/** The button that opens the sheet, where the match can go on, and the sheet. */
export function useContinuing(
  now: ReplaySnapshot,
  props: Omit<Props, "onClose">,
) {
  const t = useWords();
  const going = useSheet("continue");
  const canGoOn = now.continuable.some((from) => from !== undefined);
  return {
    button: canGoOn && (
      <Button look="quiet" onPress={() => going.open()}>
        {t("continue.button")}
      </Button>
    ),
    over: going.at !== undefined && (
      <ContinueSheet {...props} onClose={going.close} />
    ),
  };
}

interface Props {
  readonly session: ReplaySession;
  readonly game: string;
  readonly players: readonly Player[];
  /** Where it was played; undefined: not at a table of this server. */
  readonly table: string | undefined;
  readonly onClose: () => void;
}

function ContinueSheet(props: Props) {
  const t = useWords();
  const language = useLanguage();
  const { session, game, players, table } = props;
  const now = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const { place, continuable } = now;

  const onDevice = async (
    plan: ContinuePlan,
    at: number,
  ): Promise<Result<Route> | undefined> => {
    const mode = modeOf(plan);
    if (!mode) return undefined;
    const seated = playersOf(plan, players, language);
    const wanted = { at, seat: plan.seat, players: seated, table };
    const begun = await session.continueOn(matchKey(mode, game), wanted);
    if (!begun.ok) return begun;
    noteUnfinished(mode, game, true);
    return { ok: true, value: { type: mode, game } };
  };

  const withFriends = async (
    { seat }: ContinuePlan,
    at: number,
    name: string,
  ): Promise<Result<Route>> => {
    const known = await becomeKnown(tidyName(name) ?? name);
    if (!known.ok) return known;
    const record = session.record();
    const origin = { record, at, seat, ...(table ? { table } : {}) };
    const seats = seatsOf(seat, players.length);
    const made = await api.createTable({ game, options: {}, seats, origin });
    if (!made.ok) return made;
    return { ok: true, value: { type: "table", table: made.value.id } };
  };

  const begin = async (plan: ContinuePlan, name: string) => {
    const at = continuable[plan.seat] ?? place.at;
    setBusy(true);
    const begun =
      (await onDevice(plan, at)) ?? (await withFriends(plan, at, name));
    setBusy(false);
    if (begun.ok) navigate(begun.value);
    else setRefusal(begun.refusal);
  };

  return (
    <Sheet title={t("continue.title")} onClose={props.onClose}>
      <ContinueForm
        game={game}
        players={players}
        at={place.at}
        continuable={continuable}
        looking={place.eyes === "all" ? undefined : place.eyes}
        isBusy={isBusy}
        refusal={refusal}
        onBegin={(plan, name) => void begin(plan, name)}
      />
    </Sheet>
  );
}
