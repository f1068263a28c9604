/** The arithmetic of the lens: it stays over the field, and what is under a finger stays there. */

import { expect, it } from "vitest";
import { fieldSize, geometryFor, lensRoom } from "../geometry.ts";
import { centred, near, within, zoomed } from "../lens.ts";

const geometry = geometryFor({ rows: 15, columns: 19 }, 374, false);
const field = fieldSize(geometry);
const phone = { width: 390, height: 844 };
const room = lensRoom(geometry, 374, phone);
const pixels = 374 / (room.width + 2 * geometry.margin);

it("is as high as a phone leaves it, and elsewhere has the field's own shape", () => {
  expect((room.height + 2 * geometry.margin) * pixels).toBeCloseTo(392);
  const across = lensRoom(geometry, 420, { width: 844, height: 390 });
  expect(
    ((across.height + 2 * geometry.margin) * 420) /
      (across.width + 2 * geometry.margin),
  ).toBeCloseTo(224);
  expect(lensRoom(geometry, 772, { width: 820, height: 1180 })).toEqual(field);
});

it("[N2] shows cells of 66 pixels from near: name and degrees can be read", () => {
  expect(near(geometry, pixels) * geometry.cellWidth * pixels).toBeCloseTo(66);
});

it("never leaves the field by more than a cell and a little", () => {
  const scale = near(geometry, pixels);
  for (const x of [-5000, 5000])
    for (const y of [-5000, 5000]) {
      const lens = within({ scale, x, y }, field, room);
      expect(lens.x).toBeGreaterThanOrEqual(-110);
      expect(lens.y).toBeGreaterThanOrEqual(-110);
      expect(lens.x + room.width / scale).toBeLessThanOrEqual(2010.01);
      expect(lens.y + room.height / scale).toBeLessThanOrEqual(1370.01);
    }
});

it("has a field that is smaller than itself in the middle", () => {
  const lens = within({ scale: 1, x: 0, y: 0 }, field, room);
  expect(lens.x).toBeCloseTo(0);
  expect(lens.y).toBeCloseTo((field.height - room.height) / 2);
});

it("keeps what is under the fingers where it is while it comes nearer", () => {
  const lens = centred({ x: 900, y: 600 }, 2, room);
  const about = { x: 300, y: 200 };
  const under = ({ scale, x, y }: typeof lens) => [
    x + about.x / scale,
    y + about.y / scale,
  ];
  const next = zoomed(lens, 3, about);
  expect(under(next)[0]).toBeCloseTo(under(lens)[0] ?? 0);
  expect(under(next)[1]).toBeCloseTo(under(lens)[1] ?? 0);
});
