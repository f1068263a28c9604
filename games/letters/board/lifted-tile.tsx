/** The copy of a tile that hangs on the pointer while it is dragged. */

import styles from "./board.module.css";
import type { Desk } from "./draft.ts";
import { Tile } from "./tile.tsx";
import type { Lifted } from "./use-drag.ts";

export function LiftedTile(props: {
  readonly lifted: Lifted;
  readonly desk: Desk;
}) {
  const { slot, x, y, width } = props.lifted;
  return (
    <div
      className={styles.lifted}
      style={{ inlineSize: width, transform: `translate(${x}px, ${y}px)` }}
      aria-hidden
    >
      <Tile
        board={props.desk.view.board}
        letter={props.desk.rack[slot] ?? ""}
        look="tried"
      />
    </div>
  );
}
