/** Too much is waiting already. */
export class QueueFull extends Error {}

/** Runs a few works at once; a few more wait, and what comes then is refused at once. */
export class WorkQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #limits: { atOnce: number; waiting: number };

  constructor(limits: { atOnce: number; waiting: number }) {
    this.#limits = limits;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) {
      if (this.#waiting.length >= this.#limits.waiting) throw new QueueFull();
      // The one that ends hands its place on, so the number of running ones stays.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
