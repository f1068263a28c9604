/** What one may do after a match on this device: once more, against stronger or gentler bots; the rest behind "more". */

import { Button } from "../parts/button.tsx";
import { EndMore } from "../parts/end-more.tsx";
import { useWords } from "../words.ts";
import { OfferedMatch } from "./offered-match.tsx";
import { gentlerThan, strongerThan } from "./opponents.ts";
import type { Offer, Opponents } from "./opponents.ts";

export function AfterMatch(props: {
  readonly game: string;
  /** Whom somebody who plays alone has just played against. */
  readonly opponents: Opponents | undefined;
  /** Whoever plays alone has lost. */
  readonly hasLost?: boolean;
  /** What suits how the match went. */
  readonly offer: Offer | undefined;
  begin(opponents: Opponents): void;
  rematch(): void;
  /** Other players or options. */
  change(): void;
  /** Shows the match again on the page, with its review or without. */
  watch(isReview: boolean): void;
  /** Keeps the record of the match as a file. */
  save(): void;
}) {
  const t = useWords();
  const { game, offer, opponents } = props;
  const others = {
    // Nobody who has just lost asks for more of it; other players are behind "more".
    stronger: opponents && !props.hasLost && strongerThan(opponents),
    gentler: opponents && gentlerThan(opponents),
  };
  return (
    <>
      {offer && (
        <OfferedMatch
          game={game}
          offer={offer}
          onAccept={() => props.begin(offer)}
        />
      )}
      <Button look={offer ? "plain" : "primary"} onPress={props.rematch}>
        {t("end.rematch")}
      </Button>
      {(["stronger", "gentler"] as const).map((type) => {
        const other = others[type];
        if (!other || type === offer?.type) return null;
        return (
          <Button key={type} onPress={() => props.begin(other)}>
            {t(`offer.${type}`)}
          </Button>
        );
      })}
      <Button onPress={() => props.watch(true)}>{t("review.button")}</Button>
      <Button onPress={() => props.watch(false)}>{t("replay.watch")}</Button>
      <EndMore>
        <Button onPress={props.change}>{t("end.change")}</Button>
        <Button onPress={props.save}>{t("end.record")}</Button>
      </EndMore>
    </>
  );
}
