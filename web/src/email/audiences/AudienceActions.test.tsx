import {
  audienceEndpoints,
  subscriberEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { type ImportRun, noCounts } from '@masthead/shared/platform/imports/import.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';
import { fakeUploads } from '../../platform/images/fake-upload.testing.ts';
import { audience, chooseFiles, importRunOf } from './audiences.testing.ts';

/** The import dialog of an audience, on a server whose imports stand as `stand` says. */
async function openImport(stand: { run: ImportRun }) {
  const sent = fakeUploads();
  const opened = await openPage('/admin/audience/austin-daily', {
    as: person('admin'),
    api: [
      answer(audienceEndpoints.get, audience()),
      answer(subscriberEndpoints.list, { totalCount: 0, nodes: [] }),
      answer(importEndpoints.get, () => stand.run),
      answer(importEndpoints.run, () => {
        stand.run = { ...stand.run, state: 'running' };
        return stand.run;
      }),
      answer(importEndpoints.readAs, ({ body }) => {
        stand.run = { ...stand.run, state: 'checking', ...(body as object) };
        return stand.run;
      }),
    ],
  });
  await opened.screen.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = opened.screen.getByRole('dialog');
  await expect.element(dialog.getByText('CSV file', { exact: true })).toBeVisible();
  chooseFiles(new File(['email\n'], 'readers.csv', { type: 'text/csv' }));
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect.poll(() => sent.length).toBe(1);
  sent[0]?.answer(200, stand.run);
  return { ...opened, dialog };
}

test('shows how many people a file would add as unsubscribed; reading it differently checks it again before the import', async () => {
  const counts = { ...noCounts, unsubscribed: 1200, leftOut: 3 };
  const stand = { run: importRunOf({ state: 'checked', readAs: 'unsubscribed', counts }) };
  const { dialog, callsTo } = await openImport(stand);
  const readAs = dialog.getByRole('combobox', { name: 'People in this file' });
  await expect.element(readAs).toHaveValue('unsubscribed');
  await expect.element(dialog.getByText('Will be recorded as unsubscribed')).toBeVisible();
  await expect.element(dialog.getByText('Unsubscribed or bounced here (unchanged)')).toBeVisible();
  await expectAccessible();
  await readAs.selectOptions('cleaned');
  await expect.element(dialog.getByText('Checking …')).toBeVisible();
  await expect.element(readAs).toBeDisabled();
  expect(callsTo('PUT /api/import/:id/read-as')[0]?.request.body).toEqual({ readAs: 'cleaned' });
  stand.run = {
    ...stand.run,
    state: 'checked',
    counts: { ...noCounts, cleaned: 1203 },
  };
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Bounced at Acme');
  await dialog.getByRole('button', { name: 'Import 1,203 people' }).click();
  await expect
    .poll(() => callsTo('POST /api/import/:id/run')[0]?.request.body)
    .toMatchObject({ reason: 'Bounced at Acme' });
});

test('asks for no reason when a file has nobody who left', async () => {
  const stand = {
    run: importRunOf({ state: 'checked', readAs: 'lines', counts: { ...noCounts, added: 2 } }),
  };
  const { dialog } = await openImport(stand);
  await expect
    .element(dialog.getByRole('combobox', { name: 'People in this file' }))
    .toHaveValue('lines');
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument();
});
