/** Words that fit a place on a canvas. */

type Pen = Pick<CanvasRenderingContext2D, "font" | "measureText">;

/** One line, shortened where the room is too small. */
export function fitted(
  pen: Pen,
  words: string,
  font: string,
  room: number,
): string {
  pen.font = font;
  if (pen.measureText(words).width <= room) return words;
  const letters = [...words];
  while (letters.length > 0) {
    letters.pop();
    const shorter = `${letters.join("").trimEnd()}…`;
    if (pen.measureText(shorter).width <= room) return shorter;
  }
  return "";
}

/** As few lines as it takes, the last one shortened where they are too many. */
export function wrapped(
  pen: Pen,
  words: string,
  font: string,
  room: number,
  most: number,
): readonly string[] {
  pen.font = font;
  const lines: string[] = [];
  for (const word of words.split(/ +/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const isFull = lines.length === most;
    if (last === undefined) lines.push(longer);
    else if (isFull || pen.measureText(longer).width <= room)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => fitted(pen, line, font, room));
}
