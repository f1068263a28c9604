/** The worker in which first steps are played: the rules and what they hide stay in it. */

import { loadLesson } from "@stolik/games/lessons";
import { loadsWith } from "@stolik/games/load";
import { ok } from "@stolik/kernel";
import { lexiconOf, VERSION } from "@stolik/lexicon";
import { refuse } from "../refusals.ts";
import type { ToLesson } from "./lesson-messages.ts";
import { createLessonRunner } from "./lesson-runner.ts";
import { throwToPage } from "./throw-to-page.ts";

const runner = createLessonRunner({
  async find(game) {
    const lesson = await loadLesson(game);
    // A lesson brings its own words: nobody waits for the whole dictionary.
    const lexicon = lexiconOf(lesson?.words ?? [], { version: VERSION });
    const entry = await loadsWith({ lexicon: () => lexicon })(game);
    return lesson && entry
      ? ok({ game: entry.game, lesson })
      : refuse("unknown-game");
  },
  post: (message) => self.postMessage(message),
});

self.addEventListener("message", (event: MessageEvent<ToLesson>) => {
  runner.receive(event.data).catch(throwToPage);
});
