/** SQL straight on a folder's file, while no server has it. */

import { join } from "node:path";
import { startThread } from "../store/thread.ts";

export async function raw<Row>(
  folder: string,
  sql: string,
  ...values: readonly unknown[]
): Promise<readonly Row[]> {
  const thread = startThread(join(folder, "stolik.db"));
  try {
    const { rows } = await thread.query(sql, values);
    return rows as readonly Row[];
  } finally {
    await thread.close();
  }
}
