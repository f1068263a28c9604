/** The picture of a finished match, to be shown around: the game's own scene, and beside it how it went. */

import { printedMark } from "@stolik/furniture";
import type { Palette } from "@stolik/furniture";
import { fitted, wrapped } from "./lettering.ts";

/** As wide and high as pages that show links expect it. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const SCENE = 560;
const LEFT = SCENE + 56;
const RIGHT = WIDTH - 56;
const ROOM = RIGHT - LEFT;
const FOOT = HEIGHT - 44;
const MOST_ROW = 46;

const display = (size: number) => `600 ${size}px "Stolik Display", serif`;
const text = (size: number) => `${size}px "Stolik Text", sans-serif`;

export interface PictureWords {
  readonly title: string;
  /** Who won. */
  readonly result: string;
  /** What decided it. */
  readonly decided: string;
  readonly standings: readonly {
    readonly seat: number;
    readonly name: string;
    readonly score: string;
  }[];
  /** When it was drawn. */
  readonly day: string;
}

export async function drawPicture(
  scene: CanvasImageSource,
  palette: Palette,
  words: PictureWords,
): Promise<Blob> {
  const faces = [display(30), text(30)];
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  pen.fillStyle = palette.paper[0];
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(scene, 0, 0, SCENE, HEIGHT);
  writeWords(pen, palette, words);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error("No picture came of it.")),
    );
  });
}

function writeWords(
  pen: CanvasRenderingContext2D,
  palette: Palette,
  { title, result, decided, standings, day }: PictureWords,
): void {
  const ink = palette.ink[0];
  const soft = palette["ink-soft"][0];
  let y = 80;
  const write = (
    line: string,
    font: string,
    colour: string,
    height: number,
  ) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(line, LEFT, y);
    y += height;
  };
  write(
    fitted(pen, title, display(28), ROOM),
    display(28),
    palette.accent[0],
    62,
  );
  for (const line of wrapped(pen, result, display(50), ROOM, 2))
    write(line, display(50), ink, 56);
  y -= 8;
  for (const line of wrapped(pen, decided, text(24), ROOM, 3))
    write(line, text(24), soft, 32);
  y += 30;
  const row = Math.min(MOST_ROW, (FOOT - 36 - y) / standings.length);
  for (const { seat, name, score } of standings) {
    drawMark(pen, seat, y - 9);
    const scoreRoom = widthOf(pen, score, text(26));
    write(fitted(pen, name, text(26), ROOM - scoreRoom - 60), text(26), ink, 0);
    pen.fillText(score, RIGHT - scoreRoom, y);
    y += row;
  }
  y = FOOT;
  write("Stolik", display(24), palette.accent[0], 0);
  pen.font = text(20);
  pen.fillStyle = soft;
  pen.fillText(day, RIGHT - widthOf(pen, day, text(20)), FOOT);
}

function widthOf(
  pen: CanvasRenderingContext2D,
  words: string,
  font: string,
): number {
  pen.font = font;
  return pen.measureText(words).width;
}

/** Before the name, which makes room for it. */
function drawMark(pen: CanvasRenderingContext2D, seat: number, y: number) {
  const { path, colour } = printedMark(seat);
  pen.save();
  pen.translate(LEFT - 26, y);
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
  pen.restore();
}
