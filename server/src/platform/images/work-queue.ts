/** Too much is waiting already. */
export class QueueFull extends Error {}
/** Aborted: no caller waits for it. */
export class Abandoned extends Error {}

interface Limits {
  atOnce: number;
  waiting: number;
  /** Work that costs more than this is heavy; one heavy work runs at once, so that a place stays for light ones. */
  heavyFrom?: number;
}

interface Task {
  /** In any unit; cheaper work goes first. */
  cost?: number;
  /** Removes aborted work from the queue. */
  signal?: AbortSignal;
}

interface Entry {
  cost: number;
  start(): void;
  refuse(error: Error): void;
}

/** Every so many starts it is the turn of the one that waits longest, so that heavy work is not put off for ever. */
const turnOfOldest = 4;

/** Runs a few works at once, light ones first; of too many that wait the heaviest is refused. */
export class WorkQueue {
  #running = 0;
  #heavy = 0;
  #starts = 0;
  #waiting: Entry[] = [];
  readonly #limits: Required<Limits>;

  constructor(limits: Limits) {
    this.#limits = { heavyFrom: Infinity, ...limits };
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async run<T>(work: () => Promise<T>, { cost = 0, signal }: Task = {}): Promise<T> {
    await this.#place(cost, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      if (this.#isHeavy(cost)) this.#heavy -= 1;
      this.#startNext();
    }
  }

  #place(cost: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Entry = { cost, start: resolve, refuse: reject };
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== entry);
        reject(new Abandoned());
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(entry);
      this.#startNext();
      if (this.#waiting.length > this.#limits.waiting) this.#refuseHeaviest();
    });
  }

  #isHeavy(cost: number): boolean {
    return cost > this.#limits.heavyFrom;
  }

  #startNext(): void {
    while (this.#running < this.#limits.atOnce) {
      const fitting = this.#waiting.filter(({ cost }) => !this.#isHeavy(cost) || this.#heavy === 0);
      const [oldest] = fitting;
      if (!oldest) return;
      const isTurnOfOldest = (this.#starts + 1) % turnOfOldest === 0;
      const next = isTurnOfOldest
        ? oldest
        : fitting.reduce((least, one) => (one.cost < least.cost ? one : least));
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#starts += 1;
      this.#running += 1;
      if (this.#isHeavy(next.cost)) this.#heavy += 1;
      next.start();
    }
  }

  /** The last of the heaviest: who has waited longer is worth as much as what is lighter. */
  #refuseHeaviest(): void {
    const heaviest = this.#waiting.reduce((most, one) => (one.cost >= most.cost ? one : most));
    this.#waiting = this.#waiting.filter((one) => one !== heaviest);
    heaviest.refuse(new QueueFull());
  }
}
