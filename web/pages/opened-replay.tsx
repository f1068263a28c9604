/** A record on the page: refused in plain words, or shown as the match it is. */

import type { Seat } from "@stolik/kernel";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useGameModule } from "../game-module.ts";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { placeIn } from "../replay/address.ts";
import { RecordFileButton } from "../replay/record-file.tsx";
import { openReplay } from "../session/replay.ts";
import type {
  ReplayPort,
  ReplaySession,
  ReplaySource,
} from "../session/replay.ts";
import type { Replay } from "../session/replay-messages.ts";
import { DictionaryProgress } from "../table/dictionary-progress.tsx";
import { useWords } from "../words.ts";
import { FailurePage } from "./failure.tsx";
import { ReplayTable } from "./replay-table.tsx";

interface Props {
  readonly source: ReplaySource;
  /** Where it was played; absent: not at a table of this server. */
  readonly table: string | undefined;
  /** Somebody brings another. */
  readonly onRecord: (record: unknown) => void;
}

interface Opened {
  readonly session: ReplaySession;
  readonly own: Seat | undefined;
}

export function OpenedReplay({ source, ...props }: Props) {
  const [session, setSession] = useState<ReplaySession>();
  useEffect(() => {
    const place = placeIn(new URLSearchParams(location.search));
    const opened = openReplay(source, place, startWorker());
    setSession(opened);
    return () => opened.close();
  }, [source]);
  return session ? (
    <CheckedReplay session={session} own={source.own} {...props} />
  ) : (
    <Waiting />
  );
}

function CheckedReplay({
  session,
  table,
  own,
  onRecord,
}: Omit<Props, "source"> & Opened) {
  const t = useWords();
  const { failure, replay } = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
  );
  if (failure)
    return (
      <FailurePage title={t("replay.file.refused")} refusal={failure}>
        <RecordFileButton onRecord={onRecord}>
          {t("replay.file.another")}
        </RecordFileButton>
      </FailurePage>
    );
  return replay ? (
    <ShownReplay {...{ session, replay, table, own }} />
  ) : (
    <>
      <Waiting />
      <DictionaryProgress dictionary={session.dictionary} />
    </>
  );
}

function ShownReplay(
  props: Pick<Props, "table"> & Opened & { readonly replay: Replay },
) {
  const module = useGameModule(props.replay.game);
  return module ? (
    <ReplayTable {...props} module={module} />
  ) : (
    <Waiting game={props.replay.game} />
  );
}

function Waiting({ game }: { readonly game?: string }) {
  return (
    <Frame game={game}>
      <Loading />
    </Frame>
  );
}

function startWorker(): ReplayPort {
  return new Worker(new URL("../session/worker-replay.ts", import.meta.url), {
    type: "module",
  }) as unknown as ReplayPort;
}
