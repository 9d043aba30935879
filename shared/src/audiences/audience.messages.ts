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
    'Counted for each email, and without Remember who never for a person: nothing says who has opened or clicked. It holds for emails that go out from now on; switched off, nothing of earlier ones is counted either.',
  forget: 'Forget who opened and clicked?',
  forgetDetail:
    'It cannot be brought back. Segments by opens and Send again know nobody until it is switched on again and emails have gone out.',
  forgetLabel: 'Forget',
  remembering:
    'Remember who: segments and Send again can ask who has opened or clicked an email that went out with it. It is kept for a year, and forgotten at once when this is switched off. Say so in your privacy policy.',
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
