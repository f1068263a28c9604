/** What bots are called: names that need no translation, and that no person may take. */

export const BOT_NAMES = [
  "Ada",
  "Bruno",
  "Celina",
  "Dante",
  "Elena",
  "Felix",
  "Greta",
  "Hugo",
] as const;
