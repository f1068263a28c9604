/** The thread that owns the database: it does what it is told, one order after the other, and answers each. Plain JavaScript, so that it starts at once. */

import { DatabaseSync } from "@photostructure/sqlite";
import { isUtf8 } from "node:buffer";
import { parentPort, workerData } from "node:worker_threads";

/**
 * @typedef {import("./orders.ts").Answer} Answer
 * @typedef {import("./orders.ts").Fault} Fault
 * @typedef {import("./orders.ts").FlatWrites} FlatWrites
 * @typedef {import("./orders.ts").Order} Order
 * @typedef {import("./orders.ts").ThreadData} ThreadData
 * @typedef {import("@photostructure/sqlite").StatementSyncInstance} Statement
 *
 * @typedef {object} Query
 * @property {Statement} statement
 * @property {readonly { name: string, table: string | null, column: string | null }[]} columns
 */

const CORRUPT = 11;
/** Errors while rows are read come without their code; SQLite's words for these two never change. */
const codes = new Map([
  ["database disk image is malformed", CORRUPT],
  ["file is not a database", 26],
]);

const port = parentPort;
if (!port) throw new Error("The store's thread was started as a program.");
const data = /** @type {ThreadData} */ (workerData);
const flags = new Int32Array(data.flags);
const database = new DatabaseSync(data.path);
const [begin, end, undo] = [
  database.prepare("begin"),
  database.prepare("commit"),
  database.prepare("rollback"),
];
/** @type {Map<string, Query>} */
const queries = new Map();
/** @type {string[]} */
const texts = [];
/** @type {Statement[]} */
const statements = [];

port.on("message", (/** @type {Order} */ order) => {
  Atomics.store(flags, 0, 1);
  // A process that is ending no longer wants anything: see thread.ts.
  const isOver = Atomics.load(flags, 1) === 1;
  const answer = isOver ? undefined : obey(order);
  Atomics.store(flags, 0, 0);
  Atomics.notify(flags, 0);
  if (!answer) return;
  port.postMessage(answer);
  if (order.type === "close") port.close();
});

/**
 * @param {Order} order
 * @returns {Answer}
 */
function obey(order) {
  try {
    switch (order.type) {
      case "query":
        return { ok: true, value: ask(order.sql, order.values) };
      case "commit":
        texts.push(...order.texts);
        return { ok: true, value: commit(order.writes) };
      case "close":
        letGo();
        return { ok: true, value: undefined };
    }
  } catch (error) {
    return { ok: false, fault: faultOf(error, order) };
  }
}

/** The driver's statements keep the file open until they are collected, so what lies in the log is moved and the lock given back by hand. */
function letGo() {
  try {
    database.exec("pragma journal_mode = delete");
    database.exec("pragma locking_mode = normal");
    database.exec("select 1 from sqlite_master");
  } finally {
    database.close();
  }
}

/** @param {FlatWrites} writes */
function commit(writes) {
  begin.run();
  try {
    const kept = keepAll(writes);
    end.run();
    return kept;
  } catch (error) {
    // A commit that failed may have ended the transaction by itself.
    if (database.isTransaction) undo.run();
    throw error;
  }
}

/**
 * Of each write whether its first call changed anything; if not, its others are left out.
 *
 * @param {FlatWrites} writes
 */
function keepAll(writes) {
  // By a loop, as in thread.ts: this list crosses to the other thread.
  const kept = [];
  for (let at = 0; at < writes.length;) {
    let calls = Number(writes[at]);
    let isKept = true;
    at += 1;
    for (let isFirst = true; calls > 0; calls -= 1, isFirst = false) {
      const from = at + 2;
      const to = from + Number(writes[at + 1]);
      if (isKept) {
        const changes = run(Number(writes[at]), writes.slice(from, to));
        if (isFirst) isKept = changes > 0;
      }
      at = to;
    }
    kept.push(isKept);
  }
  return kept;
}

/**
 * @param {number} number
 * @param {readonly unknown[]} values
 */
function run(number, values) {
  const statement = (statements[number] ??= database.prepare(
    texts[number] ?? "",
  ));
  return Number(statement.run(...values).changes);
}

/**
 * @param {string} sql
 * @param {readonly unknown[]} values
 */
function ask(sql, values) {
  const { statement, columns } = prepare(sql);
  if (columns.length === 0)
    return { rows: [], changes: Number(statement.run(...values).changes) };
  const rows = /** @type {Record<string, unknown>[]} */ (
    statement.all(...values)
  );
  for (const row of rows)
    for (const column of columns) row[column.name] = decode(row, column);
  return { rows, changes: 0 };
}

/**
 * The driver makes of bytes that are no UTF-8 something else without a word, so text is read as bytes.
 *
 * @param {string} sql
 * @returns {Query}
 */
function prepare(sql) {
  const known = queries.get(sql);
  if (known) return known;
  const plain = database.prepare(sql);
  const columns = plain.columns();
  const isSelect = /^\s*(select|with)\b/i.test(sql);
  const list = columns.map(({ name }) => {
    const quoted = `"${name.replaceAll('"', '""')}"`;
    return `case typeof(${quoted}) when 'text' then cast(${quoted} as blob) else ${quoted} end as ${quoted}`;
  });
  const statement = isSelect
    ? database.prepare(`select ${list.join(", ")} from (${sql})`)
    : plain;
  const query = { statement, columns };
  queries.set(sql, query);
  return query;
}

/**
 * @param {Record<string, unknown>} row
 * @param {Query["columns"][number]} column
 */
function decode(row, { name, table, column }) {
  const value = row[name];
  if (!(value instanceof Uint8Array)) return value;
  if (!isUtf8(value)) throw new NotText(table, column);
  const { buffer, byteOffset, byteLength } = value;
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}

class NotText extends Error {
  /**
   * @param {string | null} table
   * @param {string | null} column
   */
  constructor(table, column) {
    super("not UTF-8");
    this.table = table;
    this.column = column;
  }
}

/**
 * @param {unknown} error
 * @param {Order} order
 * @returns {Fault}
 */
function faultOf(error, order) {
  if (error instanceof NotText) {
    const { message, table, column } = error;
    return { message, code: CORRUPT, place: placeOf(table, column) };
  }
  const message = error instanceof Error ? error.message : String(error);
  const { errcode } = /** @type {{ errcode?: number }} */ (error);
  const code = errcode ?? codes.get(message) ?? 0;
  const asked = order.type === "query" ? queries.get(order.sql) : undefined;
  const table = asked?.columns[0]?.table ?? null;
  return { message, code, place: placeOf(table, null) };
}

/**
 * @param {string | null} table
 * @param {string | null} column
 */
function placeOf(table, column) {
  return {
    ...(table === null ? {} : { table }),
    ...(column === null ? {} : { column }),
  };
}
