/** What nodes tell each other: that a table has changed, never what. A notice may be lost, the log may not. */

export interface TableNotice {
  readonly table: string;
  /** Of the last move that was played; absent: the table's row has changed. */
  readonly seq?: number;
}

/** Who hears notices. */
export interface NoticesListener {
  /** A table that is subscribed to has changed elsewhere. Some kinds tell of one's own changes, too. */
  onNotice(notice: TableNotice): void;
  /** From now on notices are missed. */
  onLost(): void;
  /** All tables are listened to again; what was announced meanwhile was missed. */
  onRecovered(): void;
}

export interface Notices {
  /** No other node writes, so memory is always true. */
  readonly isAlone: boolean;
  /** Tells everybody else of a change that is durable, later where that cannot be done now. */
  announce(notice: TableNotice): void;
  /** Resolves once all that is announced from then on is heard, or `onLost` was told. */
  subscribe(table: string): Promise<void>;
  unsubscribe(table: string): void;
  /** Called once, before the first subscription. */
  listen(listener: NoticesListener): void;
  close(): Promise<void>;
}

/** The notices of a process that is alone: it hears itself. */
export function localNotices(): Notices {
  const tables = new Set<string>();
  let heard: NoticesListener | undefined;
  return {
    isAlone: true,
    announce(notice) {
      if (tables.has(notice.table)) heard?.onNotice(notice);
    },
    subscribe(table) {
      tables.add(table);
      return Promise.resolve();
    },
    unsubscribe: (table) => void tables.delete(table),
    listen(listener) {
      heard = listener;
    },
    close: () => Promise.resolve(),
  };
}
