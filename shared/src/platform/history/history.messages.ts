/** Sentences of the history, Activity and the trash. */
export const historyMessages = {
  intoForm: (when: string) =>
    `The version from ${when} is now in the form. It isn’t saved until you save it.`,
  replacesUnsaved: 'What you typed here will be lost.',
  notReadable: 'This version no longer fits the form. Nothing was changed.',
  restored: (title: string) => `${title} was restored.`,
} as const;
