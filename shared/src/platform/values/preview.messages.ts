/** Messages in place of a preview or an image. */
export const previewMessages = {
  failed: 'The preview couldn’t be created.',
  maybeGone: 'It may have been deleted, or its address may be incomplete.',
  /** In place of the preview of a new email. */
  chooseFirst: 'Choose a city and a style to preview the email here as you write it.',
  /** Before the reason, above the last preview. */
  isBehind: 'Your latest edits aren’t shown yet.',
  pictureFailed: 'This image can’t be shown.',
} as const;
