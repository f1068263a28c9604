/** What comes back from a bot's worker. */

export type BotAnswer =
  | { readonly ok: true; readonly move: unknown }
  | { readonly ok: false; readonly error: string };
