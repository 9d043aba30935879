/** What changes of a record's state are called. */
interface StateVerbs {
  /** The column of its table that holds the state. */
  column: string;
  /** The verb of the change to each state. */
  verbs: Readonly<Record<string, string>>;
}

/**
 * What a change of its state is called in Activity and History, by the table of the record. Why here: no screen needs
 * the verbs, and every screen loads its record.
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
  news_items: {
    column: 'status',
    verbs: { 0: 'published', 1: 'submitted', 2: 'unlisted', 5: 'made a draft of' },
  },
} satisfies Record<string, StateVerbs>;

/** The verbs of a table's records, where they have any. */
export const stateVerbsOf = (table: string) =>
  (stateVerbs as Readonly<Record<string, StateVerbs>>)[table];
