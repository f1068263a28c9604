/** JSON that the store wrote, read back. */

import { Damaged } from "./damage.ts";
import type { Schema } from "./schema.ts";

export function readJson<Table extends keyof Schema>(
  text: string,
  table: Table,
  column: keyof Schema[Table] & string,
): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Damaged({ table, column }, "not JSON", { cause: error });
  }
}
