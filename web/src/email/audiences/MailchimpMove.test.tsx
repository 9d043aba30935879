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

const found: Record<string, Partial<ImportRun>> = {
  'subscribed.csv': { id: 5, readAs: 'lines', counts: { ...noCounts, added: 3000, refused: 2 } },
  'cleaned.csv': { id: 6, readAs: 'lines', counts: { ...noCounts, added: 80 } },
  'unsubscribed.csv': { id: 7, readAs: 'unsubscribed', counts: { ...noCounts, unsubscribed: 400 } },
};

/** The move of an audience, on a server that checks each file as soon as it has come. */
async function openMove(names: readonly string[]) {
  const sent = fakeUploads();
  const runs = new Map<number, ImportRun>();
  const set = (id: number, changes: Partial<ImportRun>) => {
    const run = importRunOf({ ...runs.get(id), ...changes });
    runs.set(id, run);
    return run;
  };
  const opened = await openPage('/admin/audience/austin-daily', {
    as: person('admin'),
    api: [
      answer(audienceEndpoints.get, audience()),
      answer(subscriberEndpoints.list, { totalCount: 0, nodes: [] }),
      answer(importEndpoints.get, ({ params }) => runs.get(Number(params.id)) ?? importRunOf()),
      answer(importEndpoints.run, ({ params }) => set(Number(params.id), { state: 'running' })),
      answer(importEndpoints.undo, ({ params }) => set(Number(params.id), { state: 'undoing' })),
      answer(importEndpoints.readAs, ({ params, body }) =>
        set(Number(params.id), { state: 'checking', ...(body as object) }),
      ),
      answer(importEndpoints.runTogether, () =>
        [6, 7, 5]
          .filter((id) => runs.has(id))
          .map((id, at) => set(id, at === 0 ? { state: 'running' } : {})),
      ),
    ],
  });
  await opened.screen.getByRole('button', { name: 'Move from Mailchimp' }).click();
  const dialog = opened.screen.getByRole('dialog');
  await expect.element(dialog.getByText('CSV files', { exact: true })).toBeVisible();
  chooseFiles(...names.map((name) => new File(['email\n'], name, { type: 'text/csv' })));
  await dialog.getByRole('button', { name: 'Check files' }).click();
  for (const [at, name] of names.entries()) {
    await expect.poll(() => sent.length).toBe(at + 1);
    const run = { fileName: name, state: 'checked', ...found[name] } as const;
    sent[at]?.answer(200, set(found[name]?.id ?? 0, run));
  }
  const file = (name: string) => dialog.getByRole('region', { name });
  await expect.element(file(names.at(-1) ?? '')).toBeVisible();
  return { ...opened, dialog, file, set, sent };
}

test('checks three files, reads one differently, and imports them together, people who left first', async () => {
  const { screen, dialog, file, set, callsTo, sent } = await openMove(Object.keys(found));
  expect(sent.map(({ address }) => address)).toEqual(
    Array(3).fill('/api/audience/austin-daily/imports'),
  );
  const readAs = (name: string) =>
    file(name).getByRole('combobox', { name: 'People in this file' });
  await expect.element(readAs('unsubscribed.csv')).toHaveValue('unsubscribed');
  await expect.element(file('subscribed.csv').getByText('New', { exact: true })).toBeVisible();
  await expect.element(file('subscribed.csv').getByText('3,000')).toBeVisible();
  await expect.element(dialog.getByText(/People who left are imported first\./)).toBeVisible();
  await expectAccessible();
  await readAs('cleaned.csv').selectOptions('cleaned');
  await expect.element(file('cleaned.csv').getByText('Checking …')).toBeVisible();
  set(6, { state: 'checked', counts: { ...noCounts, cleaned: 80 } });
  await file('cleaned.csv').getByRole('textbox', { name: 'Reason' }).fill('Bounced at Mailchimp');
  await dialog.getByRole('button', { name: 'Import 3,480 people' }).click();
  await expect
    .poll(() => callsTo('POST /api/import/run-together')[0]?.request.body)
    .toEqual({
      files: [
        { id: 5, reason: '' },
        { id: 6, reason: 'Bounced at Mailchimp' },
        { id: 7, reason: '' },
      ],
    });
  await expect
    .element(file('subscribed.csv').getByText('Waiting for the previous file'))
    .toBeVisible();
  set(6, { state: 'done' });
  set(7, { state: 'done' });
  set(5, { state: 'done', counts: { ...noCounts, added: 2900, leftOut: 100, refused: 2 } });
  await expect.element(screen.getByText('Import complete.')).toBeVisible();
  await expect
    .element(file('subscribed.csv').getByText('Unsubscribed or bounced here (unchanged)'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Undo all files' }).click();
  const question = screen.getByRole('dialog', { name: 'Undo the import of all files?' });
  await question.getByRole('button', { name: 'Undo all files' }).click();
  await expect
    .poll(() => callsTo('POST /api/import/:id/undo').map(({ request }) => request.params.id))
    .toEqual(['5', '7', '6']);
  for (const id of [5, 6, 7]) set(id, { state: 'undone' });
  await expect.element(screen.getByText('Import undone.')).toBeVisible();
});

test('an unreadable file shows why and blocks the import until it is left out', async () => {
  const { dialog, file, set } = await openMove(['subscribed.csv', 'unsubscribed.csv']);
  const problem = 'This file has a header line but no rows.';
  await file('subscribed.csv')
    .getByRole('combobox', { name: 'People in this file' })
    .selectOptions('cleaned');
  set(5, { state: 'refused', problem });
  await expect.element(file('subscribed.csv').getByText(problem)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Leave out subscribed.csv' }).click();
  await expect.element(file('subscribed.csv')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Import 400 people' })).toBeEnabled();
});

test('shows a failed file, and continues with all of them on request', async () => {
  const { dialog, file, set, callsTo } = await openMove(['subscribed.csv', 'unsubscribed.csv']);
  await dialog.getByRole('button', { name: 'Import 3,400 people' }).click();
  await expect
    .element(file('subscribed.csv').getByText('Waiting for the previous file'))
    .toBeVisible();
  set(7, { state: 'failed', problem: 'This audience was deleted.' });
  await expect
    .element(file('unsubscribed.csv').getByText('This audience was deleted.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect
    .poll(() => callsTo('POST /api/import/:id/run')[0]?.request.params)
    .toEqual({ id: '7' });
});
