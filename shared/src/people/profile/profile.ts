import { z } from 'zod';
import { newPassword } from '../../platform/access/password.ts';
import type { Fields } from '../../platform/records/field.ts';
import { yesOrNo } from '../../platform/records/kinds.ts';
import { shapeOf } from '../../platform/records/record.ts';
import { userRecord } from '../users/user.record.ts';

const { name, email, bio, imageUrl } = userRecord.fields;

/** Words of the daily to-do email and of its switch in the profile. */
export const summaryMessages = {
  subject: (day: string) => `Your to-do list for ${day}`,
  greeting: (name: string) => `Good morning, ${name}. Here is your to-do list in Masthead:`,
  button: 'Open Masthead',
  otherwise:
    'You get this email at 7 AM Central Time when there is something on your to-do list. You can turn it off in your profile.',
  label: 'Daily to-do email',
  description: 'At 7 AM Central Time, when there is something on your to-do list.',
} as const;

/** The fields that people edit on their own record, in the order of the screen (Spec, platform 2.1). */
export const profileFields = {
  name,
  email,
  bio,
  imageUrl,
  /** A changed profile. Omitted fields keep their values; a new email requires the current password. */
  getsSummary: yesOrNo({ label: summaryMessages.label, initial: true }),
} as const satisfies Fields;

export const profileForm = z.object(shapeOf(profileFields, 'write'));
export type ProfileForm = z.infer<typeof profileForm>;

/** Longest current password that is compared; the same limit as at sign-in. */
const currentPassword = z.string('Enter your current password').max(1024);

/** A changed profile. Omitted fields keep their values; a new email requires the current password. */
export const profileUpdate = profileForm.partial().extend({
  version: z.int().optional(),
  currentPassword: currentPassword.optional(),
});

/** The caller's own record, without what only admins decide. */
export const profile = z.object({
  id: z.int(),
  version: z.int(),
  username: z.string(),
  ...shapeOf(profileFields, 'read'),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

/** Sentences of the profile page. */
export const profileMessages = {
  endOthers: 'Sign out of all other browsers?',
  currentPasswordNeeded: 'Enter your current password to change your email address.',
  currentPasswordRequired: 'Enter your current password',
  samePassword: 'The new password is the same as the current one.',
  passwordsDiffer: 'The passwords don’t match.',
  passwordChanged: 'Password changed. Other browsers have been signed out.',
  sessionEnded: 'That browser has been signed out.',
  useLogout: 'You’re using this browser now. To sign out here, use Logout.',
  otherSessionsEnded: 'All other browsers have been signed out.',
} as const;

/** The current password, before something that changes the way in. */
export const currentPasswordOnly = z.object({
  currentPassword: currentPassword.min(1, profileMessages.currentPasswordRequired),
});

export const passwordChange = currentPasswordOnly.extend({ newPassword });

/** A browser in which the person is signed in. */
export const ownSession = z.object({
  id: z.int(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** True for the browser that sent the request. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
