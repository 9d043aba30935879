/** Toasts of the firm screens (Spec, showcase 8). */
export const firmMessages = {
  created: 'Firm created.',
  updated: 'Firm updated.',
  lacking: 'No site',
  noMatch: 'No matching firms.',
  unknown: 'This firm does not exist.',
  noOrganization: 'You don’t belong to an organization, so you can’t add firms.',
  unknownSite: 'This site does not exist.',
  getFailed: 'An error occurred getting firms.',
  createFailed:
    'An error occurred creating the firm.  Make sure a firm with the same name does not already exist.',
  updateFailed:
    'An error occurred updating the firm.  Make sure you did not rename the firm to a name that is already in use.',
  searchFailed: 'An error occurred searching firms.',
} as const;
