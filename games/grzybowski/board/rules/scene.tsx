/** A worked example on the table: market, a grid and its count, as the real board draws them. */

import { examplePlayers, NO_DRAG } from "@stolik/furniture";
import type { Language, Moment, Seat } from "@stolik/kernel";
import { useRef } from "react";
import { count } from "../../rules/count.ts";
import type { Count } from "../../rules/count.ts";
import { places } from "../../rules/field.ts";
import type { Cell, Event, Move, View } from "../../rules/position.ts";
import type { Asked } from "../asked.ts";
import { CardFlights } from "../flights.tsx";
import { GridBoard } from "../grid.tsx";
import { lastLaid } from "../last-laid.ts";
import { Market } from "../market.tsx";
import { outlinesOf } from "../outlines.tsx";
import type { Outline } from "../outlines.tsx";
import { gridOf } from "../plan.ts";
import { pointedOutlines, Tally } from "../tally.tsx";
import type { Ask } from "../use-ask.ts";
import type { Wording, Words } from "../words.ts";
import styles from "./rules.module.css";

export type Part = "market" | "grid" | "count";

type SceneMoment = Moment<View, Move, Event>;

export function Scene(props: {
  readonly moment: SceneMoment;
  readonly parts: readonly Part[];
  readonly eyes: Seat;
  readonly language: Language;
  readonly words: Words;
}) {
  const { moment, parts, eyes, language, words } = props;
  const { view, heard, tried } = moment;
  const surface = useRef<HTMLDivElement>(null);
  const players = examplePlayers.slice(0, view.grids.length);
  const wording: Wording = { words, language, players };
  const grid = gridOf(view, eyes);
  const counted = count(grid);
  const hand = view.turn === eyes ? view.hand : undefined;
  const pointed = pointedIn(moment);
  const isCounted = parts.includes("count");
  return (
    <div ref={surface} className={styles.scene}>
      {parts.includes("market") && (
        <div className={styles.market}>
          <Market
            view={view}
            wording={wording}
            chosen={tried?.type === "take" ? tried.slot : undefined}
            canTake={view.turn === eyes && !hand && view.laid === undefined}
            isLaid={false}
            isDrawn={false}
            ask={NO_ASK}
            drag={NO_DRAG}
            take={ignore}
            look={ignore}
            explainSlot={ignore}
            explainStack={ignore}
          />
        </div>
      )}
      {parts.includes("grid") && (
        <div>
          <GridBoard
            handle={undefined}
            grid={grid}
            seat={eyes}
            label=""
            wording={wording}
            lit={hand ? new Set(places(grid)) : NOTHING}
            offered={chanceOf(tried)}
            picked={tried?.type === "swap" ? tried.one : undefined}
            fresh={lastLaid(heard, eyes)}
            ghost={hand}
            aimed={aimedBy(tried)}
            outlines={isCounted ? outlinesIn(counted, pointed) : []}
            ask={NO_ASK}
            counted={undefined}
            aim={ignore}
            look={ignore}
            act={ignore}
            cancel={ignore}
          />
        </div>
      )}
      {isCounted && (
        <div>
          <Tally
            seat={eyes}
            count={counted}
            wording={wording}
            pointed={
              pointed === undefined ? undefined : { seat: eyes, cell: pointed }
            }
            point={ignore}
          />
        </div>
      )}
      <CardFlights
        heard={heard}
        board={surface}
        own={eyes}
        language={language}
      />
    </div>
  );
}

/** The place that a sentence is about: `cell=12`. */
function pointedIn({ look }: SceneMoment): Cell | undefined {
  const cell = look?.match(/^cell=(\d+)$/)?.[1];
  return cell === undefined ? undefined : Number(cell);
}

/** What the goal pointed at is about, else all that scores. */
function outlinesIn(
  counted: Count,
  pointed: Cell | undefined,
): readonly Outline[] {
  if (pointed !== undefined) return pointedOutlines(counted, pointed);
  return counted.scored
    .filter(({ type, points }) => type === "arrangement" && points > 0)
    .flatMap((scored) => outlinesOf(scored, counted))
    .filter(({ type }) => type !== "missing");
}

function aimedBy(tried: Move | undefined): Cell | undefined {
  if (tried?.type === "lay") return tried.cell;
  return tried?.type === "swap" ? tried.other : undefined;
}

const NOTHING: ReadonlySet<Cell> = new Set();

/** The chance that is about to be used. */
function chanceOf(tried: Move | undefined): ReadonlySet<Cell> {
  return tried && "chance" in tried && tried.chance !== undefined
    ? new Set([tried.chance])
    : NOTHING;
}

const NO_ASK: Ask<Asked> = {
  handlers: () => ({
    onPointerEnter: ignore,
    onPointerDown: ignore,
    onPointerMove: ignore,
    onPointerUp: ignore,
    onPointerCancel: ignore,
    onPointerLeave: ignore,
    onContextMenu: ignore,
  }),
  key: () => false,
  hasHeld: () => false,
};

function ignore(): void {}
