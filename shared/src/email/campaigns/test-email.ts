import { z } from 'zod';
import { id } from '../../platform/values/fields.ts';
import { readerAddress } from '../../platform/values/reader-address.ts';
import { testEmailsPerHour } from './campaign.ts';

interface Unsent {
  to: string;
  why: string;
}

/** 'Not sent to ann@x.example, bo@x.example: the mail server could not be reached.' */
const notSent = (unsent: readonly Unsent[]): string =>
  [...Map.groupBy(unsent, ({ why }) => why)]
    .map(([why, those]) => `Not sent to ${those.map(({ to }) => to).join(', ')}: ${why}.`)
    .join(' ');

/** Messages about test emails and their recipients (decision 106). */
export const testEmailMessages = {
  title: 'Send test email',
  send: 'Send test',
  people: 'People',
  others: 'Other addresses',
  othersHint: 'Addresses of Masthead users, or at a domain that an admin has allowed.',
  nobody: 'Choose at least one recipient.',
  tooMany: `A test can go to at most ${testEmailsPerHour} addresses at once.`,
  badAddress: (given: readonly string[]) => `Not a valid email address: ${given.join(', ')}`,
  disabled: (name: string) => `${name} is disabled and can’t get test emails.`,
  notAllowed: (address: string) =>
    `${address} doesn’t belong to a Masthead user, and its domain isn’t allowed for test emails. An admin can allow the domain in an organization.`,
  suppressed: (address: string) =>
    `${address} is on the suppression list and can’t get test emails.`,
  left: (left: number) =>
    `Each address counts toward your limit of ${testEmailsPerHour} test emails an hour, and you have ${left} left. Choose fewer, or wait.`,
  away: 'the mail server couldn’t be reached',
  unconfirmed: 'the mail server didn’t accept or confirm it',
  partly: (sent: readonly string[], unsent: readonly Unsent[]) =>
    `Sent to ${sent.join(', ')}. ${notSent(unsent)}`,
  partlyInBackground: (unsent: readonly Unsent[]) =>
    `Your test email wasn’t sent to everyone. ${notSent(unsent)}`,
} as const;

const addresses = z.array(z.string()).transform((given, context) => {
  const read = given.map((one) => readerAddress.safeParse(one));
  const bad = given.filter((_, at) => !read[at]?.success);
  if (bad.length > 0)
    context.addIssue({ code: 'custom', message: testEmailMessages.badAddress(bad) });
  return read.flatMap(({ data = [] }) => data);
});

/** Recipients of a test email: users by id, and addresses. Empty: the caller. */
export const testEmailTo = z
  .strictObject({ people: z.array(id).default([]), to: addresses.default([]) })
  .refine(({ people, to }) => people.length + to.length <= testEmailsPerHour, {
    path: ['to'],
    error: () => testEmailMessages.tooMany,
  });
export type TestEmailTo = z.output<typeof testEmailTo>;

/** The same for the dialog, which requires a recipient. */
export const testEmailForm = z
  .strictObject({ people: z.array(id), to: addresses })
  .refine(({ people, to }) => people.length + to.length > 0, {
    path: ['people'],
    error: () => testEmailMessages.nobody,
  })
  .refine(({ people, to }) => people.length + to.length <= testEmailsPerHour, {
    path: ['to'],
    error: () => testEmailMessages.tooMany,
  });

/** The result of a test email: who received it, and who did not. */
export const testEmailSent = z.object({
  to: z.string(),
  message: z.string(),
  unsent: z.array(z.object({ to: z.string(), personId: z.int().nullable(), why: z.string() })),
});
