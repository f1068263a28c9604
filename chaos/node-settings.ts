/** What a node of a run is told: at its start, and while it runs. */

/** Milliseconds before a bot moves: sooner after a move no bot is due again. */
export const BOT_DELAY = 100;

export interface NodeSettings {
  readonly port: number;
  readonly dataFolder: string;
  /** Chooses the database and the notices. */
  readonly env: Readonly<Record<string, string>>;
}

export interface NodeFaults {
  /** Milliseconds by which its clock is off. */
  readonly clockOffset: number;
  readonly dropsNotices: boolean;
}
