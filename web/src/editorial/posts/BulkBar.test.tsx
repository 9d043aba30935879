import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import type { UndoableAction } from '@masthead/shared/editorial/posts/bulk.ts';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { expect, test } from 'vitest';
import { answer, FakeAnswer, openPage, person } from '../../platform/api/page.testing.tsx';
import { listedPost } from './listed-post.testing.ts';

const posts = [listedPost(1), listedPost(2, { version: 7, draft_version: 3 })];
const list = answer(
  newsItemEndpoints.search,
  () => new FakeAnswer(200, posts, { 'x-count': String(posts.length) }),
);
const open = (role: Role, ...more: (typeof list)[]) =>
  openPage('/articles', { as: person(role), api: [list, ...more] });

test('runs on the selected posts with the versions on screen, and lists skipped ones', async () => {
  const refused = [{ id: 2, headline: 'Article 2', message: 'Ana changed this.' }];
  const { screen, callsTo } = await open(
    'editor',
    answer(bulkEndpoints.run, { act_id: 5, done: 1, refused }),
  );
  await screen.getByRole('checkbox', { name: 'Choose all rows on this page' }).click();
  const bar = screen.getByRole('region', { name: 'Selected posts' });
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Publish' }).click();
  await expect.element(screen.getByText(/1 published, 1 skipped: Article 2: Ana/)).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  expect(callsTo('POST /api/news-item/bulk')[0]?.request.body).toMatchObject({
    act: 'publish',
    type: 'article',
    posts: [
      { id: 1, version: 1, draft_version: 0 },
      { id: 2, version: 7, draft_version: 3 },
    ],
  });
});

test.each(['Publish', 'Unpublish', 'Unlist', 'Tag', 'Delete'])(
  '%s pressed twice acts once',
  async (name) => {
    const { screen, callsTo } = await open(
      'editor',
      answer(bulkEndpoints.run, { act_id: 5, done: 2, refused: [] }),
      answer(bulkEndpoints.uses, { emails: [], series: [] }),
    );
    await screen.getByRole('checkbox', { name: 'Choose all rows on this page' }).click();
    const bar = screen.getByRole('region', { name: 'Selected posts' });
    await bar.getByRole('button', { name }).dblClick();
    // What only opens a dialog has sent nothing; the button of the dialog is pressed twice, too.
    const dialog = screen.getByRole('dialog');
    if (name === 'Tag') {
      await dialog.getByLabelText('Tags to add').first().fill('tacos,');
      await dialog.getByRole('button', { name: 'Tag 2 posts' }).dblClick();
    }
    if (name === 'Unpublish' || name === 'Unlist') {
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('On request');
      await dialog.getByRole('button', { name }).dblClick();
    }
    if (name === 'Delete') await dialog.getByRole('button', { name: 'Delete' }).dblClick();
    await expect.poll(() => callsTo('POST /api/news-item/bulk')).toHaveLength(1);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsTo('POST /api/news-item/bulk')).toHaveLength(1);
  },
);

test('a bulk action can be undone after a reload', async () => {
  let actions: UndoableAction[] = [
    { id: 5, act: 'delete', type: 'article', made_at: '2026-11-20T12:00:00.000Z', posts: 3 },
  ];
  const { screen, callsTo } = await open(
    'editor',
    answer(bulkEndpoints.undoable, () => new FakeAnswer(200, actions)),
    answer(bulkEndpoints.undo, () => {
      actions = [];
      return new FakeAnswer(200, { done: 3, stayed: [] });
    }),
  );
  const bar = screen.getByRole('region', { name: 'Last action' });
  await expect.element(bar.getByText(/3 deleted\./)).toBeVisible();
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('3 restored.')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  expect(callsTo('POST /api/news-item/bulk/undo/:id')).toHaveLength(1);
});

test('people without bulk actions get no checkboxes and no request for actions', async () => {
  const { screen, callsTo } = await open('author');
  await expect.element(screen.getByText('Article 1')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /^Choose/ })).not.toBeInTheDocument();
  expect(callsTo('GET /api/news-item/bulk')).toEqual([]);
});
