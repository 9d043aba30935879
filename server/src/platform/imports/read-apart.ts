import { on } from 'node:events';
import { dirname, extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { importMessages } from '@masthead/shared/platform/imports/import.ts';
import { badRequest } from '../http/errors.ts';
import {
  type FromReader,
  isWaitingAt,
  movesOf,
  newPlace,
  type PieceAsked,
  placeOf,
  type ReadEnd,
  type ReaderName,
  type ReadLimits,
  type ReadOptions,
  type ReadOrder,
  readLimits,
  type SharedPlace,
  type ToReader,
} from './file-reader.ts';

/** A file, and how it is read. */
export interface Reading {
  reader: ReaderName;
  options: ReadOptions;
  /** A piece of the file by its number, null behind the last. */
  pieceAt(position: number): Promise<Uint8Array | null>;
  /** Hears what is told of the file as a whole. */
  note(sentence: string): void;
  /** So many rows come together at most. */
  rowsAtATime: number;
  /** Throws when the reading is to stop; asked again and again. */
  goOn?: () => void;
  limits?: ReadLimits | undefined;
}

/** Rows of a file in their order, and about how many characters they hold. */
export interface RowBatch<R> {
  rows: R[];
  size: number;
}

/**
 * Node's own limit, above ours, in MiB. Why so far above: running out of memory inside native code would end the
 * whole process.
 */
const backstop = 4;
const youngMiB = 12;
/** More rows would be copied in one go than the event loop should wait for. */
const mostRows = 250;

/** Why: a reader needs no setting of ours; only what Node has made of the sources before is found by one. */
const { NODE_COMPILE_CACHE } = process.env;
const env = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

const sentences = {
  place: importMessages.slowPlace,
  file: importMessages.slowFile,
  memory: importMessages.tooMuchMemory,
} as const satisfies Record<ReadFault, unknown>;

/**
 * Reads a file in a thread, so that its cost delays nobody (decision 75). It reads a few batches ahead of the work on
 * the rows. If it exceeds its limits or exits, the file is rejected with a message that names the position.
 */
export async function* readApart<R>(reading: Reading): AsyncGenerator<RowBatch<R>> {
  const thread = openThread(reading);
  try {
    for await (const message of thread.messages) {
      if ('note' in message) reading.note(message.note);
      if ('end' in message) return endOf(message.end, thread.place);
      if (!('rows' in message)) continue;
      thread.take(message.rows.length);
      yield message as RowBatch<R>;
    }
    throw badRequest(importMessages.readerEnded(placeOf(thread.place)));
  } catch (error) {
    throw thread.whyEnded() ?? asRefusal(error as NodeJS.ErrnoException, thread.place);
  } finally {
    thread.close();
  }
}

/** Throws unless the file was read to its end. */
function endOf(end: ReadEnd, place: SharedPlace): void {
  if (end === 'done') return;
  throw badRequest(end === 'memory' ? importMessages.tooMuchMemory(placeOf(place)) : end.refused);
}

const asRefusal = (error: NodeJS.ErrnoException, place: SharedPlace): unknown =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? badRequest(importMessages.tooMuchMemory(placeOf(place)))
    : error;

/** A thread that reads a file, served with its pieces and watched. */
function openThread(reading: Reading) {
  const { limits = readLimits } = reading;
  const place = newPlace();
  const over = new AbortController();
  const done = { kib: 0, rows: 0 };
  const worker = startThread(reading, limits, place);
  const fail = (error: unknown) => over.abort(error);
  const tell = (message: ToReader, moved: ArrayBuffer[] = []) => worker.postMessage(message, moved);
  const give = async ({ ask, position }: PieceAsked) => {
    const bytes = await reading.pieceAt(position);
    done.kib += (bytes?.length ?? 0) / 1024;
    // Why a copy: what comes from the database is part of a larger piece of memory, which cannot be given away.
    const piece = bytes ? Uint8Array.from(bytes).buffer : null;
    tell({ piece, ask }, piece ? [piece] : []);
  };
  const onLook = () => {
    try {
      reading.goOn?.();
    } catch (error) {
      fail(error);
    }
  };
  const stopWatching = watchReading({ worker, place, limits, onLook, done }, (fault) =>
    fail(badRequest(sentences[fault](placeOf(place)))),
  );
  worker.on('message', (message: FromReader) => {
    if ('ask' in message) give(message).catch(fail);
    if ('end' in message) stopWatching();
  });
  worker.on('exit', stopWatching);
  // Why: an error that comes behind the last word of the thread would be one that nobody waits for.
  worker.on('error', () => {});
  return {
    place,
    messages: wordsOf(worker, over.signal),
    /** Notes that rows were taken, so that more are read. */
    take(rows: number) {
      done.rows += rows;
      tell('taken');
    },
    /** Why it was ended from here, if it was. */
    whyEnded: (): unknown => over.signal.reason,
    close() {
      stopWatching();
      // Why not waited for: one that is busy in native code ends only when that does.
      void worker.terminate();
    },
  };
}

/** What a thread says, one after the other, until it ends or somebody ends it. */
async function* wordsOf(worker: Worker, signal: AbortSignal): AsyncGenerator<FromReader> {
  for await (const [message] of on(worker, 'message', { signal, close: ['exit'] }))
    yield message as FromReader;
}

function startThread(
  { reader, options, rowsAtATime }: Reading,
  { heapMiB }: ReadLimits,
  place: SharedPlace,
): Worker {
  const here = import.meta.filename;
  const order: ReadOrder = {
    reader,
    options,
    rowsAtATime: Math.min(rowsAtATime, mostRows),
    mostHeap: heapMiB * 2 ** 20,
    place,
  };
  return new Worker(join(dirname(here), `read-thread${extname(here)}`), {
    workerData: order,
    resourceLimits: {
      maxOldGenerationSizeMb: heapMiB * backstop,
      maxYoungGenerationSizeMb: youngMiB,
    },
    env,
    execArgv: [],
  });
}

/** Why a reader is ended. */
type ReadFault = 'place' | 'file' | 'memory';

/** A reader that is watched. */
export interface WatchedReading {
  worker: Worker;
  place: SharedPlace;
  limits: ReadLimits;
  /** Called at each look. */
  onLook(): void;
  /** KiB and rows that have gone through it. */
  done: { kib: number; rows: number };
}

/** Values in its memory between two collections are partly garbage: so many times the limit are too many in any case. */
const garbageFactor = 2;

/**
 * Polls a reader, and reports once why it must be ended. It polls from outside, so it also detects a reader that is
 * stuck in one statement. Returns a function that stops polling.
 */
function watchReading(reading: WatchedReading, onFault: (fault: ReadFault) => void) {
  const { worker, place, limits, done } = reading;
  let [moves, since, still, isAsking] = [0, 0, 0, false];
  /** What it had cost before it read anything: loading its code. */
  let begun = 0;

  async function faultOf(): Promise<ReadFault | null> {
    const [{ user, system }, heap] = await Promise.all([
      worker.cpuUsage(),
      worker.getHeapStatistics(),
    ]);
    const spent = (user + system) / 1000;
    const now = movesOf(place);
    if (now === 0) [begun, since] = [spent, spent];
    if (now !== moves || isWaitingAt(place)) still = 0;
    if (now !== moves) [moves, since] = [now, spent];
    if (spent - since > limits.placeMs) return 'place';
    const allowed = limits.fileMs + done.kib * limits.msPerKiB + done.rows * limits.msPerRow;
    if (spent - begun > allowed) return 'file';
    const mostHeap = limits.heapMiB * garbageFactor * 2 ** 20;
    return heap.used_heap_size + heap.external_memory > mostHeap ? 'memory' : null;
  }

  const looking = setInterval(() => {
    reading.onLook();
    // Why looks: a computer that was asleep in between has looked once.
    if (++still * limits.lookMs > limits.stillMs) {
      onFault('place');
      return;
    }
    if (isAsking) return;
    isAsking = true;
    // Why ignored: a thread that has ended cannot be asked, and its end is told by itself.
    void faultOf()
      .catch(() => null)
      .then((fault) => {
        isAsking = false;
        if (fault) onFault(fault);
      });
  }, limits.lookMs);
  return () => clearInterval(looking);
}
