// @vitest-environment happy-dom
/** Pages that are loaded by who opens them. */

import { Suspense } from "react";
import { describe, expect, it, vi } from "vitest";
import { lazyPage } from "../lazy-page.tsx";
import { render } from "./render.tsx";

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

describe("a lazy page", () => {
  it("is fetched when it is shown, not before", async () => {
    const fetchPage = vi.fn<() => Promise<typeof Greeting>>(
      async () => Greeting,
    );
    const { Page } = lazyPage(fetchPage);
    expect(fetchPage).not.toHaveBeenCalled();
    const place = await render(
      <Suspense fallback="wait">
        <Page name="Ala" />
      </Suspense>,
    );
    expect(place.textContent).toBe("Hello Ala");
    expect(fetchPage).toHaveBeenCalledOnce();
  });

  it("needs no fallback where it was loaded before", async () => {
    const fetchPage = vi.fn<() => Promise<typeof Greeting>>(
      async () => Greeting,
    );
    const { Page, load } = lazyPage(fetchPage);
    await load();
    const Fallback = vi.fn<() => null>(() => null);
    const place = await render(
      <Suspense fallback={<Fallback />}>
        <Page name="Ala" />
      </Suspense>,
    );
    expect(place.textContent).toBe("Hello Ala");
    expect(Fallback).not.toHaveBeenCalled();
    expect(fetchPage).toHaveBeenCalledOnce();
  });
});
