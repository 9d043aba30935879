/** What screens say of the reader's first name in an email. */
export const nameTagMessages = {
  insert: 'Insert first name',
  noRoom: 'Not enough characters left for a first name',
  button: 'First name',
  shownTo: 'Recipient',
  nobody: 'No name',
} as const;
