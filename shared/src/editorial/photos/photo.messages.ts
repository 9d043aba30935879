/** Sentences and toasts of photos (Spec, content 8; decisions 8). */
export const photoMessages = {
  pictureRequired: 'A file or the address of a picture is required',
  badPicture: 'This is not the address of a picture',
  notUploaded: 'Upload the picture first: only pictures that are kept here can be photos.',
  altRequired: 'Alt text is required',
  creditRequired: 'A credit is required',
  badCreditUrl: 'You must enter a valid URL',
  cropOutside: 'The crop extends beyond the image.',
  onlyOrMany: 'A photo is the only one of its subject or one of many, not both.',
  added: 'Photo added.',
  updated: 'Photo updated.',
  deleted: 'Photo deleted.',
  restored: 'Photo restored.',
  saveFailed: 'An error occurred saving the photo.',
  listFailed: 'An error occurred retrieving photos.',
  usesFailed: 'An error occurred finding out where the photo is used.',
  none: 'There are no photos yet.',
  noMatch: 'No photo matches these filters.',
  notUsed: 'This photo is not used anywhere.',
  inUse: (places: readonly string[], more: number) =>
    `This photo cannot be deleted while it is used: ${listInWords(places, more)}.`,
  whyDeleteBlocked: (places: number) =>
    `It is used in ${places === 1 ? 'one place' : `${places} places`}; 'Used in' names them.`,
  same: (title: string) => `This picture is in the library already: ${title}`,
} as const;

/** Sentences and toasts of photosets (Spec, content 8). */
export const photosetMessages = {
  nameRequired: 'A name is required',
  addFailed:
    'An error occurred adding the photoset. Make sure the photoset name has not been used before.',
  taken: 'A photoset with this name already exists.',
  notPhotos: 'Photos are named by their ids, or as objects with an id.',
  contraryPhotos: 'photos and photoIds name different photos: send one of them.',
  unknownPhoto: 'One of these photos does not exist.',
  added: 'Photoset added.',
  updated: 'Photoset updated.',
  deleted: 'Photoset deleted.',
  restored: 'Photoset restored.',
  saveFailed: 'An error occurred saving the photoset.',
  listFailed: 'An error occurred retrieving photosets.',
  none: 'There are no photosets yet.',
  noMatch: 'No photoset matches these words.',
  usesFailed: 'An error occurred finding out where the photoset is used.',
  notUsed: 'No post shows this photoset.',
  inUse: (places: readonly string[], more: number) =>
    `This photoset cannot be deleted while it is used: ${listInWords(places, more)}.`,
  gone: 'This photoset is not in the library any more; pages show nothing of it.',
  empty: 'This photoset has no photos yet; pages show nothing of it.',
} as const;

/** 'a, b and 3 more', or 'a and b'. */
function listInWords(names: readonly string[], more = 0): string {
  const parts = more > 0 ? [...names, `${more} more`] : [...names];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}
