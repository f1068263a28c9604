/** Queries compiled once and given other values: compiling costs more than running. */

import type { Compilable, CompiledQuery } from "kysely";

export type Prepared<Name extends string, Row> = (
  values: Readonly<Record<Name, unknown>>,
) => CompiledQuery<Row>;

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
  const { sql, query, queryId, parameters } = build(
    marks as unknown as Readonly<Record<Name, never>>,
  ).compile();
  const slots = [...parameters];
  return (values) => ({
    sql,
    query,
    queryId,
    parameters: filled(slots, values),
  });
}

/** By a loop: `map` of a frozen list makes one with room for holes, which crosses to another thread index by index. */
function filled(
  slots: readonly unknown[],
  values: Readonly<Record<string, unknown>>,
): unknown[] {
  const parameters: unknown[] = [];
  for (const slot of slots)
    parameters.push(slot instanceof Mark ? values[slot.name] : slot);
  return parameters;
}
