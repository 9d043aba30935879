/** Toasts and confirmations of posts (Spec, content 4, 8). */
export const newsItemMessages = {
  confirmDelete: (headline: string) => `Are you sure you want to delete: ${headline}?`,
  deleted: 'Post deleted',
  restored: 'Post restored',
  deleteFailed: 'The post could not be deleted.',
  linkCopied: 'Link copied',
  loadFailed: 'The articles could not be loaded.',
} as const;
