/** What leads through a replay, at the foot of the page: what happened, the timeline, buttons for the thumb, eyes and speed. */

import { useAnnounce } from "@stolik/furniture";
import type { AnyGameModule } from "@stolik/furniture";
import type { Player } from "@stolik/kernel";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { speeds } from "../session/autoplay.ts";
import type { ReplaySession, ReplaySnapshot } from "../session/replay.ts";
import type { Eyes, Replay } from "../session/replay-messages.ts";
import { useWords } from "../words.ts";
import { BranchNote } from "./branch-note.tsx";
import { useMoment, useTurningPoints } from "./moments.ts";
import styles from "./replay-bar.module.css";
import { StepButtons } from "./step-buttons.tsx";
import { Timeline } from "./timeline.tsx";
import { useFoot } from "../parts/use-foot.ts";
import { useReplayKeys } from "./use-replay-keys.ts";

export function ReplayBar({
  session,
  now,
  replay,
  module,
  players,
  told = players,
  note,
  tools,
}: {
  readonly session: ReplaySession;
  readonly now: ReplaySnapshot;
  readonly replay: Replay;
  readonly module: AnyGameModule;
  readonly players: readonly Player[];
  /** The same, as the chosen viewer knows them. */
  readonly told?: readonly Player[];
  /** What is to be said of the position instead of what happened. */
  readonly note?: ReactNode;
  /** What can be done with the position. */
  readonly tools?: ReactNode;
}) {
  const t = useWords();
  const bar = useRef<HTMLElement>(null);
  const { eyes, branch } = now.place;
  const at = branch?.from ?? now.place.at;
  const points = useTurningPoints(module, replay);
  const moment = useMoment(module, replay, told, at);
  useReplayKeys(session, points);
  useJumpsSaid(now.place.at, moment);
  useFoot(bar);
  useKeptFocus(bar, branch !== undefined);
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={t("replay.label")}
      tabIndex={-1}
      data-leads
    >
      {/* There before its words are, so that a screen reader says them. */}
      <div className={styles.status} role="status">
        {branch && <BranchNote onBack={() => session.branch(undefined)} />}
      </div>
      {!branch && (note ?? <p className={styles.moment}>{moment}</p>)}
      <Timeline
        replay={replay}
        points={points}
        at={at}
        onChange={(next) => session.show({ at: next, branch: undefined })}
      />
      <StepButtons session={session} now={now} points={points} />
      <div className={styles.settings}>
        <EyesChoice
          eyes={eyes}
          players={players}
          onChange={(next) => session.show({ eyes: next })}
        />
        <button
          type="button"
          className={styles.speed}
          aria-label={t("replay.speed", { speed: now.speed })}
          onClick={() => {
            const next = speeds.indexOf(now.speed) + 1;
            session.setSpeed(speeds[next % speeds.length] ?? 1);
          }}
        >
          {now.speed}×
        </button>
        {tools}
        <span className={styles.position} aria-hidden>
          {t("replay.position", { at, last: replay.last })}
        </span>
      </div>
    </section>
  );
}

/** A board tells what comes next; where else one has gone is said here. */
function useJumpsSaid(at: number, moment: string): void {
  const announce = useAnnounce();
  const before = useRef(at);
  const say = useEffectEvent(() => announce(moment));
  useEffect(() => {
    const isJump = at !== before.current && at !== before.current + 1;
    before.current = at;
    if (isJump) say();
  }, [at]);
}

/** The button into a branch disappears with its offer, the button back with the branch. */
function useKeptFocus(
  bar: RefObject<HTMLElement | null>,
  isOnBranch: boolean,
): void {
  const before = useRef(isOnBranch);
  useEffect(() => {
    if (before.current === isOnBranch) return;
    before.current = isOnBranch;
    if (document.activeElement === document.body) bar.current?.focus();
  }, [bar, isOnBranch]);
}

function EyesChoice(props: {
  readonly eyes: Eyes;
  readonly players: readonly Player[];
  readonly onChange: (eyes: Eyes) => void;
}) {
  const t = useWords();
  return (
    <select
      className={styles.eyes}
      aria-label={t("replay.eyes")}
      value={props.eyes}
      onChange={({ target }) =>
        props.onChange(target.value === "all" ? "all" : Number(target.value))
      }
    >
      <option value="all">{t("replay.all")}</option>
      {props.players.map(({ name }, seat) => (
        <option key={seat} value={seat}>
          {t("replay.seat", { name })}
        </option>
      ))}
    </select>
  );
}
