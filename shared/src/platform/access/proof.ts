import { z } from 'zod';
import { usedPasskey } from './passkey-answers.ts';
import { codeForm } from './second-factor.ts';

/** A proof of the person is fresh for so long. */
export const freshMinutes = 15;

/** Sentences of the proof before roles, keys, exports and views as someone else. */
export const proofMessages = {
  title: 'Confirm that it’s you',
  needed: 'Confirm that it’s you to continue. Nothing was changed.',
  why: 'You’re about to do something that can give away access or personal data.',
  passwordRequired: 'Enter your password',
  oneOnly: 'Send a password, a code or a passkey.',
  byPasskey: 'Use a passkey',
  byProvider: (name: string) => `Sign in again with ${name}`,
  providerHelp: (name: string) =>
    `You sign in with ${name}. Sign in there again; you then come back to this page and can repeat what you did.`,
  noWay: 'You have no password yet. Set one with Forgot Password on the sign-in page.',
} as const;

/** How the caller can prove who they are. */
export const waysToProve = z.object({
  hasPassword: z.boolean(),
  hasCodes: z.boolean(),
  hasPasskey: z.boolean(),
  /** The OpenID provider that opened this session. */
  provider: z.string().nullable(),
});

/** A proof: one of the three. */
export const freshProof = z
  .object({
    currentPassword: z.string().min(1, proofMessages.passwordRequired).max(1024),
    code: codeForm.shape.code,
    passkey: usedPasskey,
  })
  .partial()
  .refine((given) => Object.keys(given).length === 1, proofMessages.oneOnly);
