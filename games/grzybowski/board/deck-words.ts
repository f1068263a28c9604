/** The words printed on the cards, in each language. */

import type { Language } from "@stolik/kernel";
import { en } from "../content/text/en.ts";
import { it } from "../content/text/it.ts";
import { pl } from "../content/text/pl.ts";
import type { DeckText } from "../content/text/card-text.ts";

export const decks: Readonly<Record<Language, DeckText>> = { pl, it, en };
