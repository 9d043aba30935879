/** Sentences and toasts of photos (Spec, content 8; decisions 8). */
export const photoMessages = {
  pictureRequired: 'An image file or URL is required',
  badPicture: 'This isn’t the web address of an image',
  notUploaded: 'Upload the image first. Only images stored in Masthead can become photos.',
  altRequired: 'Alt text is required',
  creditRequired: 'A credit is required',
  badCreditUrl: 'You must enter a valid URL',
  cropOutside: 'The crop extends beyond the image.',
  onlyOrMany: 'A photo can’t be both the only one of its subject and one of many.',
  added: 'Photo added.',
  updated: 'Photo updated.',
  deleted: 'Photo deleted.',
  restored: 'Photo restored.',
  saveFailed: 'An error occurred saving the photo.',
  listFailed: 'An error occurred retrieving photos.',
  usesFailed: 'An error occurred checking where the photo is used.',
  none: 'No photos yet.',
  noMatch: 'No photos match these filters.',
  notUsed: 'This photo isn’t used anywhere.',
  inUse: (places: readonly string[], more: number) =>
    `This photo can’t be deleted while it’s in use: ${listInWords(places, more)}.`,
  whyDeleteBlocked: (places: number) =>
    `It’s used in ${places === 1 ? 'one place' : `${places} places`}, listed under “Used in”.`,
  same: (title: string) => `This photo is already in the library: ${title}`,
} as const;

/** Sentences and toasts of photosets (Spec, content 8). */
export const photosetMessages = {
  nameRequired: 'A name is required',
  addFailed:
    'An error occurred adding the photoset. Make sure the photoset name has not been used before.',
  taken: 'A photoset with this name already exists.',
  notPhotos: 'List photos by ID, or as objects with an id.',
  contraryPhotos: 'photos and photoIds list different photos. Send only one of them.',
  unknownPhoto: 'One of these photos doesn’t exist.',
  added: 'Photoset added.',
  updated: 'Photoset updated.',
  deleted: 'Photoset deleted.',
  restored: 'Photoset restored.',
  saveFailed: 'An error occurred saving the photoset.',
  listFailed: 'An error occurred retrieving photosets.',
  none: 'No photosets yet.',
  noMatch: 'No photosets match these words.',
  usesFailed: 'An error occurred checking where the photoset is used.',
  notUsed: 'No posts show this photoset.',
  inUse: (places: readonly string[], more: number) =>
    `This photoset can’t be deleted while it’s in use: ${listInWords(places, more)}.`,
  gone: 'This photoset is no longer in the library, so pages leave it out.',
  empty: 'This photoset has no photos yet, so pages leave it out.',
} as const;

/** 'a, b and 3 more', or 'a and b'. */
function listInWords(names: readonly string[], more = 0): string {
  const parts = more > 0 ? [...names, `${more} more`] : [...names];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}
