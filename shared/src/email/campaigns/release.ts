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

/** Where the release of a saved email stands. */
export const release = z.object({
  /** Its template asks for a second person. */
  isNeeded: z.boolean(),
  asked: step.nullable(),
  approved: step.nullable(),
});
export type Release = z.output<typeof release>;
type Steps = { [K in 'asked' | 'approved']: Pick<ReleaseStep, 'byId'> | null };

/** Why an email is not released, or cannot be (decision 55). */
export const releaseReasons = {
  unsaved: 'What stands here is not saved. Save it, and ask for the release of that.',
  notAsked: 'This email needs a release: ask for it, and another person approves.',
  notApproved: 'This email waits for its release: another person has to approve it.',
  looksOtherwise:
    'The email has changed under its approval: a listing, its template or its site says something else now. Ask for its release again.',
  alreadyAsked: 'The release of this email has been asked for already.',
  alreadyApproved: 'This email has been approved already.',
  nothingAsked: 'Nobody asks for the release of this email any more.',
  ownRequest: 'You have asked for this release. Another person approves it.',
  notNeeded: 'Emails of this template go out without a release.',
  refreshNeedsRelease:
    'This email was approved as it is. Unschedule it, put in what is new, and ask for its release again.',
} as const;

/** Why a release cannot be asked for, or null. */
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

/** Why an email cannot go out for want of a release, or null. */
export function whyUnreleased({ isNeeded, asked, approved }: Steps & { isNeeded: boolean }) {
  if (!isNeeded || approved) return null;
  return asked ? releaseReasons.notApproved : releaseReasons.notAsked;
}
