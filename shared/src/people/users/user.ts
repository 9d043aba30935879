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

/** Search of the user list: Fuse.js over these fields with this threshold (Spec, platform 9). */
export const userSearch = { keys: ['username', 'email', 'name'], threshold: 0.3 } as const;

/** The fields that staff enter on a person, in the order of the screen (Spec, platform 2.4, 5). */
export const userForm = formOf(userRecord);
export type UserForm = FieldValues<typeof userRecord>;

/** A new person. They have no password until they set one from an email. */
export const newUser = newOf(userRecord)
  .required({ name: true, email: true, organizationId: true })
  .extend({ username: userRecord.systemFields.username.write });

/** A changed person. Omitted fields keep their values; the version is the one that was on the screen. */
export const userUpdate = changeOf(userRecord).extend({
  isDisabled: z.boolean(userMessages.badIsDisabled).optional(),
});
export type UserUpdate = z.infer<typeof userUpdate>;

/** Input for adding or removing a role by name. */
export const roleOfUser = z.object({
  userId: id,
  name: z.enum(roles, userMessages.unknownRole),
});

/** One person with every field. */
export const user = readOf(userRecord);
export type User = ReplyOf<typeof userRecord>;

/** A person in a reference list: id, name and roles only (decisions 2). */
export const userReference = user.pick({ id: true, name: true, roles: true });
export type UserReference = z.infer<typeof userReference>;

/** A row of the user list for admins (Spec, platform 3). */
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

/** An entry of GET /api/user: a reference, or a full row for admins. */
export const listedUser = userReference.extend(
  userRow.omit({ id: true, name: true, roles: true }).partial().shape,
);
export type ListedUser = z.infer<typeof listedUser>;

/** True for a full row. */
export const isUserRow = (user: ListedUser): user is UserRow => user.username !== undefined;

/** A person's profile on the external publishing platform (Spec, platform 3). */
export const externalProfile = z.object({
  id: z.int(),
  city: z.string(),
  name: z.string(),
  profile_url: z.string().nullable(),
  is_active: z.boolean(),
});
export type ExternalProfile = z.infer<typeof externalProfile>;

/** The roles that can be added to a person: all they don't have yet (decisions 2). */
export const rolesNotHeld = (held: readonly { name: Role }[]): Role[] =>
  roles.filter((role) => !held.some(({ name }) => name === role));

/** The username that the Add user dialog suggests for an email. */
export const usernameOf = (email: string): string =>
  (email.split('@')[0] ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .slice(0, userLimits.username);
