/** A button at the end of a match that makes a picture of it. */

import { Suspense } from "react";
import { lazyPage } from "../lazy-page.tsx";
import { Button } from "../parts/button.tsx";
import { useSheet } from "../router/sheet.ts";
import { useWords } from "../words.ts";
import type { PictureProps } from "./picture-sheet.tsx";

const { Page: PictureSheet } = lazyPage(async () => {
  const sheet = await import("./picture-sheet.tsx");
  return sheet.PictureSheet;
});

export function PictureButton(props: Omit<PictureProps, "onClose">) {
  const t = useWords();
  const sheet = useSheet("picture");
  return (
    <>
      <Button onPress={() => sheet.open()}>{t("picture.button")}</Button>
      {sheet.at !== undefined && (
        <Suspense>
          <PictureSheet {...props} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
