/** A planted bug: what other nodes tell is not heard, and nobody looks whether anything was missed. */

import type { ServeOptions } from "@stolik/server";
import { dropNotices } from "../drop-notices.ts";

export const hearNothing: Partial<ServeOptions> = {
  wrapNotices: (notices) => dropNotices(notices, () => true),
  lookEvery: 3_600_000,
};
