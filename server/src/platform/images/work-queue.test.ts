import { expect, test } from 'vitest';
import { makeOnce } from './wanted-once.ts';
import { Abandoned, QueueFull, WorkQueue } from './work-queue.ts';

/** Works that end when they are told to, with the order in which they began. */
function works(queue: WorkQueue) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, cost = 1, signal?: AbortSignal) => {
    const run = queue.run(
      () => {
        began.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      { cost, ...(signal && { signal }) },
    );
    return run.catch((error: unknown) => error as Error);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    // The next one begins a few turns later.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { began, add, end };
}

test('light work goes before heavy work, and heavy work leaves a place free', async () => {
  const { began, add, end } = works(new WorkQueue({ atOnce: 2, waiting: 10, heavyFrom: 10 }));
  void add('heavy 1', 100);
  void add('heavy 2', 90);
  void add('light 1', 5);
  void add('light 2', 4);
  await end('');
  expect(began).toEqual(['heavy 1', 'light 1']);
  await end('light 1');
  expect(began).toEqual(['heavy 1', 'light 1', 'light 2']);
  await end('light 2');
  expect(began).toHaveLength(3);
  await end('heavy 1');
  expect(began.at(-1)).toBe('heavy 2');
});

test('every fourth start is the turn of the one that waits longest', async () => {
  const { began, add, end } = works(new WorkQueue({ atOnce: 1, waiting: 10 }));
  void add('first');
  void add('heavy', 9);
  for (const name of ['a', 'b', 'c', 'd']) void add(name);
  for (const name of ['', 'first', 'a', 'b']) await end(name);
  expect(began).toEqual(['first', 'a', 'b', 'heavy']);
});

test('of too many that wait the heaviest is refused, a light one comes in', async () => {
  const { began, add, end } = works(new WorkQueue({ atOnce: 1, waiting: 2 }));
  void add('running');
  const heavy = [add('heavy 1', 8), add('heavy 2', 9)];
  void add('light');
  expect(await heavy[1]).toBeInstanceOf(QueueFull);
  expect(await add('heavier', 10)).toBeInstanceOf(QueueFull);
  await end('running');
  expect(began).toEqual(['running', 'light']);
});

test('aborted work leaves the queue without running', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 10 });
  const { began, add, end } = works(queue);
  void add('running');
  const gone = new AbortController();
  const given = add('given up', 1, gone.signal);
  expect(queue.waiting).toBe(1);
  gone.abort();
  expect([await given, queue.waiting]).toEqual([new Abandoned(), 0]);
  expect(await add('gone before', 1, gone.signal)).toBeInstanceOf(Abandoned);
  await end('running');
  expect(began).toEqual(['running']);
});

test('a work that fails gives its place back', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, heavyFrom: 1 });
  const failing = () => Promise.reject(new Error('no'));
  await expect(queue.run(failing, { cost: 2 })).rejects.toThrow('no');
  expect(await queue.run(async () => 'next', { cost: 2 })).toBe('next');
});

test('concurrent callers share one run, which stops when the last one aborts', async () => {
  const once = makeOnce<string>();
  const [one, two] = [new AbortController(), new AbortController()];
  const stops: AbortSignal[] = [];
  const make = (stop: AbortSignal) => {
    stops.push(stop);
    return new Promise<string>((_, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason as Error));
    });
  };
  const answers = Promise.allSettled([once('a', one.signal, make), once('a', two.signal, make)]);
  one.abort();
  expect(stops.map((stop) => stop.aborted)).toEqual([false]);
  two.abort();
  expect(stops.map((stop) => stop.aborted)).toEqual([true]);
  expect(await once('a', new AbortController().signal, async () => 'anew')).toBe('anew');
  for (const answer of await answers)
    expect(answer).toMatchObject({ status: 'rejected', reason: new Abandoned() });
});
