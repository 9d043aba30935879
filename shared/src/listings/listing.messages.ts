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
  /** Why a deleted listing stays in the trash, and what to do first. */
  restore: {
    representativeDeleted: (name: string) =>
      `The representative ${name} of this listing is deleted. Restore the representative first, then the listing.`,
    representativeMoved: (name: string) =>
      `The representative ${name} of this listing belongs to another firm by now. Move the representative back, then restore the listing.`,
  },
  otherId: 'The id in the body is not the one in the address.',
} as const;
