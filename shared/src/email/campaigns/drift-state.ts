/** What a source is, as an email counts on it. */
export const sourceStates = {
  published: 'Published',
  draft: 'Draft',
  deleted: 'Deleted',
  active: 'Active',
  firmPaused: 'Firm paused',
  firmDeleted: 'Firm deleted',
} as const;
export type SourceState = keyof typeof sourceStates;

/** What the difference of a state is called. */
export const stateLabel = 'State';
