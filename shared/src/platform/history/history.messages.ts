/** Sentences of History, Activity and Trash. */
export const historyMessages = {
  intoForm: (when: string) =>
    `The form now shows the version from ${when}. Nothing changes until you save it.`,
  replacesUnsaved: 'This will replace your unsaved changes.',
  notReadable: 'This version no longer fits the form. Nothing was changed.',
  restored: (title: string) => `${title} was restored.`,
} as const;
