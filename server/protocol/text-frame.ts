/** Messages as WebSocket text frames (RFC 6455, section 5.2), made once however many get them: the library makes two chunks of each message for each socket. */

const FINAL_TEXT = 0x81;
/** Up to so many bytes the length fits into the second byte; the next two numbers stand for longer ones. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const TWO_BYTES = 0xff_ff;

/** Bytes ready to be written to any socket; nobody changes them. */
export type Frame = Buffer;

export function textFrame(text: string): Frame {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head + length);
  writeHead(frame, length);
  frame.write(text, head);
  return frame;
}

/** What a frame made here says. */
export function textOf(frame: Frame): string {
  const short = frame[1] ?? 0;
  const head = short === IN_EIGHT_BYTES ? 10 : short === IN_TWO_BYTES ? 4 : 2;
  return frame.toString("utf8", head);
}

/** A frame's bytes before its text. */
function headOf(length: number): number {
  if (length <= SHORT) return 2;
  return length <= TWO_BYTES ? 4 : 10;
}

/** A server does not mask what it sends. */
function writeHead(frame: Buffer, length: number): void {
  frame[0] = FINAL_TEXT;
  if (length <= SHORT) {
    frame[1] = length;
  } else if (length <= TWO_BYTES) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
