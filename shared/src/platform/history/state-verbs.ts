/** Verbs for changes of a record's state. */
interface StateVerbs {
  /** The column that holds the state. */
  column: string;
  /** The verb for the change to each state. */
  verbs: Readonly<Record<string, string>>;
  /** Its rows are written once: the verb is that of the new row. */
  isWrittenOnce?: boolean;
}

/**
 * Verbs for changes of state in Activity and History, by table. Why here: no screen needs the verbs, and
 * every screen loads its record.
 */
export const stateVerbs = {
  campaigns: {
    column: 'status',
    verbs: {
      scheduled: 'scheduled',
      sending: 'started sending',
      sent: 'sent',
      canceled: 'canceled',
      draft: 'unscheduled',
    },
  },
  imports: {
    column: 'state',
    verbs: {
      done: 'finished',
      failed: 'couldn’t finish',
      refused: 'couldn’t start',
      undone: 'undid',
    },
  },
  invoices: {
    column: 'state',
    verbs: { approved: 'approved', 'changes asked': 'sent back', awaiting: 'submitted' },
  },
  job_decisions: {
    column: 'decision',
    verbs: { retried: 'retried', discarded: 'discarded' },
    isWrittenOnce: true,
  },
  news_items: {
    column: 'status',
    verbs: { 0: 'published', 1: 'submitted', 2: 'unlisted', 5: 'made a draft of' },
  },
} satisfies Record<string, StateVerbs>;

/** The verbs of a table, if it has any. */
export const stateVerbsOf = (table: string) =>
  (stateVerbs as Readonly<Record<string, StateVerbs>>)[table];
