import type { FilePlace } from '@masthead/shared/imports/import.ts';

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
