/** Toasts and refusals of audiences and subscribers. */
export const audienceMessages = {
  added: 'Audience added.',
  updated: 'Audience updated.',
  deleted: 'Audience deleted.',
  restored: 'Audience restored.',
  subscriberAdded: 'Subscriber added.',
  unsubscribed: 'Subscriber unsubscribed.',
  cleaned: 'Subscriber marked as bounced.',
  subscribedAgain: 'Subscriber subscribed again.',
  movedOn: 'This subscriber has changed since you looked. Load the list again.',
  sameStatus: 'This subscriber already stands there.',
  reasonNeeded: 'Say why this person is to get emails again.',
  reasonOfLink: 'By the link in an email',
  gone: 'This audience was deleted.',
  countingFailed: 'The setting could not be saved.',
  changedByOther: (name: string) =>
    `${name} changed this audience after you opened it, so nothing was switched. It is shown as it is now.`,
  counting:
    'Counts how often each email is opened and clicked, not by whom, unless Remember who is on. A switch that is turned on applies to emails that go out from then on; one that is turned off stops the counting of earlier emails, too.',
  forget: 'Forget who opened and clicked?',
  forgetDetail:
    'This cannot be undone. Segments by opens or clicks, and Send again, start from nothing when it is turned on again.',
  forgetLabel: 'Forget',
  remembering:
    'Remember who keeps who opened and clicked emails that go out from now on, for a year. Segments and Send again need it. Turning it off deletes all of it at once. Mention it in your privacy policy.',
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
    return 'An email to this audience is scheduled or being sent. Delete the audience afterwards.';
  return null;
}
