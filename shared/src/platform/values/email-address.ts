import { z } from 'zod';

const invalid = 'You must provide a valid email address';
const missing = 'A valid email address is required';

/** Longest e-mail address. */
export const longestEmail = 254;

/** An e-mail address, with the sentences of platform 5. */
export const emailAddress = z
  .string(missing)
  .trim()
  .min(1, missing)
  .max(longestEmail, invalid)
  .pipe(z.email(invalid));
