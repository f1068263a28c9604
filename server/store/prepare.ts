/** Queries compiled once and run with other values: compiling costs more than running. */

import type { Compilable, CompiledQuery, QueryResult } from "kysely";

/** A database, or the connection that a transaction is on. */
export interface Runner {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
}

export type Prepared<Name extends string, Row> = (
  runner: Runner,
  values: Readonly<Record<Name, unknown>>,
) => Promise<QueryResult<Row>>;

/** Stands where a value will be. */
class Mark {
  constructor(readonly name: string) {}
}

/** `build` is given a mark for each of the names, to be used where the query takes its value. */
export function prepare<Name extends string, Row>(
  names: readonly Name[],
  build: (marks: Readonly<Record<Name, never>>) => Compilable<Row>,
): Prepared<Name, Row> {
  const marks = Object.fromEntries(names.map((name) => [name, new Mark(name)]));
  const query = build(
    marks as unknown as Readonly<Record<Name, never>>,
  ).compile();
  return (runner, values) =>
    runner.executeQuery({
      ...query,
      parameters: query.parameters.map((value) =>
        value instanceof Mark ? values[value.name as Name] : value,
      ),
    });
}
