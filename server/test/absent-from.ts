import { expect } from 'vitest';

type Words = string | RegExp;

/** What a text must hold, and what it must not. */
interface Wanted {
  there: Words | [Words, ...Words[]];
  gone: Words | [Words, ...Words[]];
}

/**
 * Expects what must be in a text before what must not be. Why: an empty answer, a refusal and a 404 hold nothing that is
 * looked for. Whatever is no text is searched as JSON.
 */
export function absentFrom(told: unknown, { there, gone }: Wanted): void {
  const text = typeof told === 'string' ? told : JSON.stringify(told);
  for (const words of [there].flat()) expect(text).toMatch(words);
  for (const words of [gone].flat()) expect(text).not.toMatch(words);
}
