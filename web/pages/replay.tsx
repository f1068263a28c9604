/** A finished match seen again: of a table, of this device, or of a record that somebody brings. */

import { useEffect, useState } from "react";
import { ok } from "@stolik/kernel";
import type { Player, Refusal, Result, Seat } from "@stolik/kernel";
import { api } from "../api.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { Notice } from "../parts/notice.tsx";
import type { AppCode } from "../refusals.ts";
import { bringRecord, broughtRecord, useBrought } from "../replay/brought.ts";
import { RecordDrop, RecordFileButton } from "../replay/record-file.tsx";
import { useQuery } from "../router/history.ts";
import { keptKey } from "../session/kept-matches.ts";
import type { Saved } from "../session/local-messages.ts";
import { browserStorage } from "../session/match-storage.ts";
import type { ReplaySource } from "../session/replay.ts";
import { useWords } from "../words.ts";
import { FailurePage } from "./failure.tsx";
import { OpenedReplay } from "./opened-replay.tsx";

/** Undefined: there is none yet, and somebody may bring one. */
type Found = Result<ReplaySource | undefined>;

export function ReplayPage({ table }: { readonly table?: string | undefined }) {
  const kept = useQuery().get("kept");
  const brought = useBrought();
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void find(table, kept, brought).then((source) => {
      if (isWanted) setFound(source);
    });
    return () => {
      isWanted = false;
    };
  }, [table, kept, brought, attempt]);
  return (
    <>
      <RecordDrop onRecord={bringRecord} />
      <FoundReplay
        found={found}
        table={table}
        onRetry={() => setAttempt(attempt + 1)}
        onRecord={bringRecord}
      />
    </>
  );
}

function FoundReplay(props: {
  readonly found: Found | undefined;
  readonly table: string | undefined;
  readonly onRetry: () => void;
  readonly onRecord: (record: unknown) => void;
}) {
  const t = useWords();
  const { found, onRecord } = props;
  if (!found)
    return (
      <Frame>
        <Loading />
      </Frame>
    );
  if (!found.ok)
    return (
      <FailurePage refusal={found.refusal} onRetry={props.onRetry}>
        {isNoTable(found.refusal) ? (
          <ButtonLink to={{ type: "games" }}>{t("home.mine")}</ButtonLink>
        ) : (
          props.table && (
            <ButtonLink to={{ type: "table", table: props.table }}>
              {t("replay.toTable")}
            </ButtonLink>
          )
        )}
      </FailurePage>
    );
  if (found.value)
    return (
      <OpenedReplay
        source={found.value}
        table={found.value.players && props.table}
        onRecord={onRecord}
      />
    );
  return (
    <Frame>
      <Notice title={t("replay.file.title")} text={t("replay.file.text")}>
        <RecordFileButton onRecord={onRecord}>
          {t("replay.file.choose")}
        </RecordFileButton>
      </Notice>
    </Frame>
  );
}

/** Then its own page would be another dead end. */
function isNoTable({ code }: Refusal): boolean {
  return code === ("unknown-table" satisfies AppCode);
}

async function find(
  table: string | undefined,
  kept: string | null,
  brought: string | undefined,
): Promise<Found> {
  const given = broughtRecord(brought);
  if (given) return ok({ ...given, players: undefined });
  if (table) return findTable(table);
  const saved = kept ? await readKept(kept) : undefined;
  return ok(saved && { ...saved, own: onlyPerson(saved.players) });
}

/** What cannot be read is not there. */
function readKept(name: string): Promise<Saved | undefined> {
  return browserStorage()
    .read(keptKey(name))
    .catch(() => undefined);
}

/** Around one screen everybody looks. */
function onlyPerson(players: readonly Player[]): Seat | undefined {
  const people = players.flatMap(({ type }, seat) =>
    type === "person" ? [seat] : [],
  );
  return people.length === 1 ? people[0] : undefined;
}

/** The record is for everybody who has the link; who sat there, too. */
async function findTable(table: string): Promise<Found> {
  const [info, record] = await Promise.all([
    api.readTable(table),
    api.readRecord(table),
  ]);
  if (!info.ok) return info;
  if (!record.ok) return record;
  const players = info.value.seats.filter((player) => player !== null);
  const own = info.value.you.seat ?? undefined;
  return ok({ record: record.value, players, own });
}
