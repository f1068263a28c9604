/** A process that ends once its store is closed or, told "at once", while its store's thread is at work and has more to do. */

import { CompiledQuery } from "kysely";
import { startThread } from "../store/thread.ts";

const LONG =
  "with recursive c (x) as (select 1 union all select x + 1 from c where x < 300000) select count(*) as n from c";

const thread = startThread(":memory:");
await thread.query("create table t (a text)");
void thread.query(LONG);
for (let count = 0; count < 100; count += 1)
  void thread.commit([[CompiledQuery.raw("insert into t values (?)", ["x"])]]);
if (process.argv[2] === "at once") process.exit(3);
await thread.close();
process.exitCode = 3;
