import { newsItemImportEndpoints } from '@masthead/shared/editorial/posts/news-item-import.endpoints.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import {
  type ImportRun,
  importMessages,
  noCounts,
} from '@masthead/shared/platform/imports/import.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { expect, test } from 'vitest';
import { firmAnswers } from '../../showcase/listings/listings.testing.ts';
import { expectAccessible } from '../api/axe.testing.ts';
import { answer, FakeAnswer, openPage, person } from '../api/page.testing.tsx';
import { fakeUploads } from '../images/fake-upload.testing.ts';

const report: ImportRun = {
  id: 5,
  kind: 'listings',
  fileName: 'mls.csv',
  target: '',
  state: 'checking',
  problem: null,
  counts: { ...noCounts, added: 1000, changed: 2, unchanged: 1, deleted: 3, refused: 2 },
  progress: 0,
  rows: 1008,
  createdAt: '2026-11-21T15:00:00.000Z',
  createdBy: 'Lee Listing',
  undoneAt: null,
  undoneBy: null,
  notes: ['Ignored columns: BedroomsTotal.'],
  problems: [
    { kind: 'refused', line: 12, field: 'Zip', text: 'k-12', message: 'A zip is required' },
  ],
  problemCount: 2,
  pictures: null,
  posts: null,
  readAs: null,
};

/** The dialog on a server whose import stands as `stand.run` says. */
async function openImport(press: 'click' | 'dblClick' = 'click') {
  const stand = { run: report };
  const move = (run: Partial<ImportRun>) => {
    stand.run = { ...stand.run, ...run };
    return stand.run;
  };
  const sent = fakeUploads();
  const opened = await openPage('/listing?firm=2', {
    as: person('listing'),
    api: [
      answer(listingEndpoints.search, { totalCount: 0, nodes: [] }),
      answer(importEndpoints.get, () => stand.run),
      answer(importEndpoints.run, () => move({ state: 'running' })),
      answer(importEndpoints.undo, () => move({ state: 'undoing' })),
      answer(newsItemImportEndpoints.labels, { source: '', sections: [], labels: [], others: 0 }),
      answer(importEndpoints.problems, new FakeAnswer(200, 'Line', { 'content-type': 'text/csv' })),
      ...firmAnswers,
    ],
  });
  await opened.screen.getByRole('button', { name: 'Import' }).click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Import listings' });
  await expect.element(dialog.getByText('CSV file', { exact: true })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  const transfer = new DataTransfer();
  transfer.items.add(new File(['ListingKey\n1\n'], 'mls.csv', { type: 'text/csv' }));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await dialog.getByRole('button', { name: 'Check file' })[press]();
  await expect.poll(() => sent.length).toBe(1);
  return { ...opened, dialog, sent, move };
}

test('the file is checked, then imported, and the list is read again; the import is undone', async () => {
  const { screen, dialog, sent, move, callsTo } = await openImport();
  expect(sent[0]?.address).toBe('/api/showcase-firm-item/import');
  expect(sent[0]?.form.get('showcaseFirmId')).toBe('2');
  sent[0]?.progress(50, 100);
  await expect.element(dialog.getByRole('progressbar')).toBeVisible();
  sent[0]?.answer(200, report);
  await expect.element(dialog.getByText('Checking …')).toBeVisible();
  move({ state: 'checked' });
  await expect
    .element(dialog.getByText('Import 5, mls.csv: 1,008 lines. Nothing has been imported yet.'))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('row', { name: '12 k-12 Zip: A zip is required' }))
    .toBeVisible();
  await expect.element(dialog.getByText(/And 1 more problem\./)).toBeVisible();
  await expect.element(dialog.getByText(/Ignored columns: BedroomsTotal\./)).toBeVisible();
  await expectAccessible();
  const reads = callsTo('POST /api/showcase-firm-item/search').length;
  await dialog.getByRole('button', { name: 'Import 1,005 listings' }).click();
  move({ progress: 400 });
  await expect.element(dialog.getByText(/400 of 1,008 lines\./)).toBeVisible();
  move({ state: 'done' });
  await expect.element(screen.getByText('Import complete.')).toBeVisible();
  await expect.element(dialog.getByText('Added', { exact: true })).toBeVisible();
  await expect
    .poll(() => callsTo('POST /api/showcase-firm-item/search').length)
    .toBeGreaterThan(reads);
  expect(callsTo('POST /api/import/:id/run')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  const question = screen.getByRole('dialog', { name: 'Undo the import of mls.csv?' });
  await question.getByRole('button', { name: 'Undo import' }).click();
  await expect.poll(() => callsTo('POST /api/import/:id/undo').length).toBe(1);
  move({ state: 'undone', counts: { ...report.counts, undone: 1004, stayed: 1 } });
  await expect.element(screen.getByText('Import undone.')).toBeVisible();
  await expect.element(dialog.getByText('Kept', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('double clicks send the file, start the import and undo it once each', async () => {
  const { screen, dialog, sent, move, callsTo } = await openImport('dblClick');
  sent[0]?.answer(200, report);
  move({ state: 'checked' });
  await dialog.getByRole('button', { name: 'Import 1,005 listings' }).dblClick();
  move({ state: 'done' });
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  const question = screen.getByRole('dialog', { name: 'Undo the import of mls.csv?' });
  await question.getByRole('button', { name: 'Undo import' }).dblClick();
  move({ state: 'undone', counts: { ...report.counts, undone: 1005 } });
  await expect.element(screen.getByText('Import undone.')).toBeVisible();
  expect([sent.length, sent[0]?.isAborted]).toEqual([1, false]);
  expect(callsTo('POST /api/import/:id/run')).toHaveLength(1);
  expect(callsTo('POST /api/import/:id/undo')).toHaveLength(1);
});

test('an unreadable file shows the reason, and another can be chosen', async () => {
  const { dialog, sent, move } = await openImport();
  sent[0]?.answer(200, report);
  move({ state: 'refused', problem: 'This file is empty.' });
  await expect.element(dialog.getByText('This file is empty.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Check file' })).toBeEnabled();
});

test('a rejected file shows the reason', async () => {
  const { dialog, sent } = await openImport();
  sent[0]?.answer(413, { message: ['This file is too large. It can be at most 100 MB.'] });
  await expect.element(dialog.getByText(/This file is too large\./)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Check file' })).toBeEnabled();
});

test('a failed import shows the error and can be resumed', async () => {
  const { dialog, sent, move, callsTo } = await openImport();
  sent[0]?.answer(200, report);
  move({ state: 'checked' });
  await dialog.getByRole('button', { name: 'Import 1,005 listings' }).click();
  move({ state: 'failed', problem: importMessages.failed });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(importMessages.failed);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => callsTo('POST /api/import/:id/run').length).toBe(2);
});

test('downloads all skipped lines as a file', async () => {
  const saved: string[] = [];
  const listen = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
    if (!link) return;
    event.preventDefault();
    saved.push(link.download);
  };
  addEventListener('click', listen, true);
  const { dialog, sent, move } = await openImport();
  sent[0]?.answer(200, report);
  move({ state: 'checked' });
  await dialog.getByRole('button', { name: 'Download all as CSV' }).click();
  await expect.poll(() => saved).toEqual(['skipped rows.csv']);
  removeEventListener('click', listen, true);
});

test('a file without anything new has nothing to import', async () => {
  const { dialog, sent, move } = await openImport();
  sent[0]?.answer(200, report);
  move({ state: 'checked', counts: { ...noCounts, unchanged: 9 } });
  await expect.element(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

test("the export uses the list's filters", async () => {
  const saved: string[] = [];
  const listen = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
    if (!link) return;
    event.preventDefault();
    saved.push(link.download);
  };
  addEventListener('click', listen, true);
  const { screen, callsTo } = await openPage('/listing?firm=2&city=x&line1=glaze&page=3', {
    as: person('listing'),
    api: [
      answer(listingEndpoints.search, { totalCount: 0, nodes: [] }),
      answer(
        listingImportEndpoints.export,
        new FakeAnswer(200, 'External key', {
          'content-type': 'text/csv',
          'content-disposition': 'attachment; filename="listings 2026-11-21.csv"',
        }),
      ),
      ...firmAnswers,
    ],
  });
  await screen.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => saved).toEqual(['listings 2026-11-21.csv']);
  removeEventListener('click', listen, true);
  const [call] = callsTo('GET /api/showcase-firm-item/export.csv');
  expect(call?.request.query).toEqual({ firmId: '2', line1: 'glaze' });
});

test('posts that differ are unchanged by default', async () => {
  const { dialog, sent, move, callsTo } = await openImport();
  sent[0]?.answer(200, report);
  move({ state: 'checked', kind: 'feed', counts: { ...noCounts, added: 2, differs: 3 } });
  await expect
    .element(dialog.getByText('Different from the existing post', { exact: true }))
    .toBeVisible();
  const choice = dialog.getByRole('combobox', { name: /If a post differs/ });
  await expect.element(choice).toHaveValue('leave');
  await expect.element(dialog.getByRole('button', { name: 'Import 2 posts' })).toBeVisible();
  await choice.selectOptions('update');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Import up to 5 posts' }).click();
  await expect
    .poll(() => callsTo('POST /api/import/:id/run').at(-1)?.request.body)
    .toEqual({ differing: 'update', addresses: 'keep' });
});
