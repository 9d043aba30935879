import { z } from 'zod';
import { roles, rolesInWords, showcaseRoles } from '../../platform/access/roles.ts';
import { choice, reference, yesOrNo } from '../../platform/records/kinds.ts';
import { record } from '../../platform/records/record.ts';
import { longText, picture, text } from '../../platform/records/text-kinds.ts';

/** Sentences, toasts and confirmations of user administration (Spec, platform 8; decisions 2). */
export const userMessages = {
  added: 'User added.',
  roleAdded: 'User role added.',
  roleRemoved: 'User role removed.',
  loadFailed: 'An error occurred while loading the users.',
  addFailed: 'An error occurred while adding the user.',
  roleAddFailed: 'An error occurred while adding the role.',
  roleRemoveFailed: 'An error occurred while removing the role.',
  disableFailed: 'An error occurred while disabling the user.',
  enableFailed: 'An error occurred while enabling the user.',
  organizationsFailed: 'An error occurred while loading the organizations.',
  profilesFailed: 'An error occurred while loading the external profiles.',
  resetSent: (email: string) => `An email for setting the password is on its way to ${email}.`,
  resetFailed: 'An error occurred while sending the reset email.',
  badUsername: 'A username can’t contain spaces or the @ sign',
  badImage: 'Enter a web address for the profile photo',
  badRebelmouseRole: 'Choose Administrator, Guest Writer or Editor',
  badIsDisabled: 'isDisabled must be true or false',
  unknownRole: 'This role does not exist. Choose one from the list.',
  roleHeld: 'This person already has this role.',
  roleNotHeld: 'This person doesn’t have this role.',
  ownAdminRole: 'You can’t remove your own admin role. Ask another admin to do it.',
  ownDisable: 'You can’t disable your own account. Ask another admin to do it.',
  ownMove:
    'You can’t move yourself out of the owner organization, because you would lose your admin role. Ask another admin to do it.',
  lastAdmin: 'At least one enabled admin of the owner organization must remain.',
  noMatch: 'No users match.',
  noOrganization: 'No organization',
  noPassword: 'No password has been set yet.',
  partnerRole: `Outside the owner organization, only the roles ${rolesInWords(showcaseRoles)} apply, and Admin includes just those four.`,
  disabled: (name: string) => `${name} is disabled and signed out.`,
  enabled: (name: string) => `${name} can sign in again.`,
  disableTitle: (name: string) => `Disable ${name}?`,
  disableDetail:
    'They are signed out everywhere immediately and can’t sign in until someone enables them again.',
  enableTitle: (name: string) => `Enable ${name}?`,
  enableDetail: 'They can sign in again with their password and roles.',
  removeRoleTitle: (role: string) => `Remove the role ${role}?`,
  removeRoleDetail: (name: string) => `${name} immediately loses the access it gives.`,
} as const;

/** A person's role on the external publishing platform (Spec, platform 3). */
export const rebelmouseRoles = ['Administrator', 'Guest Writer', 'Editor'] as const;
export type RebelmouseRole = (typeof rebelmouseRoles)[number];

/** Maximum lengths. An email is also part of a path, which holds 200 characters. */
export const userLimits = { name: 200, username: 100, email: 190, bio: 5000 } as const;

const emailRequired = 'A valid email address is required';
const emailInvalid = 'You must provide a valid email address';

const usernameRequired = 'A username is required';

/** A name to sign in with. '@' is not allowed: it could be someone else's email, which also signs in. */
const username = z
  .string(usernameRequired)
  .trim()
  .min(1, usernameRequired)
  .max(userLimits.username, `Use at most ${userLimits.username} characters here`)
  .regex(/^[^\s@\p{Cc}]*$/u, userMessages.badUsername);

/** What happens to a person's way in, as the verb of a sentence of History. */
export const accountEvents = {
  setUp: 'set up Masthead with the account of',
  reset: 'reset the way in of',
  unlocked: 'unlocked the account of',
  codesOn: 'turned on two-step sign-in for',
  codesOff: 'turned off two-step sign-in for',
  codesRenewed: 'made new recovery codes for',
  recoveryUsed: 'used a recovery code of',
  passkeyAdded: 'added a passkey for',
  passkeyRemoved: 'removed a passkey of',
} as const;
export type AccountEvent = keyof typeof accountEvents;

/** A person (Spec, platform 2.4, 3, 5). */
export const userRecord = record({
  noun: 'user',
  plural: 'Users',
  slug: 'user',
  screen: 'userEdit',
  table: 'users',
  title: 'name',
  trash: false,
  fields: {
    name: text({
      label: 'Name',
      required: 'A first and last name is required',
      max: userLimits.name,
    }),
    email: text({
      label: 'Email',
      typed: 'email',
      required: emailRequired,
      max: userLimits.email,
      pattern: z
        .string(emailRequired)
        .trim()
        .min(1, emailRequired)
        .max(userLimits.email, emailInvalid)
        .pipe(z.email(emailInvalid)),
    }),
    organizationId: reference('organization', {
      label: 'Organization',
      required: 'You must select an organization',
      unknown: 'You must select an organization',
      mayBeMissing: true,
    }),
    rebelmouseRole: choice(rebelmouseRoles, {
      label: 'RebelMouse role',
      sentence: userMessages.badRebelmouseRole,
    }),
    imageUrl: picture({ label: 'Photo', invalid: userMessages.badImage }),
    bio: longText({ label: 'Bio', max: userLimits.bio }),
  },
  systemFields: {
    username: text({
      label: 'Username',
      help: 'They can sign in with it or with their email address.',
      required: usernameRequired,
      max: userLimits.username,
      pattern: username,
    }),
    isDisabled: yesOrNo({ label: 'Disabled', initial: false }),
    isChatMember: yesOrNo({ label: 'Staff chat', initial: false }),
  },
  added: {
    roles: z.array(z.object({ id: z.int(), name: z.enum(roles) })),
    /** The name of their organization. */
    group: z.string().nullable(),
    /** True for people of an owner organization. */
    isStaff: z.boolean(),
    /** True if their admin role applies, that is, in an owner organization. */
    isAdmin: z.boolean(),
    /** False until they have set a password. */
    hasPassword: z.boolean(),
  },
  told: { password_hash: 'Password', gets_summary: 'Daily to-do email' },
  parts: [
    {
      table: 'user_roles',
      of: 'user_id',
      knownBy: 'name',
      shows: 'role',
      label: 'Role',
      added: (role) => `added the role ${role} to`,
      removed: (role) => `removed the role ${role} from`,
    },
    {
      table: 'password_resets',
      of: 'user_id',
      knownBy: 'id',
      label: 'Password reset',
      added: () => 'sent a password reset link to',
    },
    {
      table: 'account_events',
      of: 'user_id',
      knownBy: 'event',
      label: 'Account',
      added: (event) => accountEvents[event as AccountEvent] ?? event,
    },
  ],
});
