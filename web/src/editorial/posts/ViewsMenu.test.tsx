import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { savedViewEndpoints } from '@masthead/shared/editorial/posts/saved-view.endpoints.ts';
import type { SavedView } from '@masthead/shared/editorial/posts/saved-view.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer, FakeAnswer, openPage, person } from '../../platform/api/page.testing.tsx';

const list = answer(newsItemEndpoints.search, () => new FakeAnswer(200, [], { 'x-count': '0' }));
const view: SavedView = {
  id: 4,
  version: 2,
  type: 'article',
  name: 'Drafts flagged for editor',
  filters: { status: '5', marked: 'flagged' },
  teams: [],
  is_own: true,
  owner: 'Eva Editor',
  count: 6,
};
const open = (path: string, ...api: (typeof list)[]) =>
  openPage(path, { as: person('editor'), api: [...api, list] });

test('a view is in the navigation with its count and opens the list with its filters', async () => {
  const { screen, router } = await open('/articles', answer(savedViewEndpoints.list, [view]));
  await screen
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Articles' })
    .click();
  const item = screen.getByRole('menuitem', { name: /Drafts flagged for editor/ });
  await expect.element(item.getByText('6')).toBeVisible();
  await item.click();
  await expect.poll(() => router.state.location.search).toEqual({ status: '5', marked: 'flagged' });
});

test('saves the filters of the list as a view, also for teams', async () => {
  const { screen, callsTo } = await open(
    '/articles?status=5&page=3&sort=headline',
    answer(savedViewEndpoints.create, view),
  );
  await screen.getByRole('button', { name: 'Views' }).click();
  await screen.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect.element(dialog.getByText('A name is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Drafts');
  await dialog.getByRole('combobox', { name: 'Share with' }).click();
  await screen.getByRole('option', { name: 'Contributor' }).click();
  await userEvent.tab();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect.element(screen.getByText('View saved.')).toBeVisible();
  expect(callsTo('POST /api/saved-view').map(({ request }) => request.body)).toEqual([
    {
      type: 'article',
      name: 'Drafts',
      filters: { status: '5', sort: 'headline' },
      teams: ['contributor'],
    },
  ]);
});

test('only one’s own view can be renamed, shared or deleted', async () => {
  const shared = { ...view, is_own: false };
  const { screen } = await open(
    '/articles?status=5&marked=flagged',
    answer(savedViewEndpoints.list, [shared]),
  );
  await screen.getByRole('button', { name: view.name }).click();
  await expect.element(screen.getByText('Shared by Eva Editor')).toBeVisible();
  await expect
    .element(screen.getByRole('menuitem', { name: 'Delete this view' }))
    .not.toBeInTheDocument();
});
