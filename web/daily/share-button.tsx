/** Shares a result as symbols: by the device's own sheet, or copied; where neither works, to be copied by hand. */

import { useAnnounce } from "@stolik/furniture";
import type { Day, Mark } from "@stolik/kernel";
import { useState } from "react";
import { useCard, useLanguage } from "../language.ts";
import { Button } from "../parts/button.tsx";
import { makePath } from "../router/route.ts";
import { useDealWords, useWords } from "../words.ts";
import styles from "./result.module.css";
import { share, shareText } from "./share.ts";
import type { Shared } from "./share.ts";

interface Props {
  readonly game: string;
  readonly day: Day;
  readonly score: number;
  readonly best: number;
  readonly marks: readonly Mark[];
}

export function ShareButton({ game, day, score, best, marks }: Props) {
  const t = useWords();
  const words = useDealWords(game);
  const { title } = useCard(game);
  const language = useLanguage();
  const announce = useAnnounce();
  const [left, setLeft] = useState<Shared | "by-hand">();
  const text = shareText(
    {
      day,
      title,
      score: words("score", { count: score, score, best }),
      marks,
      address: `${location.origin}${makePath({ type: "deal", game })}`,
    },
    language,
  );
  const press = async () => {
    const how = await share(text);
    setLeft(how ?? "by-hand");
    if (how === "copied") announce(t("daily.copied"));
  };
  return (
    <>
      <Button look="primary" isLarge onPress={() => void press()}>
        {left === "copied" ? t("daily.copied") : t("daily.share")}
      </Button>
      {left === "by-hand" && (
        <textarea
          className={styles.byHand}
          aria-label={t("daily.byHand")}
          readOnly
          rows={4}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
