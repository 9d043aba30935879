/** Sentences of the first start (decision 139). */
export const setUpMessages = {
  waits: 'Masthead isn’t set up yet. Open /set-up to begin.',
  isOver: 'Masthead is already set up. Sign in with your account.',
  done: 'Masthead is set up.',
  loadFailed: 'The set-up couldn’t be loaded.',
  codeTitle: 'Set up Masthead',
  codeHint:
    'Masthead wrote it to its log when it started. The command masthead set-up-code prints it, too.',
  codeRequired: 'Enter the set-up code',
  wrongCode: 'This isn’t the set-up code. Check the log for the right one.',
  tooManyCodes: 'Too many wrong codes. Wait 15 minutes and try again.',
  publisherRequired: 'A publisher name is required',
  publisherHint: 'Your organization’s name. Emails carry it in their footer.',
  timeZoneHint: 'Ad slots of your first site start and end at midnight in this time zone.',
  siteHint: 'You can change all of this, and add more sites, under Admin › Sites.',
  propertyHint: 'The name of the publication, such as CityBeat.',
  urlHint: 'Where readers find the site.',
  postalAddressRequired: 'A postal address is required',
  postalAddressHint: 'Shown in the footer of its emails.',
  adminHint: 'You’ll sign in with this email address. Password resets go there, too.',
} as const;
