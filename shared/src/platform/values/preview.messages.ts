/** What stands in place of a preview of an email or an ad slot, or of a picture. */
export const previewMessages = {
  failed: 'The preview could not be made.',
  maybeGone: 'It may have been deleted, or its address is not complete.',
  /** In place of an email that is being written. */
  chooseFirst: 'Choose a city and a style, and the email is shown here as you write it.',
  /** Before the reason, over what was drawn last. */
  isBehind: 'What was typed last is not shown yet.',
  pictureFailed: 'This picture cannot be shown.',
} as const;
