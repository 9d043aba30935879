/** Keeps what was used last, up to a number of bytes. */
export class ImageCache<T extends { bytes: Buffer }> {
  readonly #images = new Map<string, T>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): T | undefined {
    const image = this.#images.get(key);
    if (!image) return undefined;
    this.#images.delete(key);
    this.#images.set(key, image);
    return image;
  }

  set(key: string, image: T): void {
    // Why: one large picture must not push out hundreds of small ones.
    if (image.bytes.length > this.#maxBytes / 16) return;
    this.#bytes += image.bytes.length - (this.#images.get(key)?.bytes.length ?? 0);
    this.#images.delete(key);
    this.#images.set(key, image);
    for (const [oldest, dropped] of this.#images) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#images.delete(oldest);
      this.#bytes -= dropped.bytes.length;
    }
  }
}
