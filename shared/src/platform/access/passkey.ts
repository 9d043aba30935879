import { z } from 'zod';

/** The most passkeys of one person. */
export const mostPasskeys = 20;

/** Sentences of passkeys. */
export const passkeyMessages = {
  title: 'Passkeys',
  help: 'Sign in with your fingerprint, face or device PIN instead of a password and a code.',
  none: 'No passkeys yet. Add one for this device or a security key.',
  notHere:
    'Passkeys need Masthead at a domain name with HTTPS. Ask your system administrator to set its address.',
  signIn: 'Sign in with a passkey',
  nameRequired: 'Enter a name for this passkey',
  added: 'Passkey added.',
  renamed: 'Passkey renamed.',
  removed: 'Passkey removed.',
  confirmRemove: (name: string) => `Remove the passkey “${name}”?`,
  removeHelp:
    'You won’t be able to sign in with it any more. Delete it on your device or in your password manager, too.',
  tooMany: 'You have 20 passkeys already. Remove one that you no longer use.',
  already: 'This passkey is already on an account.',
  notMade: 'The passkey wasn’t added, because its device didn’t confirm it was you. Try again.',
  lastFactor:
    'Your role requires two-step sign-in, and this is your only way to do that. Add another passkey or turn on codes first.',
  canceled: 'No passkey was chosen, or this took too long. Try again, or use your password.',
  canceledAdding: 'No passkey was made, or this took too long. Try again.',
  alreadyHere: 'This device already has a passkey for your account.',
  unsupported: 'This browser doesn’t support passkeys.',
  unknown:
    'That passkey isn’t on any account that can sign in here. Use your password, or choose another passkey.',
  refused: 'We couldn’t verify that passkey. Try again, or use your password.',
  wrongPlace: (address: string) => `Passkeys work only at ${address}. Open Masthead there.`,
  notYours: 'That passkey belongs to someone else. Choose one of yours.',
  usedChallenge: 'This took too long or was already used. Try again.',
  copied:
    'That passkey reported an older state than the last time, so it may have been copied. Use another way to sign in, and remove it in your profile.',
  needed:
    'Your role requires two-step sign-in, so the password alone isn’t enough. Sign in with your passkey.',
} as const;

/** A passkey's name, by which its owner recognizes it. */
export const passkeyName = z.object({
  name: z
    .string(passkeyMessages.nameRequired)
    .trim()
    .min(1, passkeyMessages.nameRequired)
    .max(60, 'Use at most 60 characters here'),
});
