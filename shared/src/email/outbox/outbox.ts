import { z } from 'zod';

/** Why a message was made. Mail about an account holds links that sign in: only admins see it. */
export const outboxPurposes = ['campaign', 'test', 'account'] as const;
export type OutboxPurpose = (typeof outboxPurposes)[number];

/** How the kinds are called. */
export const outboxKinds: Record<OutboxPurpose, string> = {
  campaign: 'Campaign',
  test: 'Test',
  account: 'Account',
};

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

/** A row of the list: one message, or every message of a send by its newest one. */
export const outboxEntry = outboxRow.extend({
  mailingId: z.int().nullable(),
  /** How many messages the row stands for. */
  messages: z.int(),
});
export type OutboxEntry = z.infer<typeof outboxEntry>;

/** One message, whole. */
export const outboxMessage = outboxRow.extend({
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
});

/** Rows on a page of the outbox. */
export const outboxPageSize = 20;

/** The outbox keeps this many messages; the delivery record of a campaign is kept apart. */
export const outboxLimit = 5000;
