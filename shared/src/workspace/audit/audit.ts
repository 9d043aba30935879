import { z } from 'zod';
import { auditMessages as say } from './audit.messages.ts';

/** The end of the audit log: the number and hash of its last entry, and when its change was made. */
export const auditState = z.object({
  entries: z.int(),
  hash: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type AuditState = z.infer<typeof auditState>;

export const auditFormats = ['jsonl', 'csv'] as const;

/** The days of an export, in Central Time. */
export const auditPeriod = z
  .object({
    from: z.iso.date(say.fromRequired),
    to: z.iso.date(say.toRequired),
    format: z.enum(auditFormats),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: say.toEarly });
