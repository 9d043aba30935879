import { on } from 'node:events';
import { dirname, extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { importMessages } from '@masthead/shared/imports/import.ts';
import { refused } from '../http/errors.ts';
import type {
  FromReader,
  PieceAsked,
  ReadEnd,
  ReaderName,
  ReadOptions,
  ReadOrder,
  ToReader,
} from './file-reader.ts';
import { type ReadLimits, readLimits } from './read-limits.ts';
import { newPlace, placeOf, type SharedPlace } from './read-place.ts';
import { type ReadFault, watchReading } from './watch-reading.ts';

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
 * Of Node itself, above ours, in MiB. Why so far above: memory that runs out inside of native code would end the whole
 * process.
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
 * Reads a file in a thread of its own, so that whatever it costs nobody waits for it (decision 75). Reading goes on
 * while rows are worked on, a few batches ahead. Past its limits, or where it ends by itself, the file is refused with a
 * sentence that names the place.
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
    throw refused(importMessages.readerEnded(placeOf(thread.place)));
  } catch (error) {
    throw thread.whyEnded() ?? asRefusal(error as NodeJS.ErrnoException, thread.place);
  } finally {
    thread.close();
  }
}

/** Throws unless the file was read to its end. */
function endOf(end: ReadEnd, place: SharedPlace): void {
  if (end === 'done') return;
  throw refused(end === 'memory' ? importMessages.tooMuchMemory(placeOf(place)) : end.refused);
}

const asRefusal = (error: NodeJS.ErrnoException, place: SharedPlace): unknown =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? refused(importMessages.tooMuchMemory(placeOf(place)))
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
    fail(refused(sentences[fault](placeOf(place)))),
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
