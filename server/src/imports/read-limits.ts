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
