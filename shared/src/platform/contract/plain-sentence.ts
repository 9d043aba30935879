import type { z } from 'zod';
import { otherWord } from './api-words.ts';

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const amounts: Record<string, string> = { string: ' characters', array: ' entries' };

/**
 * The message for a value whose schema has none of its own, so that no reply contains a validator's words
 * (decisions 12). A schema's own sentence takes precedence.
 */
export function plainSentence(issue: z.core.$ZodRawIssue): string {
  const name = issue.path?.length
    ? `"${issue.path.map((part) => otherWord(String(part))).join('.')}"`
    : 'This';
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${name} is missing.`;
  if (issue.code === 'invalid_type')
    return `${name} must be ${kinds[issue.expected] ?? 'of a different type'}.`;
  if (issue.code === 'invalid_value')
    return `${name} must be one of: ${issue.values.map(String).join(', ')}.`;
  const long = (origin: string) => (origin in amounts ? `${amounts[origin]} long` : '');
  if (issue.code === 'too_small')
    return `${name} must be at least ${issue.minimum}${long(issue.origin)}.`;
  if (issue.code === 'too_big')
    return `${name} must be at most ${issue.maximum}${long(issue.origin)}.`;
  return `${name} has an invalid format.`;
}
