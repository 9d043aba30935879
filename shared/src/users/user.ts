import { z } from 'zod';
import { id, linkOrPath, optionalText, text } from '../fields.ts';
import { type Role, roles } from '../roles.ts';
import { userMessages } from './user.messages.ts';

/** What a person is at the outside publisher platform (Spec, platform 3). */
export const rebelmouseRoles = ['Administrator', 'Guest Writer', 'Editor'] as const;
export type RebelmouseRole = (typeof rebelmouseRoles)[number];

/** Longest texts of a person. Limit: an e-mail is also a part of an address, which holds 200. */
export const userLimits = { name: 200, username: 100, email: 190, bio: 5000 } as const;

/** The search of the user list: Fuse.js over these fields with this threshold (Spec, platform 9). */
export const userSearch = { keys: ['username', 'email', 'name'], threshold: 0.3 } as const;

/** The e-mail address of a person (Spec, platform 5). */
export const userEmail = z
  .string('A valid email address is required')
  .trim()
  .min(1, 'A valid email address is required')
  .max(userLimits.email, 'You must provide a valid email address')
  .pipe(z.email('You must provide a valid email address'));

/** The first and last name of a person (Spec, platform 5). */
export const userName = text('A first and last name is required', userLimits.name);

/** What a person says about themselves; the profile and the user screen share it. */
export const userBio = optionalText(userLimits.bio);

/** The picture of a person. */
export const userImage = z
  .string()
  .trim()
  .nullable()
  .transform((value) => value || null)
  .pipe(linkOrPath(userMessages.badImage).nullable());

/** A name to sign in with. No '@': it could be somebody else's e-mail, which signs in too. */
const username = z
  .string('A username is required')
  .trim()
  .min(1, 'A username is required')
  .max(userLimits.username, `Use at most ${userLimits.username} characters here`)
  .regex(/^[^\s@\p{Cc}]*$/u, userMessages.badUsername);

const userGroupId = id.nullish().transform((value, context) => {
  if (value) return value;
  context.addIssue({ code: 'custom', message: 'You must select an organization' });
  return z.NEVER;
});

const rebelmouseRole = z.enum(rebelmouseRoles, userMessages.badRebelmouseRole).nullable();

/** What staff write on a person, in the order of the screen (Spec, platform 2.4, 5). */
export const userForm = z.object({
  name: userName,
  email: userEmail,
  userGroupId,
  imageUrl: userImage,
  bio: userBio,
  rebelmouseRole,
});
export type UserForm = z.infer<typeof userForm>;

/** A new person. They have no password until they set one from a mail. */
export const newUser = userForm.extend({
  username,
  imageUrl: userForm.shape.imageUrl.default(null),
  bio: userForm.shape.bio.default(null),
  rebelmouseRole: userForm.shape.rebelmouseRole.default(null),
});

/** A changed person: absent fields stay as they are, the version says what was on the screen. */
export const userUpdate = userForm.partial().extend({
  id,
  version: z.int().optional(),
  isDisabled: z.boolean(userMessages.badIsDisabled).optional(),
});
export type UserUpdate = z.infer<typeof userUpdate>;

/** A role of a person, given or taken by its name. */
export const roleOfUser = z.object({
  userId: id,
  name: z.enum(roles, userMessages.unknownRole),
});

const heldRole = z.object({ id: z.int(), name: z.enum(roles) });

/** A person in a reference list: who they are and what they do, and no more (decisions 2). */
export const userReference = z.object({
  id: z.int(),
  name: z.string(),
  roles: z.array(heldRole),
});
export type UserReference = z.infer<typeof userReference>;

/** A person in the list of users, as admins read it (Spec, platform 3). */
export const userRow = userReference.extend({
  username: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  userGroupId: z.int().nullable(),
  /** The name of their organization. */
  group: z.string().nullable(),
  isDisabled: z.boolean(),
  /** Their role admin counts: they belong to an owner organization. */
  isAdmin: z.boolean(),
});
export type UserRow = z.infer<typeof userRow>;

/** One entry of GET /api/user: a reference for everybody, the whole row for an admin. */
export const listedUser = userReference.extend(
  userRow.omit({ id: true, name: true, roles: true }).partial().shape,
);
export type ListedUser = z.infer<typeof listedUser>;

/** True for an entry that an admin was given. */
export const isUserRow = (user: ListedUser): user is UserRow => user.username !== undefined;

/** One person, whole. */
export const user = userRow.extend({
  version: z.int(),
  bio: z.string().nullable(),
  rebelmouseRole: z.enum(rebelmouseRoles).nullable(),
  /** They belong to an owner organization: internal staff. */
  isGowUser: z.boolean(),
  isChatMember: z.boolean(),
  /** False until they have set a password. */
  hasPassword: z.boolean(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
});
export type User = z.infer<typeof user>;

/** A profile that a person has at the outside publisher platform (Spec, platform 3). */
export const externalProfile = z.object({
  id: z.int(),
  city: z.string(),
  name: z.string(),
  profile_url: z.string().nullable(),
  is_active: z.boolean(),
});
export type ExternalProfile = z.infer<typeof externalProfile>;

/** The roles that can still be given to a person: every known one not yet held (decisions 2). */
export const rolesNotHeld = (held: readonly { name: Role }[]): Role[] =>
  roles.filter((role) => !held.some(({ name }) => name === role));

/** The user name that the Add user dialog proposes for an e-mail. */
export const usernameOf = (email: string): string =>
  (email.split('@')[0] ?? '').trim().toLowerCase().replaceAll(/\s+/g, '').slice(0, 100);
