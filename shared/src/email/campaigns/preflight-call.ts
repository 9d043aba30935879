import { z } from 'zod';
import { id, text } from '../../platform/values/fields.ts';
import { severities } from '../../platform/values/findings.ts';
import { envelope } from './envelope.ts';

/** An email as it is being edited; omitted values are those of a new email. */
export const typedEmail = z.strictObject({
  /** null: not saved yet. */
  id: id.nullable(),
  values: z.record(z.string(), z.unknown()),
});
export type TypedEmail = z.infer<typeof typedEmail>;

const acceptance = z.object({
  reason: z.string(),
  by: z.string().nullable(),
  at: z
    .date()
    .transform((at) => at.toISOString())
    .pipe(z.iso.datetime()),
});

/** A finding, with the reason for accepting it. */
export const tellFinding = z.object({
  key: z.string(),
  severity: z.enum(severities),
  sentence: z.string(),
  path: z.string(),
  about: z.string(),
  accepted: acceptance.nullable(),
});
export type ToldFinding = z.output<typeof tellFinding>;

/** The preflight report of an email. */
export const preflightReport = z.object({
  findings: z.array(tellFinding),
  /** Links are being looked up: ask again in a moment. */
  isLookingUp: z.boolean(),
  /** null: no email template exists for its style and site, or these are not chosen yet. */
  envelope: envelope.nullable(),
});
export type PreflightReport = z.output<typeof preflightReport>;

/** Longest reason for which a warning is accepted. */
export const longestReason = 300;

/** Accepts a warning with a reason; without one, removes the acceptance. */
export const acceptedWarning = z.strictObject({
  id,
  key: z.string().min(1).max(100),
  about: z.string().max(2000),
  reason: text('Add a reason', longestReason).nullable(),
});
export type AcceptedWarning = z.output<typeof acceptedWarning>;

/** The error for accepting anything but a warning. */
export const onlyWarnings = 'Only a warning can be accepted.';
