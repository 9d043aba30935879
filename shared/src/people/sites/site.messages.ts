/** Sentences and toasts of sites (Spec, platform 5, 8). */
export const siteMessages = {
  added: 'Site added.',
  updated: 'Site updated.',
  propertyRequired: 'A property name is required',
  cityRequired: 'A city is required',
  urlRequired: 'A URL is required',
  previewUrlHelp:
    'Where this site shows its posts itself. Leave empty to show them on Masthead’s pages.',
  timeZoneRequired: 'A time zone is required',
  badTimeZone: 'You must choose a time zone from the list',
  timeZoneHelp: 'Its ad slots start and end at midnight in this time zone.',
  noTimeZone: 'No time zones match.',
  badUrl: 'You must enter a valid URL',
  badLogo: 'Enter a web address for the logo',
  brandingTitle: 'Emails',
  brandColourHelp:
    'Used for links, buttons and bands in its emails. Leave empty to use each style’s own color.',
  logoHelp: 'Shown at the top of its emails, 160 pixels wide.',
  postalAddressHelp:
    'Shown in the footer of its emails. Leave empty to use the publisher’s address.',
  taken: 'This property already has a site for this city.',
  saving: 'The site is being saved.',
  tagCopied: 'Tag copied.',
  tagNotSeen: 'No page of the site has requested its ad slots yet.',
  tagSeen: (at: string) => `A page of the site last requested its ad slots on ${at}.`,
} as const;
