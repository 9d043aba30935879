import { importEndpoints } from '@masthead/shared/imports/import.endpoints.ts';
import { type ImportRun, noCounts } from '@masthead/shared/imports/import.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../app/axe.testing.ts';
import { answer, openPage, person } from '../app/page.testing.tsx';

const run: ImportRun = {
  id: 7,
  kind: 'subscribers',
  fileName: 'readers.csv',
  target: 'Austin Daily',
  state: 'done',
  problem: null,
  counts: { ...noCounts, added: 1200, refused: 3 },
  progress: 0,
  createdAt: '2026-11-21T15:00:00.000Z',
  createdBy: 'Ada Admin',
  undoneAt: null,
  undoneBy: null,
  notes: [],
  problems: [],
  problemCount: 0,
};

test('imports are listed with what they did, and one that is opened can be undone', async () => {
  let stored = run;
  const { screen, callsTo } = await openPage('/admin/import', {
    as: person('admin'),
    api: [
      answer(importEndpoints.list, () => ({ totalCount: 1, nodes: [stored] })),
      answer(importEndpoints.get, () => stored),
      answer(importEndpoints.undo, () => {
        stored = { ...stored, state: 'undone', counts: { ...run.counts, undone: 1200 } };
        return stored;
      }),
    ],
  });
  await expect.element(screen.getByText('Added: 1,200 · Not valid: 3')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('link', { name: 'readers.csv' }).click();
  const drawer = screen.getByRole('dialog', { name: 'readers.csv' });
  await drawer.getByRole('button', { name: 'Undo import' }).click();
  await screen
    .getByRole('dialog', { name: 'Undo the import of readers.csv?' })
    .getByRole('button', { name: 'Undo import' })
    .click();
  await expect.poll(() => callsTo('POST /api/import/:id/undo').length).toBe(1);
  await expect.element(drawer.getByText(/1,203 lines, undone\./)).toBeVisible();
});

test('a list without imports says so, and a kind narrows it', async () => {
  const { screen, callsTo } = await openPage('/admin/import', {
    as: person('editor'),
    api: [answer(importEndpoints.list, { totalCount: 0, nodes: [] })],
  });
  await expect.element(screen.getByText('Nothing has been imported yet.')).toBeVisible();
  await screen.getByLabelText('Kind').selectOptions('feed');
  await expect.element(screen.getByText('No import is of this kind.')).toBeVisible();
  expect(callsTo('GET /api/import').at(-1)?.request.query).toMatchObject({ kind: 'feed' });
});
