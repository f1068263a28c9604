/** The middle of the board: the grid, or after the end the map. */

import { HintSwitch, Leaving, useHints, ViewSwitch } from "@stolik/furniture";
import type { Left } from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useMemo, useRef, useState } from "react";
import type { City } from "../content/cities.ts";
import type { Event, Move, View } from "../rules/position.ts";
import styles from "./board.module.css";
import { CityMap } from "./city-map.tsx";
import type { Wording } from "./describe.ts";
import { Grid } from "./grid.tsx";
import type { Checked } from "./log.tsx";
import { narrowLines } from "./narrow-lines.ts";
import { Prompt } from "./prompt.tsx";
import type { IdleTap } from "./prompt.tsx";
import { wrongToShow } from "./wrong-cards.ts";
import type { OwnTurn } from "./use-turn.ts";

export function Middle(props: {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  readonly turn: OwnTurn;
  /** The check that lies open. */
  readonly check: Checked | undefined;
  readonly isDesk: boolean;
}) {
  const { board, wording, turn } = props;
  const { view, outcome } = board;
  const { words } = wording;
  const [tapped, setTapped] = useState<{
    readonly idle: IdleTap | undefined;
    readonly chosen: City | undefined;
    readonly seq: number;
  }>();
  // Another card, or another turn, and it is forgotten.
  const isFresh = tapped?.chosen === turn.chosen && tapped?.seq === board.seq;
  const [shownAfter, setShownAfter] = useState<"map" | "board">("map");
  const holder = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<Left>();
  const showsMap = outcome !== undefined && shownAfter === "map";
  const target = turn.drag.lifted?.target;
  const wrong = useMemo(
    () => wrongToShow(board.heard, board.seat, view),
    [board.heard, board.seat, view],
  );
  const { areShown } = useHints();
  const narrow = useMemo(
    () => (areShown ? narrowLines(view) : undefined),
    [areShown, view],
  );
  return (
    <div ref={holder} className={styles.grid}>
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
        <CityMap {...{ view, wrong, wording, left }} />
      ) : (
        <Leaving board={holder} attribute="data-cell" note={setLeft}>
          <Grid
            handle={turn.grid}
            view={view}
            wording={wording}
            chosen={turn.chosen}
            aimed={target?.type === "cell" ? target.cell : undefined}
            check={props.check}
            narrow={narrow}
            isDesk={props.isDesk}
            lay={turn.lay}
            cancel={turn.cancel}
            onIdleTap={(idle) =>
              setTapped({ idle, chosen: turn.chosen, seq: board.seq })
            }
          >
            <Prompt
              board={board}
              wording={wording}
              chosen={turn.chosen}
              idle={isFresh ? tapped.idle : undefined}
            />
            <HintSwitch
              label={words("hints.name")}
              about={words("hints.what")}
            />
          </Grid>
        </Leaving>
      )}
    </div>
  );
}
