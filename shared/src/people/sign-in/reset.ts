import { z } from 'zod';
import { credentials } from '../../platform/access/auth.ts';
import { newPassword } from '../../platform/access/password.ts';

/** Sentences of a password reset (Spec, platform 2.1, 5, 8). */
export const resetMessages = {
  resetNeedsEmail: 'Please enter a valid username',
  /** The banner on the card. The toast says more (decisions 5). */
  resetSent: 'Password reset email sent.',
  resetSentLong: 'An email was sent to this account with instructions for resetting the password.',
  resetFailed: 'An unknown error occurred',
  tooManyResets: 'Too many password reset requests. Wait 15 minutes and try again.',
  /** The double space and the trailing space are in the specification. */
  badReset:
    'Invalid password reset attempt. This page may have expired.  Try resetting your password again. ',
  passwordUpdated: 'Password updated successfully.',
  toLogin: 'Return to Login',
} as const;

/** The username or email whose password is to be reset (Spec, platform 5). */
export const resetRequest = z.object({
  email: z
    .string(resetMessages.resetNeedsEmail)
    .trim()
    .min(1, resetMessages.resetNeedsEmail)
    .max(320, resetMessages.resetNeedsEmail),
});

/** The input of the update-password page: email, new password, and the token from its address. */
export const passwordReset = z.object({
  email: credentials.shape.username,
  password: newPassword,
  token: z.string(resetMessages.badReset).max(200, resetMessages.badReset),
});

/** How long a reset link works. It works once (decisions 3). */
export const resetMinutes = 60;
