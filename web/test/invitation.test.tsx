// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from "vitest";
import type { Addresses } from "@stolik/server/protocol";
import { Invitation } from "../lobby/invitation.tsx";
import { render } from "./render.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the invitation", () => {
  it("carries the page's own address, and asks nobody for another", async () => {
    const asked = answering({ addresses: ["http://192.168.1.5:8080"] });
    const place = await invitation("https://stolik.example/t/abc");
    expect(linkIn(place)).toBe("https://stolik.example/t/abc");
    expect(place.textContent).not.toContain("network");
    expect(asked).not.toHaveBeenCalled();
  });

  it("carries an address in the network when the host sits at the server itself", async () => {
    answering({
      addresses: ["http://192.168.1.5:8080", "http://10.0.0.2:8080"],
    });
    const place = await invitation("http://localhost:8080/t/abc");
    await vi.waitFor(() =>
      expect(linkIn(place)).toBe("http://192.168.1.5:8080/t/abc"),
    );
    expect(place.textContent).toContain("works on your own network");
  });

  it("says that nobody else can open it where the server is not open to others", async () => {
    answering({ addresses: [] });
    const place = await invitation("http://127.0.0.1:8080/t/abc");
    await vi.waitFor(() =>
      expect(place.textContent).toContain("only works on this computer"),
    );
    expect(linkIn(place)).toBe("http://127.0.0.1:8080/t/abc");
  });
});

function answering(answer: Addresses) {
  const ask = vi.fn<typeof fetch>(async () => Response.json(answer));
  vi.stubGlobal("fetch", ask);
  return ask;
}

function invitation(address: string) {
  const { hostname, origin, pathname } = new URL(address);
  vi.stubGlobal("location", { hostname, origin, pathname });
  return render(<Invitation isWanted />);
}

function linkIn(place: Element): string | undefined {
  return place.querySelector("input")?.value;
}
