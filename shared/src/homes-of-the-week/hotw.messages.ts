/** Sentences of Homes of the Week (Spec, content 5). */
export const hotwMessages = {
  required: 'Required field',
  listingUrl: 'A URL for the listing button is required.',
  listingButtonText: 'Listing button text is required.',
  bannerUrl: 'A URL is required.',
  invalidUrl: 'Must be a valid URL',
  sendDatePassed: 'The send date cannot be before today',
  tooManySlots: 'An email takes at most 30 listings',
  unknownListing: 'A listing that was chosen does not exist. Take it out and choose another.',
  listingGone: 'This listing has been deleted. The email leaves it out.',
  noSlots: 'No listings yet. Select those that the email shows, in their order.',
  none: 'No listing matches.',
  removed: (name: string) => `Removed: ${name}`,
} as const;
