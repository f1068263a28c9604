/** The middle of the board: the cross while it is built and judged, after the end the map of it. */

import { Leaving, ViewSwitch } from "@stolik/furniture";
import type { Drag, Left } from "@stolik/furniture";
import { useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import type { Card, Move, Slot } from "../rules/position.ts";
import { Actions } from "./actions.tsx";
import styles from "./board.module.css";
import { Cross } from "./cross.tsx";
import type { CrossHandle } from "./cross.tsx";
import { Deck } from "./deck.tsx";
import { CrossMap } from "./cross-map.tsx";
import { ownMistakes } from "./own-mistakes.ts";
import type { Table } from "./use-table.ts";
import type { Words } from "./words.ts";

interface Props {
  readonly table: Table;
  readonly cross: RefObject<CrossHandle | null>;
  readonly drag: Drag<Card, Slot>;
  send(move: Move): void;
  /** A card was tapped to be looked at. */
  look(card: Card): void;
}

export function Middle(props: Props) {
  const { wording, board, last, turnedOver } = props.table;
  const [shownAfter, setShownAfter] = useState<"map" | "cross">("map");
  const [pointed, setPointed] = useState<Slot>();
  const holder = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<Left>();
  const ended = turnedOver.turned ? undefined : last;
  const { heard, seat } = board;
  const mistakes = useMemo(() => ownMistakes(heard, seat), [heard, seat]);
  return (
    <div className={styles.main}>
      <div ref={holder} className={styles.cross}>
        {ended && (
          <EndSwitch
            words={wording.words}
            shown={shownAfter}
            show={setShownAfter}
          />
        )}
        {ended && shownAfter === "map" ? (
          <CrossMap
            event={ended}
            mistakes={mistakes}
            wording={wording}
            report={board.report}
            left={left}
          />
        ) : (
          <Leaving board={holder} attribute="data-card" note={setLeft}>
            <CrossNow {...props} onPoint={setPointed} />
          </Leaving>
        )}
      </div>
      {!board.outcome && <Tray {...props} pointed={pointed} />}
    </div>
  );
}

/** After the end: the last cross on a map, or as it lay. */
function EndSwitch(props: {
  readonly words: Words;
  readonly shown: "map" | "cross";
  show(shown: "map" | "cross"): void;
}) {
  const { words } = props;
  return (
    <ViewSwitch
      title={words("end.title")}
      labels={{ map: words("end.show-map"), cross: words("end.show-cross") }}
      shown={props.shown}
      show={props.show}
    />
  );
}

export function CrossNow(
  props: Props & {
    /** As high as the window allows, unless it is told. */
    readonly height?: number;
    onPoint(slot: Slot | undefined): void;
  },
) {
  const { table, send } = props;
  const { film, asking, turnedOver, verdicts } = table;
  const { stage, deck, arms } = table.board.view;
  return (
    <Cross
      handle={props.cross}
      shown={table.shown}
      wording={table.wording}
      height={props.height}
      stage={`${stage.type} ${deck.length} ${turnedOver.turned?.seq} ${film?.judged}`}
      gaze={table.gaze}
      canLay={table.canLay}
      aimed={props.drag.lifted?.target}
      asks={table.asks}
      fresh={asking && arms[asking.arm][asking.index]}
      {...(verdicts ? { verdicts } : {})}
      numbers={table.numbers}
      lay={({ arm, index }) => {
        if (table.canLay) send({ type: "lay", arm, index });
      }}
      doubt={(neighbour) => send({ type: "doubt", neighbour })}
      look={props.look}
      onPoint={props.onPoint}
    />
  );
}

/** While the match goes on: the deck, and what to do next. */
function Tray(props: Props & { readonly pointed: Slot | undefined }) {
  const { table, cross } = props;
  return (
    <div className={styles.tray}>
      <Deck
        className={styles.deck}
        deck={table.deck}
        wording={table.wording}
        canLay={table.canLay}
        drag={props.drag}
        take={(byKeys) => byKeys && cross.current?.focus()}
      />
      <Actions
        board={table.board}
        wording={table.wording}
        canAct={table.canAct}
        turned={table.turnedOver.turned?.event.type}
        shown={table.shown}
        pointed={props.pointed}
        send={props.send}
      />
    </div>
  );
}
