/** Adds numbers of erased things to those before. */
export function mergeCounts(counts: Record<string, number>, more: Record<string, number>): void {
  for (const [label, count] of Object.entries(more)) counts[label] = (counts[label] ?? 0) + count;
}

const names: Readonly<Record<string, string>> = {
  changes: 'History',
  history_copies: 'History: copies of records',
  'pgboss.job': 'Jobs',
  chat_messages: 'Mentions in the chat',
  kept_answers: 'Answers to repeated requests',
};

/** What people read instead of the name of a table whose texts named a person. */
export const nameOfTable = (table: string): string =>
  names[table] ?? `Mentions in ${table.replaceAll('_', ' ')}`;
