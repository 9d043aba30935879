/** Toasts of the slot screens (Spec, showcase 8). */
export const adSlotMessages = {
  created: 'Ad slot created.',
  updated: 'Ad slot updated.',
  deleted: 'Ad slot deleted.',
  listFailed: 'An error occurred loading ad slots.',
  getFailed: 'An error occurred getting ad slot.',
  createFailed: 'An error occurred creating ad slot.',
  updateFailed: 'An error occurred updating ad slot.',
  itemsFailed: 'An error occurred retrieving listing items.',
  longRange: 'Choose at most 400 days.',
  tooManyBookings: 'Too many slots run in these days. Choose fewer days or a site.',
  unknownFirm: 'This firm does not exist.',
  unknownSite: 'This site does not exist.',
  unknownItem: 'This listing does not exist.',
  deletedItem: (name: string) => `The listing “${name}” was deleted. Remove it from the slot.`,
  foreignItem: (name: string) =>
    `The listing “${name}” belongs to a firm that is not in the slot. Add its firm or remove it.`,
  reasonNeeded: (conflicts: number) =>
    `This slot conflicts with ${conflicts === 1 ? 'another one' : `others in ${conflicts} ways`}. Change it, or give a reason to save it all the same.`,
} as const;
