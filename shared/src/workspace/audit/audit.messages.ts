/** Sentences of the audit log (decision 143). */
export const auditMessages = {
  purpose:
    'The audit log holds every change in History: who made it, when, what it was before and after, and with which API token. Each entry contains the hash of the one before, so a change made in the database itself can be found.',
  check:
    'To check the log, run “masthead verify-audit” on the server, or on a file exported here as JSON lines.',
  fromRequired: 'A first day is required',
  toRequired: 'A last day is required',
  toEarly: 'The last day must not be before the first',
  none: 'No entries in this period.',
  empty: 'No entries yet. Changes are added within a minute.',
  failed: 'The audit log couldn’t be loaded.',
  exportFailed: 'The audit log couldn’t be exported.',
  exported: 'Audit log exported.',
} as const;
