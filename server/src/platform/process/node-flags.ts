import { spawnSync } from 'node:child_process';

/** Flags that this Node takes. One that it does not know would keep it from starting at all. */
export const knownFlags = (flags: readonly string[]): string[] =>
  flags.filter((flag) => spawnSync(process.execPath, [flag, '--version']).status === 0);

/**
 * The flags of Node that reduce its memory at hardly any cost in speed (decisions 70 and 128). The first: megabytes of
 * each half of the young generation, of which Node would take more than 32 and never return them; with 4, values that are
 * only needed for one request outlive a collection. The second: the percentage by which the heap may grow before old
 * values are collected; by default it may grow fourfold.
 */
export const nodeFlags = knownFlags(['--max-semi-space-size=16', '--heap-growing-percent=50']);

/** Why: for every thread that works on a picture, the C library would keep memory of its own. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };
