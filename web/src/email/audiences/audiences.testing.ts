import type { Audience } from '@masthead/shared/email/audiences/audience.record.ts';
import { type ImportRun, noCounts } from '@masthead/shared/platform/imports/import.ts';
import { stamps } from '../../platform/forms/stamps.testing.ts';

/** An audience as the server answers it. */
export const audience = (changes: Partial<Audience> = {}): Audience => ({
  id: 'austin-daily',
  ...stamps,
  version: 1,
  name: 'Austin Daily',
  siteId: 1,
  countsOpens: true,
  countsClicks: true,
  remembersReaders: false,
  counts: { subscribed: 1200, unsubscribed: 30, cleaned: 4, suppressed: 0 },
  usedBy: [],
  mailings: 0,
  ...changes,
});

/** An import of people as the server answers it. */
export const importRunOf = (changes: Partial<ImportRun> = {}): ImportRun => ({
  id: 5,
  kind: 'subscribers',
  fileName: 'readers.csv',
  target: 'Austin Daily',
  state: 'checking',
  problem: null,
  counts: noCounts,
  progress: 0,
  rows: null,
  createdAt: '2026-11-21T15:00:00.000Z',
  createdBy: 'Ada Admin',
  undoneAt: null,
  undoneBy: null,
  notes: [],
  problems: [],
  problemCount: 0,
  pictures: null,
  posts: null,
  readAs: null,
  ...changes,
});

/** Chooses files in the dialog that is open. */
export function chooseFiles(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
