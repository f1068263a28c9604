/** The games' first steps, each loaded by those who take them. */

import type { AnyLesson } from "@stolik/kernel";

const lessons: Readonly<Record<string, () => Promise<AnyLesson>>> = {
  cross: async () => (await import("@stolik/cross/lesson")).lesson,
  grzybowski: async () => (await import("@stolik/grzybowski/lesson")).lesson,
  journey: async () => (await import("@stolik/journey/lesson")).lesson,
  letters: async () => (await import("@stolik/letters/lesson")).lesson,
  nsoe: async () => (await import("@stolik/nsoe/lesson")).lesson,
};

export async function loadLesson(id: string): Promise<AnyLesson | undefined> {
  return Object.hasOwn(lessons, id) ? lessons[id]?.() : undefined;
}
