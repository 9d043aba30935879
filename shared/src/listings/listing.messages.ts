/** Toasts of the listing screens (Spec, showcase 8). The sentence for adding is the one for updating. */
export const listingMessages = {
  lacking: 'Without a picture, or open house is over',
  getFailed: 'An error occurred retrieving listings.',
  saveFailed: 'An error occurred updating listing.',
  added: 'Listing added.',
  updated: 'Listing updated.',
  deleted: 'Listing deleted.',
  restored: 'Listing restored.',
  none: 'No records found.',
  unknownRepresentative: 'This representative does not belong to the firm.',
  otherId: 'The id in the body is not the one in the address.',
} as const;
