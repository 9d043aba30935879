import type { TrashRow } from '@masthead/shared/platform/history/history.ts';
import { trashEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const deleted = (id: string, changes: Partial<TrashRow> = {}): TrashRow => ({
  kind: 'organization',
  noun: 'organization',
  id,
  title: `Acme ${id}`,
  detail: '',
  deletedAt: '2026-11-20T15:00:00.000Z',
  deletedBy: 'Maria Lopez',
  ...changes,
});
const nodes = [
  deleted('3'),
  deleted('3', { kind: 'email-template', title: 'Daily in Austin', detail: 'Austin' }),
];
const asked = 'GET /api/trash';

type Answers = NonNullable<Parameters<typeof openPage>[1]>['api'];
const openTrash = (search = '', api: NonNullable<Answers> = []) =>
  openPage(`/admin/trash${search}`, {
    as: person('admin'),
    api: [...api, answer(trashEndpoints.list, { totalCount: 45, nodes })],
  });

describe('the trash', () => {
  test('lists deleted records with their kind, by whom and when', async () => {
    const { screen, callsTo } = await openTrash();
    const row = screen.getByRole('row', { name: /Acme 3/ });
    for (const cell of ['Organization', 'Maria Lopez', '11/20/2026'])
      await expect.element(row.getByRole('cell', { name: cell })).toBeVisible();
    await expect.element(screen.getByText('1–20 of 45')).toBeVisible();
    expect(callsTo(asked)[0]?.request.query).toEqual({ limit: '20', offset: '0' });
    await expectAccessible();
  });

  test('restores a record and refetches the list', async () => {
    const { screen, callsTo } = await openTrash('', [
      answer(trashEndpoints.restore, { title: 'Daily in Austin' }),
    ]);
    await screen.getByRole('button', { name: /Restore Daily in Austin/ }).click();
    await expect.element(screen.getByText('Daily in Austin was restored.')).toBeVisible();
    expect(callsTo('POST /api/trash/restore')[0]?.request.body).toEqual({
      kind: 'email-template',
      id: '3',
    });
    await expect.poll(() => callsTo(asked).length).toBeGreaterThan(1);
  });

  test('restores once on a double click, while paging still takes both clicks', async () => {
    const { screen, callsTo, router } = await openTrash('', [
      answer(trashEndpoints.restore, { title: 'Daily in Austin' }),
    ]);
    await screen.getByRole('button', { name: /Restore Daily in Austin/ }).dblClick();
    await expect.element(screen.getByText('Daily in Austin was restored.')).toBeVisible();
    expect(callsTo('POST /api/trash/restore')).toHaveLength(1);
    await screen.getByRole('button', { name: 'Next page' }).dblClick();
    await expect.poll(() => router.state.location.search).toMatchObject({ page: '3' });
  });

  test('shows why a record cannot be restored', async () => {
    const sentence =
      'Another organization now has this name. Rename that one, then restore this one.';
    const { screen } = await openTrash('', [
      answer(trashEndpoints.restore, failing(409, { message: [sentence] })),
    ]);
    await screen.getByRole('button', { name: /Restore Acme 3/ }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  test('filters by kind and pages, both in the URL', async () => {
    const { screen, router, callsTo } = await openTrash('?page=2');
    await expect
      .poll(() => callsTo(asked)[0]?.request.query)
      .toEqual({ limit: '20', offset: '20' });
    await screen.getByRole('combobox', { name: 'Kind' }).click();
    await screen.getByRole('option', { name: 'Audience' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ kind: 'audience' });
    await expect
      .poll(() => callsTo(asked).at(-1)?.request.query)
      .toMatchObject({ kind: 'audience' });
  });

  test('shows the empty state', async () => {
    const { screen } = await openTrash('', [
      answer(trashEndpoints.list, { totalCount: 0, nodes: [] }),
    ]);
    await expect.element(screen.getByText('The trash is empty.')).toBeVisible();
  });
});
