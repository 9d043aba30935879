/** Sentences of personal data (decision 142). */
export const personalDataMessages = {
  purpose:
    'Look up a subscriber or a user by email address to export or erase what Masthead stores about them.',
  addressRequired: 'An email address is required',
  addressInvalid: 'Enter an email address like name@example.com',
  reasonRequired: 'A reason is required',
  typedWrong: 'Type the address exactly as shown',
  lookUpFailed: 'The address couldn’t be looked up.',
  nothing: 'No records belong to this address.',
  mentions:
    'Texts, History and files that mention the address are not counted here. An export and an erasure include them.',
  erasedBefore: 'This address was erased before. No audience accepts it.',
  underWay: 'An erasure of this address is under way.',
  exportFailed: 'The data couldn’t be exported.',
  eraseFailed: 'The erasure couldn’t be started.',
  erasing: 'Erasure started.',
  cannotUndo:
    'This can’t be undone: nothing is kept to restore it from, because erased data must not come back.',
  counts:
    'Counts of emails, opens and clicks stay. A keyed hash of the address stays, so that no audience accepts it again.',
  invoices: (count: number) =>
    count === 1
      ? 'One invoice stays, with its amount and files, because the law requires it.'
      : `${count} invoices stay, with their amounts and files, because the law requires it.`,
  bylines: 'Also replace their byline on published posts',
  ownAccount: 'You can’t erase your own account. Ask another admin.',
  isReplyAddress:
    'Email templates or scheduled emails use this address for replies. Choose another reply address there first.',
  retried: 'Erasure resumed.',
  retryFailed: 'The erasure couldn’t be resumed.',
  none: 'No erasures yet. They will be listed here with who asked, who did it and what was erased.',
  /** Of a subscriber who is added by hand. */
  wasErased: 'This address was erased at its owner’s request and can’t be added.',
} as const;

/** Who asked for an erasure, as people read it. */
export const askedByNames = {
  subscriber: 'The subscriber',
  person: 'The person',
  authority: 'An authority',
} as const;
