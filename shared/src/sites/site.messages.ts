/** Sentences and toasts of sites (Spec, platform 5, 8). */
export const siteMessages = {
  added: 'Site added.',
  updated: 'Site updated.',
  propertyRequired: 'A property name is required',
  cityRequired: 'A city is required',
  urlRequired: 'A URL is required',
  badUrl: 'You must enter a valid URL',
  taken: 'This property already has a site for this city.',
  saving: 'The site is being saved.',
} as const;
