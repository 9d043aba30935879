import { z } from 'zod';
import { roles } from './roles.ts';

/** The sign-in form: username or email, and password (decisions 3). */
export const credentials = z.object({
  username: z
    .string('A username is required')
    .trim()
    .min(1, 'A username is required')
    .max(320, 'A username is required'),
  password: z
    .string('A password is required')
    .min(1, 'A password is required')
    .max(1024, 'A password is required'),
});

/** The signed-in person as the web app knows them. Only roles that apply are listed. */
export const signedInUser = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  organizationId: z.int().nullable(),
  isStaff: z.boolean(),
  isAdmin: z.boolean(),
  isChatMember: z.boolean(),
  roles: z.array(z.enum(roles)),
  /** The admin who views Masthead as this person, read-only. */
  viewedBy: z.object({ id: z.int(), name: z.string() }).nullish(),
  /** True while a role demands two-step sign-in and it is off: nothing but turning it on is possible. */
  mustTurnOnCodes: z.boolean().optional(),
  /** The sentence of read-only mode, while it is on. */
  readOnly: z.string().optional(),
});
export type SignedInUser = z.infer<typeof signedInUser>;

/** The response to a sign-in. */
export const signedIn = z.object({ access_token: z.string(), user: signedInUser });

/** Sentences of the login card (Spec, platform 2.1, 5, 8). */
export const authMessages = {
  wrongCredentials: 'Invalid username or password',
  tooManyFailures: 'Too many failed sign-ins. Wait 15 minutes and try again.',
  sessionEnded: 'Your session has ended. Sign in again to continue.',
  forbidden:
    'You were signed out because your roles don’t allow that action. Sign in again to continue.',
  providerAway: 'The sign-in service can’t be reached right now. Try again in a minute.',
  providerRefused: 'The sign-in was declined or canceled.',
  /** One message for every rejection, so that it doesn't reveal who has an account. */
  openIdRefused:
    'We couldn’t sign you in with that account. Try again, or ask an admin whether its email address is on your Masthead account.',
  lostSignIn: 'This sign-in was started in another tab or browser, or too long ago. Start again.',
} as const;

/** Logout goes to /login after at most this long (Spec, platform 9). */
export const logoutDelayMs = 1000;

/** The redirect parameters of the sign-in service, and the key that this browser stored. */
export const signInAnswer = z.object({
  code: z.string().min(1).max(4096),
  state: z.string().min(1).max(200),
  /** The responding provider; some send it (RFC 9207). */
  iss: z.string().max(2000).optional(),
  browserKey: z.string().min(1).max(200),
});

/** Longest access token that is accepted. */
export const maxAccessToken = 8000;

/** An access token of the configured provider. */
export const accessToken = z.string('An access token is required').min(1).max(maxAccessToken);

/** True for a path inside Masthead; never for another host, however it is written. */
export const isInAppPath = (value: string): boolean =>
  value.length <= 2000 && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value);

/** Sentences of actions that ask for the current password again. */
export const currentPasswordMessages = {
  wrongPassword: 'That isn’t your current password.',
  noPassword:
    'You don’t have a password yet. Set one with Forgot Password on the sign-in page, then try again.',
  tooManyGuesses: 'Too many wrong passwords. Wait 15 minutes and try again.',
} as const;
