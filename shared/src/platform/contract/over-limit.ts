import { howMany, inDigits } from '../values/counting.ts';

/** How far a text is over its limit; null for a text within it. */
export function overLimit(text: string, limit: number): string | null {
  const over = text.length - limit;
  if (over <= 0) return null;
  return `${howMany(over, 'character')} over the limit of ${inDigits(limit)}. It can’t be saved until it is shorter.`;
}
