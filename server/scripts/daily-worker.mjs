/** Starts the deals' worker from its TypeScript source: Node 20 does not run `--import` for workers. */

import { register } from "tsx/esm/api";

register();
await import("../daily/worker.ts");
