/** The middle of the board: the grid, or after the end the map. */

import { ViewSwitch } from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useState } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import styles from "./board.module.css";
import { CityMap } from "./city-map.tsx";
import type { Wording } from "./describe.ts";
import { Grid } from "./grid.tsx";
import type { Checked } from "./log.tsx";
import { Prompt } from "./prompt.tsx";
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
  const [isMagnified, setMagnified] = useState(false);
  const [shownAfter, setShownAfter] = useState<"map" | "board">("map");
  const showsMap = outcome !== undefined && shownAfter === "map";
  const target = turn.drag.lifted?.target;
  return (
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
        <CityMap view={view} wording={wording} />
      ) : (
        <Grid
          handle={turn.grid}
          view={view}
          wording={wording}
          chosen={turn.chosen}
          aimed={target?.type === "cell" ? target.cell : undefined}
          check={props.check}
          isDesk={props.isDesk}
          lay={turn.lay}
          cancel={turn.cancel}
          onMagnify={setMagnified}
        >
          <Prompt
            board={board}
            wording={wording}
            chosen={turn.chosen}
            isMagnified={isMagnified}
          />
        </Grid>
      )}
    </div>
  );
}
