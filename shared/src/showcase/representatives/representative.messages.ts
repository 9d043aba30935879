/** Toasts of the realtor screens (Spec, showcase 8). */
export const representativeMessages = {
  lacking: 'Missing photo, email or phone',
  created: 'Representative created.',
  updated: 'Representative updated.',
  getFailed: 'An error occurred retrieving representatives.',
  createFailed: 'An error occurred creating the representative.',
  updateFailed: 'An error occurred updating the representative.',
  deleted: (name: string) => `${name} deleted.`,
  restored: (name: string) => `${name} restored.`,
  deleteFailed: 'An error occurred deleting the representative.',
  restoreFailed: 'An error occurred restoring the representative.',
} as const;
