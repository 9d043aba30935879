import type { FilePlace, ImportKindName } from '@masthead/shared/platform/imports/import.ts';

/** What an import was asked for besides its file. */
export type ReadOptions = Record<string, string | number | null>;

/** The part of a kind of import that reads its file. It runs in a thread of its own (decision 75). */
// biome-ignore lint/suspicious/noExplicitAny: each reader has rows of its own, which only its kind reads.
export interface FileReader<R = any> {
  /** Characters that a row holds, about: few long ones are handed over at a time. */
  sizeOf(row: R): number;
  /**
   * The rows in order. An unreadable file is rejected with a message. It may be read more than once. Information
   * about the whole file goes to `note`.
   */
  read(
    file: AsyncIterable<Buffer>,
    options: ReadOptions,
    note: (sentence: string) => void,
  ): AsyncIterable<R>;
}

/** What is read apart. */
export type ReaderName = ImportKindName | 'reports';

/** What the thread is told at its start. */
export interface ReadOrder {
  reader: ReaderName;
  options: ReadOptions;
  /** So many rows are handed over together at most. */
  rowsAtATime: number;
  /** Of its values after a garbage collection, in bytes. */
  mostHeap: number;
  place: SharedPlace;
}

/** A piece of the file is asked for, by its number; the answer carries the number of the question. */
export interface PieceAsked {
  ask: number;
  position: number;
}

/** What the thread says. */
export type FromReader =
  | PieceAsked
  | { note: string }
  | { rows: unknown[]; size: number }
  | { end: ReadEnd };

/** The end of the file, why it is refused, or that its reader takes too much memory. */
export type ReadEnd = 'done' | 'memory' | { refused: string };

/** What the thread is told: the piece of the file that it asked for, null behind the end, or that rows were taken. */
export type ToReader = { piece: ArrayBuffer | null; ask: number } | 'taken';

/** What a file may cost its reader. Past one of these the reader is ended and the import says where it was. */
export interface ReadLimits {
  /** Processor time for what stands in one place of the file, such as a row or an event, in milliseconds. */
  placeMs: number;
  /** Processor time for a whole file, before what its size and its rows add to that. */
  fileMs: number;
  /** What each KiB that is read adds: a file of 100 MiB may take seven minutes more. */
  msPerKiB: number;
  /** What each row that comes out adds: few bytes of a calendar can be many events. */
  msPerRow: number;
  /** Without moving on and without waiting for us, by the clock: for what sleeps or cannot be asked. */
  stillMs: number;
  /** Values in the memory of a reader after a garbage collection, in MiB. */
  heapMiB: number;
  /** How often a reader is looked at. */
  lookMs: number;
}

/** Why processor time: on a busy machine an honest file takes longer by the clock. */
export const readLimits: ReadLimits = {
  placeMs: 10_000,
  fileMs: 60_000,
  msPerKiB: 4,
  msPerRow: 20,
  stillMs: 120_000,
  heapMiB: 192,
  lookMs: 100,
};

/** How often a reader has moved on, where it is, in which unit, and whether it waits: shared with whoever watches it. */
export type SharedPlace = Int32Array<SharedArrayBuffer>;

const [moves, at, unit, waits] = [0, 1, 2, 3];
const units = ['line', 'item'] as const satisfies FilePlace['unit'][];

export const newPlace = (): SharedPlace => new Int32Array(new SharedArrayBuffer(4 * 4));

/** Of this thread, which reads one file at a time. */
let here = newPlace();

/** From now on somebody watches where the reader of this thread is. */
export function sharePlace(place: SharedPlace): void {
  here = place;
}

function reach(number: number, of: FilePlace['unit']): void {
  Atomics.store(here, at, number);
  Atomics.store(here, unit, units.indexOf(of));
  Atomics.add(here, moves, 1);
}

/** Says that what begins on this line of the file is read now. Every parser of files does that as it goes. */
export const reachLine = (line: number): void => reach(line, 'line');

/** The same for files without lines. */
export const reachItem = (position: number): void => reach(position, 'item');

/** Waits for the other side, which nobody holds against the reader. */
export async function waitHere<T>(promise: Promise<T>): Promise<T> {
  Atomics.store(here, waits, 1);
  try {
    return await promise;
  } finally {
    Atomics.store(here, waits, 0);
  }
}

export const isWaitingAt = (place: SharedPlace): boolean => Atomics.load(place, waits) === 1;

export const movesOf = (place: SharedPlace): number => Atomics.load(place, moves);

export const placeOf = (place: SharedPlace): FilePlace => ({
  unit: units[Atomics.load(place, unit)] ?? 'line',
  // Why: before the first line is read, that is where it is.
  at: Math.max(1, Atomics.load(place, at)),
});
