/** Bundles the service worker, with the list of what it keeps written into it. */

import { rolldown } from "rolldown";
import type { Rolldown } from "vite";

const WORKER = `${import.meta.dirname}/../offline/worker.ts`;
/** The dictionary is kept apart, for whoever wants it (web/offline/dictionary.ts). */
const DICTIONARY = /\.bin$/;
const PUBLIC = `${import.meta.dirname}/../public`;
const ICONS = ["/icon.svg"];

/** Where they stand: their names do not tell what is in them. */
export const iconFiles = ICONS.map((icon) => `${PUBLIC}${icon}`);

/** The files of the app in any language: a person may choose another without a network. */
export function keptFiles(
  bundle: Rolldown.OutputBundle,
  isFolded: (file: string) => boolean,
): string[] {
  const files = Object.keys(bundle).filter(
    (file) =>
      file.startsWith("assets/") && !DICTIONARY.test(file) && !isFolded(file),
  );
  return [...files.map((file) => `/${file}`), ...ICONS];
}

export async function offlineWorker(
  edition: string,
  files: readonly string[],
  addresses: readonly string[],
): Promise<string> {
  const build = await rolldown({
    input: WORKER,
    platform: "browser",
    transform: {
      define: {
        EDITION: JSON.stringify(edition),
        FILES: JSON.stringify(files),
        ADDRESSES: JSON.stringify(addresses),
      },
    },
  });
  const { output } = await build.generate({ format: "iife", minify: true });
  await build.close();
  return output[0].code;
}
