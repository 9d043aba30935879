import { z } from 'zod';

const step = z.object({
  by: z.string(),
  byId: z.int(),
  at: z
    .date()
    .transform((at) => at.toISOString())
    .pipe(z.iso.datetime()),
});
export type ReleaseStep = z.output<typeof step>;

/** The approval state of a saved email. */
export const release = z.object({
  /** Its template requires a second person. */
  isNeeded: z.boolean(),
  asked: step.nullable(),
  approved: step.nullable(),
});
export type Release = z.output<typeof release>;
type Steps = { [K in 'asked' | 'approved']: Pick<ReleaseStep, 'byId'> | null };

/** Why an email is not approved, or cannot be (decision 55). */
export const releaseReasons = {
  unsaved: 'You have unsaved changes. Save them, then request approval of that version.',
  notAsked: 'This email needs approval. Request it from another person.',
  notApproved: 'This email is waiting for another person to approve it.',
  looksOtherwise:
    'The email has changed since it was approved: a listing, its template or its site is different now. Request approval again.',
  alreadyAsked: 'Approval of this email has already been requested.',
  alreadyApproved: 'This email has already been approved.',
  nothingAsked: 'Approval of this email is no longer requested.',
  ownRequest: 'You requested this approval. Another person has to give it.',
  notNeeded: 'Emails of this template don’t need approval.',
  refreshNeedsRelease:
    'This version of the email was approved. Unschedule it, update it and request approval again.',
} as const;

/** Why approval cannot be requested, or null. */
export function whyAskBlocked({ isNeeded, asked, approved }: Steps & { isNeeded: boolean }) {
  if (!isNeeded) return releaseReasons.notNeeded;
  if (approved) return releaseReasons.alreadyApproved;
  return asked ? releaseReasons.alreadyAsked : null;
}

/** Why this person cannot approve an email, or null. */
export function whyApproveBlocked({ asked, approved }: Steps, personId: number): string | null {
  if (approved) return releaseReasons.alreadyApproved;
  if (!asked) return releaseReasons.nothingAsked;
  return asked.byId === personId ? releaseReasons.ownRequest : null;
}

/** Why an email cannot be sent without approval, or null. */
export function whyUnreleased({ isNeeded, asked, approved }: Steps & { isNeeded: boolean }) {
  if (!isNeeded || approved) return null;
  return asked ? releaseReasons.notApproved : releaseReasons.notAsked;
}
