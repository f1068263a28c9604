/** The page's faces, written into a drawing: a picture made of it knows no others, and would take the device's own. */

import display from "../fonts/display.woff2?url";
import displayMore from "../fonts/display-more.woff2?url";
import text from "../fonts/text.woff2?url";
import textMore from "../fonts/text-more.woff2?url";

/** What a drawing asks for, what it gets, and the files of it: the second one has what Latin-1 lacks. */
const faces = [
  { asked: "sans-serif", name: "Stolik-Text", files: [text, textMore] },
  { asked: "serif", name: "Stolik-Display", files: [display, displayMore] },
] as const;

/** Latin-1, and the signs that the first file of a face has besides. */
const BEYOND = /[^\p{ASCII}\u{a0}-\u{ff}\u{2000}-\u{206f}]/u;

/** Where the files cannot be had, as without a network, the drawing stays as it is. */
export async function withFaces(
  source: string,
  read: (address: string) => Promise<string> = inlined,
): Promise<string> {
  let drawn = source;
  const rules: string[] = [];
  for (const { asked, name, files } of faces) {
    const family = `font-family="${asked}"`;
    if (!source.includes(family)) continue;
    const needed = BEYOND.test(source) ? files : files.slice(0, 1);
    const found = await Promise.all(needed.map(read)).catch(() => []);
    // A name for each file, in one word so that it needs no quotes: what one lacks is looked for in the next.
    const names = found.map((_, index) => `${name}-${index + 1}`);
    rules.push(
      ...found.map(
        (data, index) =>
          `@font-face{font-family:"${names[index]}";font-weight:400 800;src:url(${data})}`,
      ),
    );
    const families = [...names, asked].join(", ");
    drawn = drawn.replaceAll(family, `font-family="${families}"`);
  }
  return drawn.replace(/<svg[^>]*>/, `$&<style>${rules.join("")}</style>`);
}

async function inlined(address: string): Promise<string> {
  const answer = await fetch(address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return `data:font/woff2;base64,${btoa(letters.join(""))}`;
}
