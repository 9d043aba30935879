import {
  constants,
  type NodeGCPerformanceDetail,
  type PerformanceEntry,
  PerformanceObserver,
} from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { fileReaders } from '../../file-readers.ts';
import { HttpError } from '../http/errors.ts';
import {
  type FromReader,
  type ReadEnd,
  type ReadOrder,
  sharePlace,
  type ToReader,
  waitHere,
} from './file-reader.ts';

/** The thread of read-apart.ts: reads one file and hands over its rows. */
const { reader, options, rowsAtATime, mostHeap, place } = workerData as ReadOrder;

/** Characters of rows that are handed over together, but for one row. */
const mostAtATime = 250_000;
/** The number of batches read ahead while one is written to the database. */
const mostWaiting = 2;

const say = (message: FromReader) => parentPort?.postMessage(message);

const asked = new Map<number, (piece: ArrayBuffer | null) => void>();
let asks = 0;
let waiting = 0;
let onTaken = () => {};

parentPort?.on('message', (message: ToReader) => {
  if (message === 'taken') {
    waiting -= 1;
    onTaken();
    return;
  }
  asked.get(message.ask)?.(message.piece);
  asked.delete(message.ask);
});

const pieceAt = (position: number) =>
  new Promise<ArrayBuffer | null>((resolve) => {
    asked.set(++asks, resolve);
    say({ ask: asks, position });
  });

/** Each walk is from the beginning of the file; the next piece is on its way while one is read. */
const file: AsyncIterable<Buffer> = {
  async *[Symbol.asyncIterator]() {
    let next = pieceAt(0);
    for (let position = 1; ; position += 1) {
      const piece = await waitHere(next);
      if (!piece) return;
      next = pieceAt(position);
      yield Buffer.from(piece);
    }
  },
};

async function handOver(rows: unknown[], size: number): Promise<void> {
  if (rows.length === 0) return;
  say({ rows, size });
  waiting += 1;
  while (waiting >= mostWaiting)
    await waitHere(
      new Promise<void>((resolve) => {
        onTaken = resolve;
      }),
    );
}

async function readAll(): Promise<ReadEnd> {
  const found = await fileReaders[reader]();
  let [rows, size]: [unknown[], number] = [[], 0];
  try {
    for await (const row of found.read(file, options, (note) => say({ note }))) {
      rows.push(row);
      size += found.sizeOf(row);
      if (rows.length < rowsAtATime && size < mostAtATime) continue;
      await handOver(rows, size);
      [rows, size] = [[], 0];
    }
    await handOver(rows, size);
    return 'done';
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    await handOver(rows, size);
    return { refused: error.message };
  }
}

const isMajor = (entry: PerformanceEntry & { detail?: unknown }) =>
  (entry.detail as NodeGCPerformanceDetail).kind === constants.NODE_PERFORMANCE_GC_MAJOR;

/** Why after a collection: before it, much of a heap is garbage. */
const collections = new PerformanceObserver((list) => {
  const { used_heap_size, external_memory } = getHeapStatistics();
  if (list.getEntries().some(isMajor) && used_heap_size + external_memory > mostHeap)
    say({ end: 'memory' });
});

sharePlace(place);
collections.observe({ entryTypes: ['gc'] });
say({ end: await readAll() });
