/** Puts a component on a page of a test, in English. */

import { act } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import i18next from "i18next";
import { onTestFinished } from "vitest";
import { setLanguage, startLanguageIn } from "../language.ts";

/** What was put there before makes room for it; with the test it goes, too, and hears nothing of the next one's page. */
export async function render(node: ReactNode): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await takeAway();
  await speakEnglish();
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  const root = createRoot(place);
  shown.root = root;
  onTestFinished(takeAway);
  await act(async () => root.render(node));
  return place;
}

const shown: { root: Root | undefined } = { root: undefined };

async function takeAway(): Promise<void> {
  const { root } = shown;
  shown.root = undefined;
  await act(async () => root?.unmount());
}

/** What a page has loaded of other words stays: the next file may need it. */
export async function speakEnglish(): Promise<void> {
  if (!i18next.isInitialized) await startLanguageIn("en");
  await setLanguage("en");
}

export async function press(button: Element | null | undefined): Promise<void> {
  if (!button) throw new Error("There is no such button.");
  await act(async () => (button as HTMLElement).click());
}

export function buttonNamed(place: Element, name: string): HTMLButtonElement {
  const found = [...place.querySelectorAll("button")].find(
    (button) => button.textContent === name,
  );
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
}

export function radioNamed(place: Element, name: string): HTMLInputElement {
  const found = [...place.querySelectorAll("label")].find(
    (label) => label.textContent === name,
  );
  const radio = found?.querySelector<HTMLInputElement>("input[type=radio]");
  if (!radio) throw new Error(`There is no choice "${name}".`);
  return radio;
}
