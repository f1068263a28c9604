/** The pictures of the README: the same stretch of a match gives the same frames, and a browser plays the loop as it was made. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";
import { encodeLoop } from "./pictures/encoder.ts";
import { camera, film } from "./pictures/film.ts";
import type { Take } from "./pictures/film.ts";
import type { Loop } from "./pictures/plan.ts";
import { animate } from "./pictures/webp.ts";

/** A card flies to the board and turns over. */
const loop: Loop = {
  game: "nsoe",
  record: "out-6-seats-tight",
  from: 8,
  to: 9,
  eyes: "0",
  width: 1200,
  brief: [],
};

describe("a loop", () => {
  let house: House;
  let takes: readonly Take[];

  beforeAll(async () => {
    house = await openHouse("pictures", undefined, { isDrawn: true });
    takes = await filmed(house);
  });
  afterAll(() => house.close());

  it("moves between its two positions", () => {
    expect(takes.length).toBeGreaterThan(5);
  });

  it("is the same when it is filmed again", async () => {
    const again = await filmed(house);
    expect(durationsOf(again)).toEqual(durationsOf(takes));
    const same = takes.map(({ png }, index) => again[index]?.png.equals(png));
    expect(same).toEqual(takes.map(() => true));
  });

  it("is played frame by frame, to a last one that looks like what was filmed", async () => {
    const { page } = await house.enter();
    await page.goto("/");
    const webp = animate(await encodeLoop(page, takes));
    const last = takes.at(-1)?.png ?? Buffer.alloc(0);
    const played = await play(page, webp, last);
    expect(played.durations).toEqual(durationsOf(takes));
    expect(played.repetitions).toBe(Infinity);
    expect(played).toMatchObject({ width: 1200, height: 720 });
    // Of 255; what is lost by compression.
    expect(played.difference).toBeLessThan(3);
  });
});

async function filmed(house: House): Promise<readonly Take[]> {
  const { page } = await house.enter({
    colorScheme: "light",
    ...camera(loop),
  });
  return film(page, loop);
}

function durationsOf(takes: readonly Take[]): readonly number[] {
  return takes.map(({ duration }) => duration);
}

/** What the browser finds in it, and how far its last frame is from a picture, on average. */
function play(page: Page, webp: Buffer, png: Buffer) {
  const files = [webp.toString("base64"), png.toString("base64")] as const;
  return page.evaluate(async ([loopFile, lastFile]) => {
    const data = Uint8Array.from(atob(loopFile), (c) => c.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/webp" });
    await decoder.tracks.ready;
    await decoder.completed;
    const track = decoder.tracks.selectedTrack;
    const durations: number[] = [];
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    for (let index = 0; index < (track?.frameCount ?? 0); index += 1) {
      const { image } = await decoder.decode({ frameIndex: index });
      durations.push((image.duration ?? 0) / 1000);
      canvas.width = image.displayWidth;
      canvas.height = image.displayHeight;
      pen?.drawImage(image, 0, 0);
      image.close();
    }
    const { width, height } = canvas;
    const shown = pen?.getImageData(0, 0, width, height).data ?? [];
    const picture = new Image();
    picture.src = `data:image/png;base64,${lastFile}`;
    await picture.decode();
    pen?.drawImage(picture, 0, 0);
    const wanted = pen?.getImageData(0, 0, width, height).data ?? [];
    let sum = 0;
    for (const [at, value] of shown.entries())
      sum += Math.abs(value - (wanted[at] ?? 0));
    return {
      durations,
      width,
      height,
      repetitions: track?.repetitionCount,
      difference: sum / shown.length,
    };
  }, files);
}
