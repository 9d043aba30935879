import { z } from 'zod';
import { type Role, roles } from '../../platform/access/roles.ts';
import {
  changeOf,
  type FieldValues,
  formOf,
  newOf,
  type ReplyOf,
  readOf,
} from '../../platform/records/record.ts';
import { id } from '../../platform/values/fields.ts';
import { userLimits, userMessages, userRecord } from './user.record.ts';

/** The search of the user list: Fuse.js over these fields with this threshold (Spec, platform 9). */
export const userSearch = { keys: ['username', 'email', 'name'], threshold: 0.3 } as const;

/** What staff write on a person, in the order of the screen (Spec, platform 2.4, 5). */
export const userForm = formOf(userRecord);
export type UserForm = FieldValues<typeof userRecord>;

/** A new person. They have no password until they set one from a mail. */
export const newUser = newOf(userRecord)
  .required({ name: true, email: true, organizationId: true })
  .extend({ username: userRecord.systemFields.username.write });

/** A changed person: absent fields stay as they are, the version says what was on the screen. */
export const userUpdate = changeOf(userRecord).extend({
  isDisabled: z.boolean(userMessages.badIsDisabled).optional(),
});
export type UserUpdate = z.infer<typeof userUpdate>;

/** A role of a person, given or taken by its name. */
export const roleOfUser = z.object({
  userId: id,
  name: z.enum(roles, userMessages.unknownRole),
});

/** One person, whole. */
export const user = readOf(userRecord);
export type User = ReplyOf<typeof userRecord>;

/** A person in a reference list: who they are and what they do, and no more (decisions 2). */
export const userReference = user.pick({ id: true, name: true, roles: true });
export type UserReference = z.infer<typeof userReference>;

/** A person in the list of users, as admins read it (Spec, platform 3). */
export const userRow = user.pick({
  id: true,
  name: true,
  roles: true,
  username: true,
  email: true,
  imageUrl: true,
  organizationId: true,
  group: true,
  isDisabled: true,
  isAdmin: true,
});
export type UserRow = z.infer<typeof userRow>;

/** One entry of GET /api/user: a reference for everybody, the whole row for an admin. */
export const listedUser = userReference.extend(
  userRow.omit({ id: true, name: true, roles: true }).partial().shape,
);
export type ListedUser = z.infer<typeof listedUser>;

/** True for an entry that an admin was given. */
export const isUserRow = (user: ListedUser): user is UserRow => user.username !== undefined;

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
  (email.split('@')[0] ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .slice(0, userLimits.username);
