/** What a store says of rows it can no longer read, and of values it cannot keep. */

/** Where a damaged value lies; a damaged page is known by its table alone, or not even by that. */
export interface Place {
  /** The database's table, such as `log`. */
  readonly table?: string;
  readonly column?: string;
}

/** A row cannot be read as it was written. Whatever is made of it is broken; other rows are not. */
export class Damaged extends Error {
  override readonly name = "Damaged";
  constructor(
    readonly place: Place,
    what: string,
    options?: ErrorOptions,
  ) {
    super(`Damaged data in ${nameOf(place)}: ${what}`, options);
  }
}

/** A value that would be read back as another one, told before anything is written. */
export class Unkeepable extends Error {
  override readonly name = "Unkeepable";
}

function nameOf({ table, column }: Place): string {
  if (table === undefined) return "the database";
  return column === undefined ? table : `${table}.${column}`;
}
