/** The board of Nord Sud Ovest Est: grid, hands, piles, check and log around one choice, and the map at the end. */

import {
  Announcer,
  LiftedCopy,
  LogStrip,
  Reader,
  useDrag,
  useWidth,
  ViewSwitch,
} from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useMemo, useRef, useState } from "react";
import type { City } from "../content/cities.ts";
import type { Cell, Event, Move, View } from "../rules/position.ts";
import styles from "./board.module.css";
import { Check } from "./check.tsx";
import { CardFront } from "./city-card.tsx";
import { describe } from "./describe.ts";
import type { Telling } from "./describe.ts";
import { targetOf } from "./drop-target.ts";
import type { Target } from "./drop-target.ts";
import { EndMap } from "./end-map.tsx";
import { CardFlights } from "./flights.tsx";
import { DESK } from "./geometry.ts";
import { Grid } from "./grid.tsx";
import type { GridHandle } from "./grid.tsx";
import { OtherHands, OwnHand } from "./hands.tsx";
import { currentCheck, logLines } from "./log.tsx";
import type { Recalled } from "./log.tsx";
import { Piles } from "./piles.tsx";
import { drawText, Prompt } from "./prompt.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useWords } from "./words.ts";

type Props = BoardProps<View, Move, Event>;

export function Board(props: Props) {
  const { view, seat, players, heard, language, outcome } = props;
  const words = useWords(language);
  const telling = useMemo<Telling>(
    () => ({ words, language, players, backs: view.backs }),
    [words, language, players, view.backs],
  );
  const surface = useRef<HTMLDivElement>(null);
  const isDesk = useWidth(surface, DESK) >= DESK;
  const grid = useRef<GridHandle>(null);
  const [wanted, setWanted] = useState<City>();
  const [isMagnified, setMagnified] = useState(false);
  const [recalled, setRecalled] = useState<Recalled>();
  const [closed, setClosed] = useState<number>();
  const [shownAfter, setShownAfter] = useState<"map" | "board">("map");

  const hand = (seat === null ? undefined : view.hands[seat]) ?? [];
  const isDrawing = props.canMove && view.draws > 0;
  const canChoose = props.canMove && view.draws === 0;
  const keptFocus = useKeptFocus(surface, isDrawing);
  const chosen =
    canChoose && wanted && hand.includes(wanted) ? wanted : undefined;
  const check = currentCheck(heard, recalled, outcome !== undefined);
  const isCheckOpen = check !== undefined && check.seq !== closed;

  const at = props.seq;
  const lines = useMemo(
    () =>
      logLines(heard, telling, (seq) => {
        setRecalled({ seq, at });
        setClosed(undefined);
      }),
    [heard, telling, at],
  );

  /** What happened, and after the newest of it what is to be done now. */
  function say(event: Event): string {
    const isNewest = event === heard.at(-1)?.events.at(-1);
    const next = isNewest ? drawText(props, telling) : undefined;
    return [describe(event, telling), next].filter(Boolean).join(" ");
  }
  function send(move: Move): void {
    setWanted(undefined);
    setRecalled(undefined);
    props.play(move);
  }
  function lay(cell: Cell): void {
    if (chosen) send({ type: "lay", city: chosen, ...cell });
  }
  function take(pile: number): void {
    if (isDrawing) send({ type: "draw", pile });
    else if (chosen) send({ type: "swap", city: chosen, pile });
  }
  function choose(city: City, byKeys: boolean): void {
    setWanted(city === chosen ? undefined : city);
    if (byKeys && city !== chosen) grid.current?.focus();
  }
  /** The card goes back to the hand, and so does the keyboard. */
  function cancel(): void {
    setWanted(undefined);
    surface.current
      ?.querySelector<HTMLElement>(`[data-card="${chosen}"]`)
      ?.focus();
  }
  function drop(
    _city: City,
    target: Target | undefined,
    byMouse: boolean,
  ): void {
    if (target?.type === "cell") grid.current?.drop(target.cell, byMouse);
    if (target?.type === "pile") take(target.pile);
  }
  const drag = useDrag<City, Target>({
    targetOf,
    onLift: (city) => canChoose && setWanted(city),
    onDrop: drop,
  });
  const target = drag.lifted?.target;
  const showsMap = outcome !== undefined && shownAfter === "map";

  return (
    <Announcer>
      <Reader heard={heard} describe={say} />
      <div ref={surface} className={styles.board} tabIndex={-1} {...keptFocus}>
        <div className={styles.table} data-shape={shapeOf(view)}>
          <div className={styles.main}>
            <div className={styles.grid}>
              {outcome && (
                <ViewSwitch
                  title={words(showsMap ? "end.title" : "end.board-title")}
                  labels={{
                    map: words("end.show-map"),
                    board: words("end.show-board"),
                  }}
                  shown={shownAfter}
                  show={setShownAfter}
                />
              )}
              {showsMap ? (
                <EndMap view={view} telling={telling} />
              ) : (
                <Grid
                  handle={grid}
                  view={view}
                  telling={telling}
                  chosen={chosen}
                  aimed={target?.type === "cell" ? target.cell : undefined}
                  check={isCheckOpen ? check : undefined}
                  isDesk={isDesk}
                  lay={lay}
                  cancel={cancel}
                  onMagnify={setMagnified}
                >
                  <Prompt
                    board={props}
                    telling={telling}
                    chosen={chosen}
                    isMagnified={isMagnified}
                  />
                </Grid>
              )}
            </div>
            <div className={styles.tray}>
              {seat !== null && (
                <OwnHand
                  hand={hand}
                  seat={seat}
                  telling={telling}
                  canChoose={canChoose}
                  chosen={chosen}
                  drag={drag}
                  choose={choose}
                />
              )}
              <OtherHands
                hands={view.hands}
                own={seat}
                turn={outcome ? undefined : view.turn}
                players={players}
                telling={telling}
              />
            </div>
          </div>
          <div className={styles.side}>
            <div className={styles.piles} data-drawing={isDrawing}>
              <Piles
                view={view}
                telling={telling}
                use={isDrawing ? "draw" : chosen ? "swap" : undefined}
                aimed={target?.type === "pile" ? target.pile : undefined}
                take={take}
              />
            </div>
            {isCheckOpen && (
              <div className={styles.check}>
                <Check
                  key={check.seq}
                  check={check.event}
                  telling={telling}
                  close={() => setClosed(check.seq)}
                />
              </div>
            )}
            <div className={styles.log}>
              <LogStrip
                title={words("log.title")}
                lines={lines}
                short={isCheckOpen ? 4 : 9}
                moreLabel={words("log.all", { lines: heard.length })}
                fewerLabel={words("log.fewer")}
              />
            </div>
          </div>
        </div>
        <CardFlights
          heard={heard}
          board={surface}
          own={seat}
          language={language}
        />
        {drag.lifted && (
          <LiftedCopy lifted={drag.lifted} isAimed={target?.type === "cell"}>
            <CardFront city={drag.lifted.item} language={language} />
          </LiftedCopy>
        )}
      </div>
    </Announcer>
  );
}

/** How much room the plate asks for: the style sheet keeps it within the window's height. */
function shapeOf({ columns }: View): "tight" | "standard" | "roomy" {
  if (columns < 15) return "tight";
  return columns > 15 ? "roomy" : "standard";
}
