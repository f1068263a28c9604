/** A ResizeObserver that measures everything as a phone would. */

export class PhoneObserver {
  readonly #tell: (entries: unknown[]) => void;
  constructor(tell: (entries: unknown[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ contentRect: { width: 374 } }]);
  }
  disconnect(): void {}
  unobserve(): void {}
}
