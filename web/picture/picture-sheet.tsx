/** The picture of the match on a sheet: seen first, then kept or sent. */

import type { AnyGameModule } from "@stolik/furniture";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { findEntry } from "../games.ts";
import { useLanguage } from "../language.ts";
import { Button } from "../parts/button.tsx";
import { downloadFile } from "../parts/download.ts";
import { Loading } from "../parts/loading.tsx";
import { Sheet } from "../parts/sheet.tsx";
import type { ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";
import { HEIGHT, WIDTH, drawPicture } from "./draw-picture.ts";
import type { PictureWords } from "./draw-picture.ts";
import styles from "./picture-sheet.module.css";
import { sceneOf } from "./scene.ts";

export interface PictureProps {
  readonly game: string;
  readonly module: Pick<AnyGameModule, "Souvenir">;
  readonly match: ShownMatch;
  readonly words: Omit<PictureWords, "day">;
  readonly onClose: () => void;
}

export function PictureSheet(props: PictureProps) {
  const t = useWords();
  const { game, match, words, onClose } = props;
  const language = useLanguage();
  const entry = findEntry(game);
  const scene = useRef<HTMLDivElement>(null);
  const picture = usePicture(game, words, scene);
  const { Souvenir } = props.module;
  const file = picture.file && {
    name: `stolik-${game}.png`,
    blob: picture.file,
  };
  return (
    <Sheet title={t("picture.title")} onClose={onClose}>
      <div ref={scene} className={styles.scene} data-game={game} aria-hidden>
        {Souvenir && match.outcome ? (
          <Souvenir {...match} outcome={match.outcome} language={language} />
        ) : (
          entry && <entry.Emblem />
        )}
      </div>
      <div role="status">
        {picture.hasFailed && <p>{t("picture.failed")}</p>}
      </div>
      {picture.address ? (
        <img
          className={styles.picture}
          src={picture.address}
          width={WIDTH}
          height={HEIGHT}
          alt={[words.title, words.result, words.decided].join(". ")}
        />
      ) : (
        !picture.hasFailed && <Loading />
      )}
      {file && (
        <div className={styles.buttons}>
          <Button
            look="primary"
            onPress={() => downloadFile(file.name, file.blob)}
          >
            {t("picture.save")}
          </Button>
          <SendButton file={file} />
        </div>
      )}
    </Sheet>
  );
}

/** Where the device knows where to send it. */
function SendButton({
  file: { name, blob },
}: {
  readonly file: { readonly name: string; readonly blob: Blob };
}) {
  const t = useWords();
  const files = [new File([blob], name, { type: blob.type })];
  if (!navigator.canShare?.({ files })) return null;
  // Whoever changes their mind has sent nothing.
  const send = () => navigator.share({ files }).catch(() => undefined);
  return <Button onPress={() => void send()}>{t("picture.send")}</Button>;
}

interface Picture {
  readonly file?: Blob;
  readonly address?: string;
  readonly hasFailed?: true;
}

/** Drawn once the scene stands on the page. */
function usePicture(
  game: string,
  words: Omit<PictureWords, "day">,
  scene: RefObject<HTMLElement | null>,
): Picture {
  const language = useLanguage();
  const [picture, setPicture] = useState<Picture>({});
  const [drawn] = useState(words);
  useEffect(() => {
    let address: string | undefined;
    let isWanted = true;
    const draw = async () => {
      const palette = findEntry(game)?.palette;
      const drawing = scene.current?.querySelector("svg");
      if (!palette || !drawing) throw new Error("There is nothing to draw.");
      const day = new Intl.DateTimeFormat(language, { dateStyle: "long" });
      const file = await drawPicture(await sceneOf(drawing, palette), palette, {
        ...drawn,
        day: day.format(new Date()),
      });
      if (!isWanted) return;
      address = URL.createObjectURL(file);
      setPicture({ file, address });
    };
    draw().catch(() => isWanted && setPicture({ hasFailed: true }));
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [game, drawn, language, scene]);
  return picture;
}
