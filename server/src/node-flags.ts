/**
 * What Node is started with, so that it holds less memory for hardly less speed (decision 70). The first: megabytes of
 * each half of the memory for new values, of which Node would take 16 and keep them. The second: how far values may
 * pile up before it looks which are still wanted, in percent of those; left to itself it lets them become four times as many.
 */
export const nodeFlags = ['--max-semi-space-size=4', '--heap-growing-percent=50'];

/** Why: for every thread that works on a picture, the C library would keep memory of its own. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };
