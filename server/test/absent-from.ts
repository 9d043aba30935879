import { expect } from 'vitest';

type Words = string | RegExp;

/** Texts that must be present, and texts that must not. */
interface Wanted {
  there: Words | [Words, ...Words[]];
  gone: Words | [Words, ...Words[]];
}

/**
 * Checks the texts that must be present before those that must not. Why: an empty response, an error and a 404 contain
 * none of the forbidden texts either. Values that are not text are searched as JSON.
 */
export function absentFrom(told: unknown, { there, gone }: Wanted): void {
  const text = typeof told === 'string' ? told : JSON.stringify(told);
  for (const words of [there].flat()) expect(text).toMatch(words);
  for (const words of [gone].flat()) expect(text).not.toMatch(words);
}
