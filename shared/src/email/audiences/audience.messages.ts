/** Toasts and refusals of audiences and subscribers. */
export const audienceMessages = {
  added: 'Audience added.',
  updated: 'Audience updated.',
  deleted: 'Audience deleted.',
  restored: 'Audience restored.',
  subscriberAdded: 'Subscriber added.',
  unsubscribed: 'Subscriber unsubscribed.',
  cleaned: 'Subscriber marked as bounced.',
  subscribedAgain: 'Subscriber resubscribed.',
  movedOn: 'This subscriber has changed since you loaded the list. Reload the list.',
  sameStatus: 'This subscriber already has this status.',
  reasonNeeded: 'Add the reason for resubscribing this person.',
  reasonOfLink: 'Unsubscribe link in an email',
  gone: 'This audience was deleted.',
  countingFailed: 'The setting couldn’t be saved.',
  changedByOther: (name: string) =>
    `${name} changed this audience after you opened it, so your change wasn’t saved. The current settings are shown.`,
  counting:
    'Opens and clicks of each email are counted without recording who, unless per-subscriber tracking is on. Turning a switch on applies to emails sent from then on; turning it off also stops counting for earlier emails.',
  forget: 'Delete who opened and clicked?',
  forgetDetail:
    'This can’t be undone. If you turn tracking on again, segments by opens or clicks and resends to non-openers start with no data.',
  forgetLabel: 'Delete data',
  remembering:
    'Per-subscriber tracking records for one year who opened and clicked emails sent from now on. Segments by opens or clicks and resends to non-openers need it. Turning it off deletes these records at once. Mention it in your privacy policy.',
} as const;

/** Why an audience cannot be deleted now, or null. */
export function whyAudienceDeleteBlocked(use: {
  usedBy: readonly { description: string }[];
  mailings: number;
}): string | null {
  const [first] = use.usedBy;
  if (first && use.usedBy.length === 1)
    return `The email template '${first.description}' sends to this audience. Choose another audience there first.`;
  if (first)
    return `${use.usedBy.length} email templates send to this audience. Choose another audience there first.`;
  if (use.mailings > 0)
    return 'An email to this audience is scheduled or being sent. Delete the audience after it has been sent.';
  return null;
}
