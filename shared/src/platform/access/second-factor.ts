import { z } from 'zod';
import { roles } from './roles.ts';

/** How many recovery codes a person gets; each works once. */
export const recoveryCodeCount = 10;

/** Sentences of two-step sign-in. */
export const secondFactorMessages = {
  title: 'Two-step sign-in',
  needed: 'Enter the code from your authenticator app.',
  codeRequired: 'Enter a code',
  wrongCode: 'That code is wrong or was already used. Wait for the next one and try again.',
  tooManyCodes: 'Too many wrong codes. Wait 15 minutes and try again.',
  proofEnded: 'This took too long. Sign in again.',
  alreadyOn: 'Two-step sign-in is already on. Reload the page.',
  notOn: 'Two-step sign-in is off. Reload the page.',
  turnedOn: 'Two-step sign-in is on.',
  turnedOff: 'Two-step sign-in is off.',
  isOn: 'On. Signing in asks for a code from your authenticator app after your password.',
  isOff: 'Off. Ask for a code from an app on your phone after your password.',
  codesLeft: (left: number) =>
    left === 1 ? '1 recovery code left.' : `${left} recovery codes left.`,
  saveCodes:
    'Save these recovery codes where only you can find them. Each one signs you in once if you don’t have your phone. They are shown only now.',
  demanded:
    'Your role requires two-step sign-in. You need an authenticator app on your phone or computer. Turn it on to continue.',
  orPasskey: 'Or add a passkey: your fingerprint, face or device PIN then signs you in by itself.',
  demandTitle: 'Require two-step sign-in',
  demandHelp:
    'People with one of these roles must turn it on before they can do anything else. People who sign in with the OpenID provider are exempt.',
  demandSaved: 'Requirement saved.',
  enterRecovery: 'No phone? Enter one of your recovery codes.',
} as const;

/** A code of an authenticator app, or a recovery code; spaces and hyphens don't count. */
const code = z
  .string(secondFactorMessages.codeRequired)
  .trim()
  .min(1, secondFactorMessages.codeRequired)
  .max(40, secondFactorMessages.wrongCode);
export const codeForm = z.object({ code });

/** The second step of a sign-in: what the first one answered, and a code. */
export const secondStep = codeForm.extend({ proof: z.string().min(1).max(1000) });

/** Whether a person's sign-in has a second step. */
export const secondFactor = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
});

/** The roles whose people must turn on two-step sign-in. */
export const demandedRoles = z.object({ roles: z.array(z.enum(roles)).max(roles.length) });

/** What an authenticator app is set up with: as text, and as the address in the QR code. */
export const secondFactorSetUp = z.object({ secret: z.string(), address: z.string() });

/** New recovery codes, shown once. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
