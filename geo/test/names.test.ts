// Every place and country has a name in every language.
import { describe, expect, it } from "vitest";
import {
  countryCodes,
  countryName,
  isPlaceId,
  languages,
  ownName,
  placeCountry,
  placeIds,
  placeName,
  sightIds,
  townIds,
} from "../names.ts";

describe("names", () => {
  it.each(placeIds)("%s is a plain slug with names in all languages", (id) => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const language of languages) expectName(placeName(id, language));
    expectName(ownName(id));
    expect(countryCodes).toContain(placeCountry(id));
  });

  it.each(countryCodes)("%s has names in all languages and a place", (code) => {
    expect(code).toMatch(/^[A-Z]{2}$/);
    for (const language of languages) expectName(countryName(code, language));
    expect(placeIds.some((id) => placeCountry(id) === code)).toBe(true);
  });

  it.each(languages)("no two places share a name (%s)", (language) => {
    const names = placeIds.map((id) => placeName(id, language));
    expect(new Set(names).size).toBe(names.length);
  });

  it("are listed in order, each once", () => {
    expect(townIds).toEqual([...new Set(townIds)].toSorted());
    expect(sightIds).toEqual([...new Set(sightIds)].toSorted());
    expect(new Set(placeIds).size).toBe(townIds.length + sightIds.length);
    expect(countryCodes).toEqual([...new Set(countryCodes)].toSorted());
  });

  it("are those of the languages", () => {
    expect(placeName("munchen", "pl")).toBe("Monachium");
    expect(placeName("munchen", "it")).toBe("Monaco di Baviera");
    expect(placeName("munchen", "en")).toBe("Munich");
    expect(ownName("munchen")).toBe("München");
    expect(countryName("DE", "pl")).toBe("Niemcy");
    expect(placeName("mont-blanc", "it")).toBe("Monte Bianco");
  });

  it("tell ids from other words", () => {
    expect(isPlaceId("roma")).toBe(true);
    expect(isPlaceId("stonehenge")).toBe(true);
    expect(isPlaceId("toString")).toBe(false);
  });
});

function expectName(name: string): void {
  expect(name).not.toBe("");
  expect(name).toBe(name.trim().normalize("NFC"));
}
