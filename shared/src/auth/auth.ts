import { z } from 'zod';
import { roles } from '../roles.ts';

/** What a person types to sign in: the user name or the e-mail, and the password (decisions 3). */
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

/** The person who is signed in, as the web app knows them. Roles are the ones that count. */
export const signedInUser = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  userGroupId: z.int().nullable(),
  isGowUser: z.boolean(),
  isAdmin: z.boolean(),
  isChatMember: z.boolean(),
  roles: z.array(z.enum(roles)),
});
export type SignedInUser = z.infer<typeof signedInUser>;

/** The answer to a sign-in. */
export const signedIn = z.object({ access_token: z.string(), user: signedInUser });

/** Sentences of the login card (Spec, platform 2.1, 5, 8). */
export const authMessages = {
  wrongCredentials: 'Invalid username or password',
  tooManyFailures: 'Too many failed sign-ins. Wait 15 minutes and try again.',
  sessionEnded: 'Your session has ended. Sign in again to continue.',
  forbidden:
    'You were signed out because your roles do not allow what was asked. Sign in again to continue.',
  resetNeedsEmail: 'Please enter a valid username',
  resetNotSetUp:
    'Resetting a password by mail is not set up yet. Ask an admin to set a new one for you.',
} as const;

/** The logout goes to /login after this long at the most (Spec, platform 9). */
export const logoutDelayMs = 1000;
