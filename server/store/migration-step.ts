/** One migration, and which programs may go on beside it. */

import type { Migration } from "kysely";

export interface Step extends Migration {
  /** Programs that know this migration can work beside the step, though they do not know the step itself. */
  readonly worksSince?: string;
}
