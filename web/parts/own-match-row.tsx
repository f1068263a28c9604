/** One of a person's matches as a line that opens it; a tap puts it away, another brings it back. */

import { CloseButton } from "@stolik/furniture";
import { findEntry } from "../games.ts";
import { useCard, useLanguage } from "../language.ts";
import { makePath } from "../router/route.ts";
import type { Route } from "../router/route.ts";
import type { OwnMatch } from "../session/own-matches.ts";
import { useWords } from "../words.ts";
import { ago } from "./ago.ts";
import { Button, ButtonLink } from "./button.tsx";
import styles from "./own-match-row.module.css";
import { useFocusKept } from "./use-focus-kept.ts";

export function OwnMatchRow({
  match,
  state,
  now,
  isAway = false,
  onPut,
}: {
  readonly match: OwnMatch;
  /** Whose turn it is, or how it went; undefined: there is nothing to say. */
  readonly state?: string | undefined;
  readonly now: number;
  /** Put away during this visit. */
  readonly isAway?: boolean;
  /** Absent where nothing is put away. */
  readonly onPut?: (isAway: boolean) => void;
}) {
  const t = useWords();
  const language = useLanguage();
  const { game, place, names, seat, at } = match;
  const { title } = useCard(game);
  const row = useFocusKept<HTMLLIElement>(isAway);
  const entry = findEntry(game);
  const replay = replayOf(match);
  const others = names
    .filter((name, index) => name !== null && index !== seat)
    .join(", ");
  const facts = [others, t(`mine.${place.type}`)].filter(Boolean).join(" · ");
  return (
    <li ref={row} className={styles.row} data-game={game}>
      {/* There before its words are, so that a screen reader says them. */}
      <p role="status" className={isAway ? styles.away : styles.voice}>
        {isAway && t("mine.away", { title })}
      </p>
      {isAway ? (
        <Button look="quiet" onPress={() => onPut?.(false)}>
          {t("home.undo")}
        </Button>
      ) : (
        <>
          <a className={styles.open} href={makePath(routeOf(match))}>
            <span className={styles.picture}>{entry && <entry.Emblem />}</span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {state && <span className={styles.state}>{state}</span>}
              <span className={styles.facts}>{facts}</span>
              {at !== undefined && (
                <time
                  className={styles.facts}
                  dateTime={new Date(at).toISOString()}
                >
                  {ago(at, now, language)}
                </time>
              )}
            </span>
          </a>
          {replay && (
            <ButtonLink to={replay} look="quiet">
              {t("replay.watch")}
            </ButtonLink>
          )}
          {onPut && (
            <CloseButton
              label={t("mine.putAway", { match: `${title}, ${facts}` })}
              close={() => onPut(true)}
            />
          )}
        </>
      )}
    </li>
  );
}

function routeOf({ game, place }: OwnMatch): Route {
  if (place.type === "online") return { type: "table", table: place.table };
  return place.kept
    ? { type: "replay", kept: place.kept }
    : { type: place.type, game };
}

/** Undefined: it is not over, or the line itself leads there. */
function replayOf({ place, stage }: OwnMatch): Route | undefined {
  return place.type === "online" && stage === "over"
    ? { type: "replay", table: place.table }
    : undefined;
}
