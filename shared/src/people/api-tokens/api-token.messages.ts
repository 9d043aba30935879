/** Sentences of API tokens (decision 131). */
export const apiTokenMessages = {
  nameRequired: 'A name is required',
  screensRequired: 'Choose at least one screen',
  unknownScreen: 'A token can’t be given this screen',
  notOfPartners: 'A token of one partner organization can only use the showcase screens',
  unknownOrganization: 'Choose a partner organization',
  endRequired: 'An end date is required',
  endPast: 'Choose today or a later day',
  endTooLate: 'A token can work for a year at most',
  created: 'API token created.',
  createFailed: 'The API token couldn’t be created.',
  copied: 'Token copied.',
  shownOnce: 'Copy it now and store it safely. It won’t be shown again.',
  revoke: (name: string) => `Revoke “${name}”?`,
  revokeDetail: 'Programs that use it are refused immediately. This can’t be undone.',
  revoked: 'API token revoked.',
  revokeFailed: 'The API token couldn’t be revoked.',
  purpose:
    'A token lets a program call the API with its creator’s rights on some screens. When its creator loses a right, so does the token.',
  none: 'No API tokens yet. Create the first one.',
} as const;
