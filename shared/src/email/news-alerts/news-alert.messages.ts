/** Toasts of news alerts (Spec, content 8). */
export const newsAlertMessages = {
  updated: 'News Alert updated successfully!',
  deleted: 'News Alert deleted',
  copied: 'This is a copy. Choose a city, then save it.',
} as const;
