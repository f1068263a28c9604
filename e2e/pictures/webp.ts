/** A loop as an animated WebP: each frame as the browser encodes it, put together after Google's "WebP Container Specification". */

/** One picture after another: what changed since the one before, where, and how long it stays. */
export interface Frame {
  /** Even numbers, as the format wants them. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A WebP of its own. */
  readonly webp: Buffer;
  /** In milliseconds. */
  readonly duration: number;
}

/** Whether what lies under a frame is seen where it is transparent, and that it stays when the frame is over. */
const BLEND_AND_KEEP = 0;
const HAS_ALPHA = 0x10;
const HAS_ANIMATION = 0x02;

/** It begins again for ever. The first frame is as large as the whole. */
export function animate(frames: readonly Frame[]): Buffer {
  const { width = 1, height = 1 } = frames[0] ?? {};
  const canvas = Buffer.alloc(10);
  canvas.writeUInt8(HAS_ANIMATION | HAS_ALPHA, 0);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const forEver = Buffer.alloc(6);
  const chunks = Buffer.concat([
    chunk("VP8X", canvas),
    chunk("ANIM", forEver),
    ...frames.map((frame) => chunk("ANMF", frameOf(frame))),
  ]);
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), chunks]));
}

function frameOf(frame: Frame): Buffer {
  const head = Buffer.alloc(16);
  head.writeUIntLE(frame.x / 2, 0, 3);
  head.writeUIntLE(frame.y / 2, 3, 3);
  head.writeUIntLE(frame.width - 1, 6, 3);
  head.writeUIntLE(frame.height - 1, 9, 3);
  head.writeUIntLE(frame.duration, 12, 3);
  head.writeUInt8(BLEND_AND_KEEP, 15);
  return Buffer.concat([head, ...bitstream(frame.webp)]);
}

/** The picture itself, and its transparency; not what else a file of its own has. */
function bitstream(webp: Buffer): readonly Buffer[] {
  const found: Buffer[] = [];
  for (let at = 12; at < webp.length;) {
    const name = webp.toString("latin1", at, at + 4);
    const size = webp.readUInt32LE(at + 4);
    const content = webp.subarray(at + 8, at + 8 + size);
    if (["ALPH", "VP8 ", "VP8L"].includes(name))
      found.push(chunk(name, content));
    at += 8 + size + (size % 2);
  }
  return found;
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
