/** The board of Plac Grzybowski: market, two grids, the turn being planned, both sides of any card, the count. */

import { Announcer, Reader, useDrag, useWidth } from "@stolik/furniture";
import type { BoardProps, Seat } from "@stolik/kernel";
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { count } from "../rules/count.ts";
import type { Cell, Event, Move, View } from "../rules/index.ts";
import type { Asked } from "./asked.ts";
import styles from "./board.module.css";
import { CountTables } from "./count-table.tsx";
import { describe } from "./describe.ts";
import type { Desk } from "./desk.ts";
import { CardFlights } from "./flights.tsx";
import type { GridHandle } from "./grid.tsx";
import { FarGrid, Grids } from "./grids.tsx";
import { Inspector, InspectorSheet } from "./inspector.tsx";
import { LiftedCard } from "./lifted-card.tsx";
import { Market } from "./market.tsx";
import { showSteps } from "./show-steps.ts";
import { SideColumn } from "./side-column.tsx";
import type { Pointed } from "./tally.tsx";
import { TurnPanel } from "./turn-panel.tsx";
import { useAsk } from "./use-ask.ts";
import { useShow } from "./use-show.ts";
import { useTurn } from "./use-turn.ts";
import { useWords } from "./words.ts";
import type { Telling } from "./words.ts";

/** From so wide on both grids are large; from so wide on there is room beside them. */
const BOTH = 700;
const BESIDE = 1000;
const TAP = 150;

export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, players, heard, language, outcome, seq } = props;
  const words = useWords(language);
  const telling = useMemo<Telling>(
    () => ({ words, language, players }),
    [words, language, players],
  );
  const surface = useRef<HTMLDivElement>(null);
  const width = useWidth(surface, 1280);
  const [isWide, isBeside] = [width >= BOTH, width >= BESIDE];
  const ownGrid = useRef<GridHandle>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  // On one device the seat changes with the turn; the grids keep their places.
  const [home] = useState<Seat>(seat ?? 0);
  const [turned, setTurned] = useState<{ seat: Seat; seq: number }>();
  const [asked, setAsked] = useState<Asked>();
  const [pointed, setPointed] = useState<Pointed>();

  const turn = useTurn(props);
  const { plan } = turn;
  const final = useShow(outcome);
  const ask = useAsk<Asked>((thing) => isBeside && setAsked(thing), setAsked);
  const close = useCallback(() => setAsked(undefined), []);
  const drag = useDrag<number, Cell>({
    targetOf: cellOf,
    onLift: (slot) => take(slot, false),
    onDrop(_slot, cell) {
      if (cell !== undefined && turn.lit.has(cell)) turn.act(cell);
    },
  });
  const steps = useMemo(
    () => (outcome ? showSteps(view, telling) : []),
    [outcome, view, telling],
  );
  const counts = useMemo(() => plan.shown.grids.map(count), [plan.shown]);
  const before = useMemo(() => view.grids.map(count), [view]);
  const step = final.show && steps[final.show.index];
  const desk: Desk = {
    board: props,
    telling,
    turn,
    counts,
    before,
    final,
    steps,
    step,
    pointed,
    ask,
    drag,
  };
  const own = seat ?? home;
  // What was tapped answers first; a whole grid that takes the other's place comes after.
  const near = useDeferredValue(
    step?.seat ?? pointed?.seat ?? (turned?.seq === seq ? turned.seat : own),
  );
  const both = [home, 1 - home];

  useEffect(() => {
    if (isWide || !pointed) return undefined;
    // The grid may be out of sight on a phone; the tap that asked for it ends first.
    const timer = setTimeout(() => {
      const grid = surface.current?.querySelector("[data-grid]");
      grid?.scrollIntoView?.({ block: "nearest" });
    }, TAP);
    return () => clearTimeout(timer);
  }, [isWide, pointed]);

  function take(slot: number, byKeys: boolean): void {
    turn.take(slot);
    setTurned(undefined);
    if (byKeys) requestAnimationFrame(() => ownGrid.current?.focus());
  }
  function act(cell: Cell, byKeys: boolean): void {
    if (turn.act(cell) === "planned" && byKeys)
      requestAnimationFrame(() => confirm.current?.focus());
  }
  const farGrid = !isWide && (
    <FarGrid
      desk={desk}
      near={near}
      turnTo={(to) => setTurned({ seat: to, seq })}
    />
  );

  return (
    <Announcer>
      <Reader heard={heard} describe={(event) => describe(event, telling)} />
      <div ref={surface} className={styles.board}>
        <div className={styles.table} data-over={outcome ? true : undefined}>
          {!outcome && (
            <div className={styles.tray}>
              <Market
                view={view}
                telling={telling}
                chosen={turn.slot}
                canTake={turn.canTake}
                isLaid={plan.shown.laid !== undefined}
                isDrawn={plan.staged.some(({ type }) => type === "draw")}
                ask={ask}
                drag={drag}
                take={take}
              />
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
            seats={isWide ? both : [near]}
            handle={ownGrid}
            act={act}
          />
          {final.isTable && (
            <div className={styles.tables}>
              <CountTables
                seats={both}
                counts={counts}
                telling={telling}
                pointed={pointed}
                point={setPointed}
              />
            </div>
          )}
          <SideColumn desk={desk} seats={both} point={setPointed}>
            {isBeside && (
              <div className={styles.inspector}>
                <Inspector asked={asked ?? plan.shown.hand} telling={telling} />
              </div>
            )}
          </SideColumn>
        </div>
        {!isBeside && asked && (
          <InspectorSheet asked={asked} telling={telling} close={close} />
        )}
        <CardFlights
          heard={heard}
          board={surface}
          own={seat}
          language={language}
        />
        {drag.lifted && (
          <LiftedCard
            lifted={drag.lifted}
            market={view.market}
            language={language}
          />
        )}
      </div>
    </Announcer>
  );
}

/** The place of a grid that an element belongs to. */
function cellOf(element: Element | null): Cell | undefined {
  const name = element?.closest("[data-cell]")?.getAttribute("data-cell");
  return name ? Number(name) : undefined;
}
