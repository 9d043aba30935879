import { z } from 'zod';
import { choice, reference, yesOrNo } from '../records/kinds.ts';
import { record } from '../records/record.ts';
import { longText, picture, text } from '../records/text-kinds.ts';
import { roles } from '../roles.ts';
import { userMessages } from './user.messages.ts';

/** What a person is at the outside publisher platform (Spec, platform 3). */
export const rebelmouseRoles = ['Administrator', 'Guest Writer', 'Editor'] as const;
export type RebelmouseRole = (typeof rebelmouseRoles)[number];

/** Longest texts of a person. Limit: an e-mail is also a part of an address, which holds 200. */
export const userLimits = { name: 200, username: 100, email: 190, bio: 5000 } as const;

const emailRequired = 'A valid email address is required';
const emailInvalid = 'You must provide a valid email address';

const usernameRequired = 'A username is required';

/** A name to sign in with. No '@': it could be somebody else's e-mail, which signs in too. */
const username = z
  .string(usernameRequired)
  .trim()
  .min(1, usernameRequired)
  .max(userLimits.username, `Use at most ${userLimits.username} characters here`)
  .regex(/^[^\s@\p{Cc}]*$/u, userMessages.badUsername);

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
    imageUrl: picture({ label: 'Image', invalid: userMessages.badImage }),
    bio: longText({ label: 'Bio', max: userLimits.bio }),
  },
  kept: {
    username: text({
      label: 'Username',
      help: 'They sign in with it or with the email address.',
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
    /** They belong to an owner organization: internal staff. */
    isStaff: z.boolean(),
    /** Their role admin counts: they belong to an owner organization. */
    isAdmin: z.boolean(),
    /** False until they have set a password. */
    hasPassword: z.boolean(),
  },
  told: { password_hash: 'Password', gets_summary: 'Daily e-mail' },
  parts: [
    {
      table: 'user_roles',
      of: 'user_id',
      knownBy: 'name',
      shows: 'role',
      label: 'Role',
      added: (role) => `gave the role ${role} to`,
      removed: (role) => `took the role ${role} from`,
    },
    {
      table: 'password_resets',
      of: 'user_id',
      knownBy: 'id',
      label: 'Password reset',
      added: () => 'sent a password reset link to',
    },
  ],
});
