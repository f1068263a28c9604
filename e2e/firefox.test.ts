/** One short journey a game in Firefox: from the home page to a board, a move by mouse and keyboard, and the bot's answer. */

import { seedFrom, seedToHex } from "@stolik/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFirefox } from "../scripts/browser.mjs";
import { openFirefox } from "./firefox.ts";
import type { Firefox } from "./firefox.ts";
import { openServer, phone } from "./house.ts";
import type { Door } from "./house.ts";
import type { Visitor } from "./visitor.ts";

const LOG = 'section[aria-label="Log"]';

/** In all of them it is known who begins, and what is dealt. */
const seed = seedToHex(seedFrom("bot 18"));

/** Each begins when the person is to do something. */
const journeys: Readonly<Record<string, (person: Visitor) => Promise<void>>> = {
  async nsoe(person) {
    await person.focus("[data-card]:enabled");
    await person.press("Enter");
    await person.see("[data-cell]:focus");
    await person.press("ArrowUp", "Enter");
    await person.see(LOG, "You lay Łódź: not there");
    // N13: two cards, one after the other.
    await person.click('[data-pile="0"][data-use="draw"]:enabled');
    await person.see(LOG, "You draw");
    await person.click('[data-pile="1"][data-use="draw"]:enabled');
    await person.see("[data-card]:enabled");
    await person.see(LOG, "Bruno lays");
  },
  async cross(person) {
    await person.click('[data-slot][data-thin="false"]');
    await person.see(LOG, "You lay Murmansk");
    await person.see(LOG, "Bruno lays");
    await person.focus("[data-agree]");
    await person.press("Enter");
    await person.see(LOG, "Agreed: You");
  },
  async letters(person) {
    await person.click('section[aria-label="Your word"] input');
    await person.press(..."głowi", "Enter");
    await person.see('section[aria-label="Score sheet"]', "GŁOWI");
    await person.see(LOG, "Bruno draws tiles");
  },
  async grzybowski(person) {
    await person.click('[data-take][aria-disabled="false"]');
    await person.click('[data-grid="0"] [data-lit]');
    await person.focus("[data-confirm]");
    await person.press("Enter");
    await person.see('[data-panel="0"] h2', "1/25");
    await person.see(LOG, "Bruno lays");
  },
  async journey(person) {
    await person.click("[data-die]:enabled");
    await person.focus('[data-field][data-near="true"]');
    await person.press("Enter");
    await person.see(LOG, "You walk");
    await person.see(LOG, "Bruno takes");
  },
};

const program = findFirefox();

describe.skipIf(!program)("in Firefox", () => {
  let server: Door;
  let firefox: Firefox;

  beforeAll(async () => {
    server = await openServer("firefox");
    firefox = await openFirefox(program ?? "");
  });
  afterAll(async () => {
    await firefox.close();
    await server.close();
  });

  it.each(Object.entries(journeys))("%s is played", async (game, play) => {
    const person = await firefox.enter();
    await person.goto(server.url);
    await person.click(`a[href="/solo/${game}"]`);
    await person.see(LOG);
    // What the bot does need not be watched.
    await person.goto(`${server.url}/solo/${game}?pace=instant&seed=${seed}`);
    await person.click("button", "New game");
    await person.click("dialog label", "1");
    await person.click("dialog label", "novice");
    if (game === "cross") await person.click("dialog label", "All of them");
    await person.click("dialog button", "Start");
    // Until then the match from before lies there.
    await person.see("body:not(:has(dialog))");
    await play(person);
    await person.resize(phone);
    expect(await person.surplus()).toBe(0);
    await person.leave();
    expect(firefox.errors).toEqual([]);
  });
});
