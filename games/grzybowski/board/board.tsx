/** The board of Plac Grzybowski: market, the grids, the turn being planned, both sides of any card, the count. */

import {
  Announcer,
  EventAnnouncer,
  useDrag,
  useFocusKept,
  useStable,
} from "@stolik/furniture";
import type { BoardProps, Language, Player, Seat } from "@stolik/kernel";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Cell, Event, Move, View } from "../rules/index.ts";
import { useAim } from "./aimed.ts";
import type { Asked } from "./asked.ts";
import styles from "./board.module.css";
import { CountTables } from "./count-table.tsx";
import { describe } from "./describe.ts";
import type { Desk } from "./desk.ts";
import { CardFlights } from "./flights.tsx";
import type { GridHandle } from "./grid.tsx";
import { FarGrid, Grids } from "./grids.tsx";
import { CardSheet } from "./card-sheet.tsx";
import { Inspector } from "./inspector.tsx";
import { LiftedCard } from "./lifted-card.tsx";
import { Market } from "./market.tsx";
import { SideColumn } from "./side-column.tsx";
import type { Pointed } from "./tally.tsx";
import { TurnPanel } from "./turn-panel.tsx";
import { useAsk } from "./use-ask.ts";
import { useCounting } from "./use-counting.ts";
import { useNote } from "./use-note.ts";
import { useGridInSight, useNear, useRoom } from "./use-room.ts";
import { useTurn } from "./use-turn.ts";
import { useWords } from "./words.ts";
import type { Wording } from "./words.ts";

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, players, heard, language, outcome, seq } = props;
  const wording = useWording(language, players);
  const surface = useRef<HTMLDivElement>(null);
  const { isWide, isBeside } = useRoom(surface);
  const ownGrid = useRef<GridHandle>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  // On one device the seat changes with the turn; the grids keep their places.
  const [home] = useState<Seat>(seat ?? 0);
  const [asked, setAsked] = useState<Asked>();
  const [pointed, setPointed] = useState<Pointed>();
  const turn = useTurn(props);
  const { plan } = turn;
  const ask = useAsk<Asked>((thing) => isBeside && setAsked(thing), setAsked);
  const close = useCallback(() => setAsked(undefined), []);
  const drag = useDrag<number, Cell>({
    targetOf: cellOf,
    onLift: (slot) => take(slot, false),
    onDrop(_slot, cell) {
      if (cell !== undefined && turn.lit.has(cell)) turn.act(cell);
    },
  });
  const aiming = useAim(props, turn, drag.lifted?.target);
  const counting = useCounting(props, wording, plan.shown);
  const noted = useNote(props, wording, turn);
  const desk: Desk = {
    board: props,
    wording,
    turn,
    ...counting,
    ...noted,
    ...aiming,
    pointed,
    ask,
    drag,
  };
  const { near, turnTo } = useNear(
    counting.step?.seat ?? pointed?.seat,
    seat ?? home,
    seq,
  );
  const seats = [home, 1 - home].filter((one) => one < view.grids.length);
  const isAlone = seats.length === 1;
  /** The result is said after the count (`over-voice.ts`). */
  const say = (event: Event) =>
    event.type === "over" ? "" : describe(event, wording, view.grids);

  useGridInSight(surface, isWide ? undefined : pointed);
  useFocusKept(surface, seq);

  function take(slot: number, byKeys: boolean): void {
    turn.take(slot);
    turnTo(undefined);
    if (byKeys) requestAnimationFrame(() => ownGrid.current?.focus());
  }
  function act(cell: Cell, byKeys: boolean): void {
    const done = turn.act(cell);
    if (done === "planned" && byKeys)
      requestAnimationFrame(() => confirm.current?.focus());
    if (done === "nothing") noted.explain(cell);
  }
  const farGrid = !isWide && !isAlone && (
    <FarGrid desk={desk} near={near} turnTo={turnTo} />
  );

  return (
    <Announcer>
      <EventAnnouncer heard={heard} describe={say} />
      <div ref={surface} className={styles.board}>
        <div
          className={styles.table}
          data-over={outcome ? true : undefined}
          data-alone={isAlone || undefined}
        >
          {!outcome && (
            <div className={styles.tray}>
              <DeskMarket desk={desk} take={take} look={setAsked} />
              {farGrid}
            </div>
          )}
          <div className={styles.bar}>
            <TurnPanel desk={desk} confirmRef={confirm}>
              {farGrid}
            </TurnPanel>
          </div>
          <Grids
            desk={desk}
            seats={isWide ? seats : [near]}
            handle={ownGrid}
            act={act}
          />
          <DeskCounts desk={desk} seats={seats} point={setPointed} />
          <SideColumn desk={desk} seats={seats} point={setPointed}>
            {isBeside && (
              <div className={styles.inspector}>
                <Inspector asked={asked ?? plan.shown.hand} wording={wording} />
              </div>
            )}
          </SideColumn>
        </div>
        <CardSheet
          asked={isBeside && asked?.from === undefined ? undefined : asked}
          desk={desk}
          close={close}
          take={(slot) => take(slot, false)}
        />
        <CardFlights
          heard={heard}
          board={surface}
          own={seat}
          language={language}
        />
        <DeskLifted desk={desk} />
      </div>
    </Announcer>
  );
}

function useWording(language: Language, players: readonly Player[]): Wording {
  const words = useWords(language);
  return useMemo(
    () => ({ words, language, players }),
    [words, language, players],
  );
}

function DeskMarket(props: {
  readonly desk: Desk;
  take(slot: number, byKeys: boolean): void;
  look(asked: Asked): void;
}) {
  const { board, wording, turn, ask, drag } = props.desk;
  const { shown, staged } = turn.plan;
  return (
    <Market
      view={board.view}
      wording={wording}
      chosen={turn.slot}
      canTake={turn.canTake}
      isLaid={shown.laid !== undefined}
      isDrawn={staged.some(({ type }) => type === "draw")}
      ask={ask}
      drag={drag}
      take={useStable(props.take)}
      look={props.look}
      explainSlot={useStable(props.desk.explainSlot)}
      explainStack={useStable(props.desk.explainStack)}
    />
  );
}

/** The card that a finger or the mouse carries. */
function DeskLifted({ desk }: { readonly desk: Desk }) {
  const { board, drag } = desk;
  return (
    drag.lifted && (
      <LiftedCard
        lifted={drag.lifted}
        market={board.view.market}
        language={board.language}
      />
    )
  );
}

/** The count, once it has been shown step by step. */
function DeskCounts(props: {
  readonly desk: Desk;
  readonly seats: readonly Seat[];
  point(at: Pointed | undefined): void;
}) {
  const { counts, final, pointed, wording } = props.desk;
  return (
    final.isTable && (
      <div className={styles.tables}>
        <CountTables
          seats={props.seats}
          counts={counts}
          wording={wording}
          pointed={pointed}
          point={props.point}
        />
      </div>
    )
  );
}

/** The place of a grid that an element belongs to. */
function cellOf(element: Element | null): Cell | undefined {
  const name = element?.closest("[data-cell]")?.getAttribute("data-cell");
  return name ? Number(name) : undefined;
}
