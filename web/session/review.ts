/** Asks a worker to review a finished match. */

import type { GameRecord, Reviewed } from "@stolik/kernel";

export function reviewRecord(
  record: GameRecord,
): Promise<readonly Reviewed<unknown>[]> {
  const worker = new Worker(new URL("./worker-review.ts", import.meta.url), {
    type: "module",
  });
  return new Promise<readonly Reviewed<unknown>[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<readonly Reviewed<unknown>[]>) =>
      resolve(data);
    worker.onerror = () => reject(new Error("The review broke off."));
    worker.postMessage(record);
  }).finally(() => worker.terminate());
}
