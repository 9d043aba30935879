import { spawnSync } from 'node:child_process';

/** Flags that this Node takes. One that it does not know would keep it from starting at all. */
export const knownFlags = (flags: readonly string[]): string[] =>
  flags.filter((flag) => spawnSync(process.execPath, [flag, '--version']).status === 0);

/**
 * The flags of Node that reduce its memory at hardly any cost in speed (decision 70). The first: megabytes of each
 * half of the young generation, of which Node would take 16 and never return them. The second: the percentage by
 * which the heap may grow before old values are collected; by default it may grow fourfold.
 */
export const nodeFlags = knownFlags(['--max-semi-space-size=4', '--heap-growing-percent=50']);

/** Why: for every thread that works on a picture, the C library would keep memory of its own. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };
