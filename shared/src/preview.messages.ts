/** What stands in place of a preview of an email or an ad slot, or of a picture. */
export const previewMessages = {
  failed: 'The preview could not be made.',
  maybeGone: 'It may have been deleted, or its address is not complete.',
  pictureFailed: 'This picture cannot be shown.',
} as const;
