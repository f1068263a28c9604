/** Whether this device sounds and vibrates at a table: off until somebody wants it. */

import { readSaved, save } from "./saved.ts";
import { snapshots } from "./snapshots.ts";

const KEY = "sound";

const isOn = snapshots(readSaved(KEY) === "on");

export const sound = {
  isOn: isOn.get,
  subscribe: isOn.subscribe,
  turn(on: boolean): void {
    save(KEY, on ? "on" : undefined);
    isOn.set(on);
  },
};
