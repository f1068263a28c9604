/** A record from the person's own device: chosen by a button, or dropped anywhere on the page. */

import { useEffect, useEffectEvent, useState } from "react";
import { FileButton } from "../parts/file-button.tsx";
import { useWords } from "../words.ts";
import styles from "./record-file.module.css";

/** What is no JSON is no record either: whoever reads it says so. */
type OnRecord = (record: unknown) => void;

export function RecordFileButton({
  children,
  onRecord,
}: {
  readonly children: string;
  readonly onRecord: OnRecord;
}) {
  return (
    <FileButton
      look="primary"
      onFile={(file) => void readJson(file).then(onRecord)}
    >
      {children}
    </FileButton>
  );
}

export function RecordDrop({ onRecord }: { readonly onRecord: OnRecord }) {
  const t = useWords();
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((file: File) => {
    void readJson(file).then(onRecord);
  });
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      setOver(false);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener("dragover", onDrag);
    document.addEventListener("dragleave", onLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("dragover", onDrag);
      document.removeEventListener("dragleave", onLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, []);
  return isOver && <p className={styles.drop}>{t("replay.file.drop")}</p>;
}

/** Larger than any match; such a file would only stop the page. */
const LARGEST = 20_000_000;

async function readJson(file: File): Promise<unknown> {
  if (file.size > LARGEST) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
