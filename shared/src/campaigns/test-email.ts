import { z } from 'zod';
import { readerAddress } from '../audiences/reader-address.ts';
import { id } from '../fields.ts';
import { testEmailsPerHour } from './campaign.ts';
import { testEmailMessages } from './test-email.messages.ts';

const addresses = z.array(z.string()).transform((given, context) => {
  const read = given.map((one) => readerAddress.safeParse(one));
  const bad = given.filter((_, at) => !read[at]?.success);
  if (bad.length > 0)
    context.addIssue({ code: 'custom', message: testEmailMessages.badAddress(bad) });
  return read.flatMap(({ data = [] }) => data);
});

/** Whom a test email goes to: people of the product by id, and addresses. Nobody named: whoever asks. */
export const testEmailTo = z
  .strictObject({ people: z.array(id).default([]), to: addresses.default([]) })
  .refine(({ people, to }) => people.length + to.length <= testEmailsPerHour, {
    path: ['to'],
    error: () => testEmailMessages.tooMany,
  });
export type TestEmailTo = z.output<typeof testEmailTo>;

/** The same as the dialog asks for it: somebody is chosen. */
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

/** The answer to a test email: whom it went to, and whom it did not. */
export const testEmailSent = z.object({
  to: z.string(),
  message: z.string(),
  unsent: z.array(z.object({ to: z.string(), personId: z.int().nullable(), why: z.string() })),
});
