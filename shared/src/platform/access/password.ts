import { z } from 'zod';

/** A new password has at least this many characters (decisions 3). */
export const shortestPassword = 12;

/** Sentences about a password that a person chooses. */
export const passwordMessages = {
  required: 'A password is required',
  tooShort: 'Use at least 12 characters for a new password.',
  tooLong: 'Use at most 256 characters for a new password.',
  tooEasy:
    'This password is too easy to guess. Choose one that isn’t a common password or based on your name.',
  /** Under the field, before anything is typed. */
  hint: 'At least 12 characters. Three or four unrelated words work well.',
} as const;

/** A password that a person chooses. The server also compares it with common ones. */
export const newPassword = z
  .string(passwordMessages.required)
  .min(1, passwordMessages.required)
  .max(256, passwordMessages.tooLong)
  .refine(
    (value) => value === '' || [...value].length >= shortestPassword,
    passwordMessages.tooShort,
  );
