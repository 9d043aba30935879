/** Sentences of the history, Activity and the trash. */
export const historyMessages = {
  intoForm: (when: string) =>
    `The version of ${when} is in the form. Nothing is saved until you save it.`,
  replacesUnsaved: 'Your unsaved changes here will be replaced.',
  notReadable: 'This version does not fit the form any more. Nothing was changed.',
  restored: (title: string) => `${title} is back.`,
} as const;
