import { listingEndpoints } from '@masthead/shared/listings/listing.endpoints.ts';
import { listingImportEndpoints } from '@masthead/shared/listings/listing-import.endpoints.ts';
import type { ImportReport } from '@masthead/shared/listings/listing-import.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../app/axe.testing.ts';
import { answer, FakeAnswer, openPage, person } from '../app/page.testing.tsx';
import { fakeUploads } from '../images/fake-upload.testing.ts';
import { firmAnswers } from './listings.testing.ts';

const report: ImportReport = {
  rows: 1007,
  added: 1000,
  changed: 2,
  unchanged: 1,
  deleted: 3,
  refused: 2,
  problems: [{ line: 12, field: 'Zip', message: 'A zip is required' }],
  unknownColumns: ['BedroomsTotal'],
};

async function openImport() {
  const sent = fakeUploads();
  const opened = await openPage('/listing?firm=2', {
    as: person('listing'),
    api: [answer(listingEndpoints.search, { totalCount: 0, nodes: [] }), ...firmAnswers],
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
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect.poll(() => sent.length).toBe(1);
  return { ...opened, dialog, sent };
}

test('the file is checked, then the same file is imported, and the list is read again', async () => {
  const { screen, dialog, sent, callsTo } = await openImport();
  expect(sent[0]?.address).toBe('/api/showcase-firm-item/import/dry-run');
  expect(sent[0]?.form.get('showcaseFirmId')).toBe('2');
  sent[0]?.progress(50, 100);
  await expect.element(dialog.getByRole('progressbar')).toBeVisible();
  sent[0]?.progress(100, 100);
  await expect.element(dialog.getByText('Checking …')).toBeVisible();
  sent[0]?.answer(200, report);
  await expect
    .element(dialog.getByText('mls.csv: 1,007 lines. Nothing has been imported yet.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('row', { name: '12 Zip A zip is required' })).toBeVisible();
  await expect.element(dialog.getByText('And 1 more lines.')).toBeVisible();
  await expect.element(dialog.getByText(/not read: BedroomsTotal\./)).toBeVisible();
  await expectAccessible();
  const reads = callsTo('POST /api/showcase-firm-item/search').length;
  await dialog.getByRole('button', { name: 'Import 1,005 listings' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.address).toBe('/api/showcase-firm-item/import');
  expect(sent[1]?.form.get('file')).toMatchObject({ name: 'mls.csv' });
  sent[1]?.answer(200, report);
  await expect.element(screen.getByText('Listings imported.')).toBeVisible();
  await expect.element(dialog.getByText('Added', { exact: true })).toBeVisible();
  await expect
    .poll(() => callsTo('POST /api/showcase-firm-item/search').length)
    .toBeGreaterThan(reads);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a file that cannot be read says why, and another can be chosen', async () => {
  const { dialog, sent } = await openImport();
  sent[0]?.answer(400, { message: ['This file is empty.'] });
  await expect.element(dialog.getByText('This file is empty.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Check the file' })).toBeEnabled();
});

test('an import that fails keeps the report, so that it can be done again', async () => {
  const { dialog, sent } = await openImport();
  sent[0]?.answer(200, report);
  const button = dialog.getByRole('button', { name: 'Import 1,005 listings' });
  await button.click();
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(409, { message: ['Another import of listings of this firm is running.'] });
  await expect
    .element(dialog.getByText('Another import of listings of this firm is running.'))
    .toBeVisible();
  await expect.element(button).toBeEnabled();
});

test('a file without anything new has nothing to import', async () => {
  const { dialog, sent } = await openImport();
  sent[0]?.answer(200, { ...report, added: 0, changed: 0, deleted: 0 });
  await expect.element(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

test('the export asks for what the list shows', async () => {
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
  expect(call?.request.query).toEqual({ showcaseFirmId: '2', line1: 'glaze' });
});
