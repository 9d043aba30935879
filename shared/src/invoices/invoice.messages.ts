/** Toasts and refusals of the invoice screens (Spec, content 5, 8; decisions 10). */
export const invoiceMessages = {
  created: 'Invoice created.',
  updated: 'Invoice updated.',
  commentsSaved: 'Comments saved.',
  deleted: 'Invoice deleted.',
  restored: 'Invoice restored.',
  getFailed: 'An error occurred retrieving invoices.',
  saveFailed: 'An error occurred saving the invoice.',
  contributorFixed: 'Only editors and admins add invoices for somebody else.',
  commentsFixed: "Only editors and admins write the editor's comments.",
  approvalFixed: 'Only editors and admins approve invoices.',
  unknownContributor: 'Choose a contributor who can sign in.',
  unknownEditor: 'Choose an editor who can sign in.',
  unknownSite: 'This site does not exist.',
  unknownPost: 'One of these articles does not exist any more.',
  unknownFile: 'One of these files is not there any more. Attach it again.',
  otherFile: 'Attach a PDF or a picture (PNG, JPEG, GIF or WebP).',
  filesOnTheWay: 'Files are still being sent.',
  locked: 'An approved invoice is locked. Unapprove it first.',
  inFile: 'This invoice has gone out in invoices.csv and can no longer be deleted.',
  ownInvoice: 'Your own invoice has to be approved by somebody else.',
  wroteIt: (contributor: string) => `You wrote this invoice for ${contributor}.`,
  changedAmount: (from: string) => `You changed the amount from ${from}.`,
  wroteItOnly: 'You wrote this invoice. Somebody else has to approve it.',
  changedAmountOnly: 'You changed the amount. Somebody else has to approve this invoice.',
  changedSinceSeen: (by: string) =>
    `Nothing was decided: ${by} changed this invoice after you opened it. Look at what changed, then decide.`,
  oneChangedSinceSeen: (by: string, description: string) =>
    `Nothing was decided: ${by} changed ‘${description}’ after you opened it.`,
  changedSinceMarked: (description: string) =>
    `‘${description}’ changed after you marked it. Look at it and mark it again.`,
  lookFirst: 'Look at what changed first.',
  setChanged:
    'Nothing was approved: the invoices that match have changed. Check the new figures, then approve.',
  tooManyMatch: (most: number) =>
    `At most ${most.toLocaleString('en-US')} invoices are approved at once. Narrow the filters.`,
  noneMatch: 'No invoice that matches can be approved by you.',
  leftOut: (count: number) =>
    count === 1
      ? '1 more matches but has to be approved by somebody else.'
      : `${count.toLocaleString('en-US')} more match but have to be approved by somebody else.`,
  nothingToUndo: 'These approvals were already taken back.',
  approveFailed: 'An error occurred approving invoices.',
  reopenFailed: 'An error occurred unapproving invoices.',
  sendBackFailed: 'An error occurred sending the invoice back.',
  alreadyApproved: 'This invoice is approved already.',
  notDecided: 'This invoice awaits review already.',
  approved: (count: number) =>
    count === 1 ? 'Invoice approved.' : `${count.toLocaleString('en-US')} invoices approved.`,
  reopened: (count: number) =>
    count === 1
      ? 'Invoice awaits review again.'
      : `${count.toLocaleString('en-US')} invoices await review again.`,
  sentBack: 'Invoice sent back.',
  exported: 'The approved invoices were exported.',
  exportFailed: 'An error occurred exporting invoices.',
  reasonNeeded: 'A reason is required',
  noMatch: 'No invoice matches these filters.',
  onlyDecidable: 'Only those I can approve',
  onlyOnce: 'Every invoice is named once.',
} as const;
