/** Toasts and confirmations of posts (Spec, content 4, 8). */
export const newsItemMessages = {
  confirmDelete: (headline: string) => `Are you sure you want to delete: ${headline}?`,
  deleted: 'Post deleted',
  restored: 'Post restored',
  deleteFailed: 'The post could not be deleted.',
  linkCopied: 'Link copied',
  loadFailed: 'The articles could not be loaded.',
  unknownSection: 'Choose sections of the site of the post.',
  unknownAuthor: 'One of the authors does not exist any more.',
  stayAuthor: 'Stay among the authors, or you could not open the post any more.',
  slugTaken: 'Another post of this site has this slug.',
} as const;
