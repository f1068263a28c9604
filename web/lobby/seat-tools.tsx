/** What the host may do with one seat: a bot on it or off it, somebody removed, the seat moved or taken away. */

import type { Player, Seat } from "@stolik/kernel";
import type { SeatChange } from "@stolik/server/protocol";
import { Button } from "../parts/button.tsx";
import { LevelChoice } from "../parts/level-choice.tsx";
import { useWords } from "../words.ts";
import { DEFAULT_LEVEL } from "./plan.ts";
import styles from "./waiting-seats.module.css";

export type Tool = "bot" | "level" | "up" | "down" | "clear" | "drop";

/** What opens below a seat: a bot's levels, or the question whether a person is to be removed. */
export type PanelName = "level" | "remove";

/** Absent: the focus stays where it is. */
type Arrange = (change: SeatChange, to?: Place) => void;

/** Where the focus goes on to. */
export interface Place {
  readonly seat: Seat;
  readonly tool: Tool;
}

const signs = {
  up: "M4 15l8-8 8 8",
  down: "M4 9l8 8 8-8",
  clear: "M5 5l14 14M19 5L5 19",
  drop: "M5 5l14 14M19 5L5 19",
} as const;

export function SeatTools(props: {
  readonly seat: Seat;
  readonly player: Player | null;
  readonly isYou: boolean;
  /** The last seat of all. */
  readonly last: Seat;
  readonly canMove: boolean;
  readonly canDrop: boolean;
  readonly panel: PanelName | undefined;
  readonly onArrange: Arrange;
  readonly onPanel: (panel: PanelName) => void;
}) {
  const { seat, player, last, panel, canMove, onArrange } = props;
  const t = useWords();
  if (!player) return <FreeSeatTools {...props} />;
  const { name } = player;
  const swapWith = (other: Seat, tool: Tool) => () =>
    onArrange({ type: "swap", seats: [seat, other] }, { seat: other, tool });
  return (
    <div className={styles.tools}>
      {player.type === "bot" && (
        <button
          type="button"
          className={styles.level}
          data-tool="level"
          aria-expanded={panel === "level"}
          aria-label={t("waiting.levelOf", { name })}
          onClick={() => props.onPanel("level")}
        >
          {t("waiting.level")}
        </button>
      )}
      <IconButton
        tool="up"
        label={t("waiting.up", { name })}
        isDisabled={seat === 0 || !canMove}
        onPress={swapWith(seat - 1, "up")}
      />
      <IconButton
        tool="down"
        label={t("waiting.down", { name })}
        isDisabled={seat === last || !canMove}
        onPress={swapWith(seat + 1, "down")}
      />
      {player.type === "bot" ? (
        <IconButton
          tool="clear"
          label={t("waiting.clear", { name })}
          onPress={() =>
            onArrange({ type: "clear", seat }, { seat, tool: "bot" })
          }
        />
      ) : props.isYou ? (
        <span className={styles.gap} />
      ) : (
        <IconButton
          tool="clear"
          label={t("waiting.remove", { name })}
          isExpanded={panel === "remove"}
          onPress={() => props.onPanel("remove")}
        />
      )}
    </div>
  );
}

function FreeSeatTools({
  seat,
  canDrop,
  onArrange,
}: {
  readonly seat: Seat;
  readonly canDrop: boolean;
  readonly onArrange: Arrange;
}) {
  const t = useWords();
  const number = seat + 1;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.bot}
        data-tool="bot"
        aria-label={t("waiting.botAt", { number })}
        onClick={() =>
          onArrange(
            { type: "bot", seat, level: DEFAULT_LEVEL },
            { seat, tool: "level" },
          )
        }
      >
        {t("waiting.bot")}
      </button>
      <IconButton
        tool="drop"
        label={t("waiting.drop", { number })}
        isDisabled={!canDrop}
        onPress={() => onArrange({ type: "drop", seat }, { seat, tool: "bot" })}
      />
    </div>
  );
}

export function SeatPanel({
  game,
  seat,
  player,
  panel,
  onArrange,
  onClose,
}: {
  readonly game: string;
  readonly seat: Seat;
  readonly player: Player;
  readonly panel: PanelName;
  readonly onArrange: Arrange;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const { name } = player;
  if (player.type === "bot" && panel === "level")
    return (
      <div className={styles.panel}>
        <LevelChoice
          game={game}
          legend={t("waiting.levelOf", { name })}
          value={player.level}
          onChange={(level) => onArrange({ type: "bot", seat, level })}
        />
      </div>
    );
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={t("waiting.remove", { name })}
    >
      <p>{t("waiting.removeHint", { name })}</p>
      <div className={styles.answers}>
        <Button
          look="primary"
          onPress={() =>
            onArrange({ type: "clear", seat }, { seat, tool: "bot" })
          }
        >
          {t("waiting.remove", { name })}
        </Button>
        <Button onPress={onClose}>{t("waiting.keep")}</Button>
      </div>
    </div>
  );
}

/** Stays focusable when there is nothing to do: a focused button that is disabled loses the focus. */
function IconButton({
  tool,
  label,
  isDisabled = false,
  isExpanded,
  onPress,
}: {
  readonly tool: keyof typeof signs;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Whether the panel that it opens is open. */
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.icon}
      data-tool={tool}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      aria-expanded={isExpanded}
      onClick={isDisabled ? undefined : onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={signs[tool]} />
      </svg>
    </button>
  );
}
