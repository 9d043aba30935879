import type { ImportKindName } from '@masthead/shared/imports/import.ts';
import type { SharedPlace } from './read-place.ts';

/** What an import was asked for besides its file. */
export type ReadOptions = Record<string, string | number | null>;

/** The part of a kind of import that reads its file. It runs in a thread of its own (decision 75). */
// biome-ignore lint/suspicious/noExplicitAny: each reader has rows of its own, which only its kind reads.
export interface FileReader<R = any> {
  /** Characters that a row holds, about: few long ones are handed over at a time. */
  sizeOf(row: R): number;
  /**
   * The rows in their order. A file that cannot be read is refused with a sentence. It may be walked through more than
   * once. What is told of the file as a whole goes to `note`.
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
