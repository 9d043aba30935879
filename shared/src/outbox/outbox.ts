import { z } from 'zod';

/** Why a message was made. Mail about an account holds links that sign in: only admins see it. */
export const outboxPurposes = ['campaign', 'test', 'account'] as const;

/** A message in the local outbox, where mail goes while no mail server is set up. */
export const outboxRow = z.object({
  id: z.int(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  purpose: z.enum(outboxPurposes),
  createdAt: z.iso.datetime(),
});
export type OutboxRow = z.infer<typeof outboxRow>;

/** One message, whole. */
export const outboxMessage = outboxRow.extend({
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
});

/** Rows on a page of the outbox. */
export const outboxPageSize = 20;

/** The outbox keeps this many messages; the delivery record of a campaign is kept apart. */
export const outboxKeeps = 5000;
