// @vitest-environment happy-dom
/** The rules to read: every rule at its anchor, with its own pictures under it. */

import { expect, it } from "vitest";
import { RuleBook, RuleFigure, RuleFigures } from "../index.ts";
import { show, texts } from "./page.tsx";

const chapters = [
  { name: "setup", rules: [{ id: "X1" }, { id: "X2", picture: "deck" }] },
  { name: "end", rules: [{ id: "X3" }] },
];

function book(): HTMLElement {
  const { root } = show(
    <RuleBook<string, { id: string; picture?: string }>
      words={(key) => key}
      labels={{ play: "", pause: "", again: "", back: "", forward: "" }}
      chapters={chapters}
      illustrate={({ picture }) =>
        picture && (
          <RuleFigures>
            <RuleFigure caption={`caption of ${picture}`}>
              <svg />
            </RuleFigure>
            <RuleFigure>
              <svg />
            </RuleFigure>
          </RuleFigures>
        )
      }
    />,
  );
  return root;
}

it("every chapter and every rule has its text, and a rule links to itself", () => {
  const root = book();
  expect(texts(root.querySelectorAll("h2"))).toEqual([
    "sections.setup",
    "sections.end",
  ]);
  for (const id of ["X1", "X2", "X3"]) {
    const rule = root.querySelector(`#${id}`);
    expect(rule?.querySelector("h3")?.textContent).toBe(`${id} ${id}.title`);
    expect(rule?.querySelector("p")?.textContent).toBe(`${id}.text`);
    expect(rule?.querySelector("a")?.getAttribute("href")).toBe(`#${id}`);
  }
});

it("pictures stand under their rule, with a caption where there is one", () => {
  const figures = [...book().querySelectorAll("figure")];
  expect(figures.map((figure) => figure.closest("[id]")?.id)).toEqual([
    "X2",
    "X2",
  ]);
  expect(
    figures.map((figure) => figure.querySelector("figcaption")?.textContent),
  ).toEqual(["caption of deck", undefined]);
});
