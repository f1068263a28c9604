/** Messages as WebSocket text frames (RFC 6455, section 5.2) in one buffer: one write where the library makes two for each message. */

const FINAL_TEXT = 0x81;
/** Up to so many bytes the length fits into the second byte; the next two numbers stand for longer ones. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const TWO_BYTES = 0xff_ff;

export function textFrames(messages: readonly string[]): Buffer {
  const lengths: number[] = [];
  let size = 0;
  for (const message of messages) {
    const length = Buffer.byteLength(message);
    lengths.push(length);
    size += headOf(length) + length;
  }
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [index, length] of lengths.entries()) {
    at = writeHead(frames, at, length);
    at += frames.write(messages[index] ?? "", at, length);
  }
  return frames;
}

/** A frame's bytes before its text. */
function headOf(length: number): number {
  if (length <= SHORT) return 2;
  return length <= TWO_BYTES ? 4 : 10;
}

/** Where the text begins. A server does not mask what it sends. */
function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = FINAL_TEXT;
  if (length <= SHORT) return frames.writeUInt8(length, at + 1);
  if (length <= TWO_BYTES) {
    frames[at + 1] = IN_TWO_BYTES;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = IN_EIGHT_BYTES;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
