import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, FakeAnswer, openPage, person } from '../../platform/api/page.testing.tsx';
import { listedPost } from './listed-post.testing.ts';
import { aLivePost, aPost, openEditor, postServer } from './post-editor.testing.ts';

function openLive(uses: { emails: object[]; series: object[] } = { emails: [], series: [] }) {
  const server = postServer(aLivePost);
  const api = [
    answer(bulkEndpoints.uses, uses as never),
    answer(bulkEndpoints.run, { act_id: 9, done: 1, refused: [] }),
    answer(bulkEndpoints.undo, { done: 1, stayed: [] }),
    ...server.api,
  ];
  return openPage('/editor/1/42', { as: person('editor'), api });
}

describe('taking a post down', () => {
  test('asks for a reason, lists emails and series with the post, sets a redirect, and can be undone', async () => {
    const { screen, callsTo } = await openLive({
      emails: [{ id: 3, kind: 'daily-digest', subject: 'Tomorrow in Austin' }],
      series: [{ id: 4, name: 'Taco season' }],
    });
    await screen.getByRole('button', { name: 'Unpublish' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Unpublish this post' });
    await expect.element(dialog.getByText('Email “Tomorrow in Austin”')).toBeVisible();
    await expect.element(dialog.getByText('Series “Taco season”')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect.element(dialog.getByText('Add a reason')).toBeVisible();
    expect(callsTo('POST /api/news-item/bulk')).toHaveLength(0);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A wrong name');
    await dialog
      .getByRole('textbox', { name: 'Redirect readers to (optional)' })
      .fill('https://example.com/new');
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    const toast = screen.getByRole('alert').filter({ hasText: '1 unpublished.' });
    await expect.element(toast).toBeVisible();
    expect(callsTo('POST /api/news-item/bulk')[0]?.request.body).toMatchObject({
      act: 'unpublish',
      posts: [{ id: 42, version: 3, draft_version: 5 }],
      reason: 'A wrong name',
      moved_to: 'https://example.com/new',
    });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => callsTo('POST /api/news-item/bulk/undo/:id')).toHaveLength(1);
  });

  test('unlists without a redirect', async () => {
    const { screen, callsTo } = await openLive();
    await screen.getByRole('button', { name: 'Unlist' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Unlist this post' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('On request');
    expect(
      dialog.getByRole('textbox', { name: 'Redirect readers to (optional)' }).elements(),
    ).toHaveLength(0);
    await dialog.getByRole('button', { name: 'Unlist' }).click();
    await expect.poll(() => callsTo('POST /api/news-item/bulk')).toHaveLength(1);
    expect(callsTo('POST /api/news-item/bulk')[0]?.request.body).toMatchObject({
      act: 'unlist',
      moved_to: '',
    });
  });

  test('is offered in the list for posts that readers can open', async () => {
    const posts = [listedPost(1), listedPost(2, { status: 'Unlisted', status_code: 2 })];
    const { screen, callsTo } = await openPage('/articles', {
      as: person('editor'),
      api: [
        answer(newsItemEndpoints.search, () => new FakeAnswer(200, posts, { 'x-count': '2' })),
        answer(bulkEndpoints.uses, { emails: [], series: [] }),
        answer(bulkEndpoints.run, { act_id: 9, done: 1, refused: [] }),
      ],
    });
    await screen.getByRole('button', { name: 'Actions for Article 2' }).click();
    await expect.element(screen.getByRole('menuitem', { name: /^Unlist/ })).toBeDisabled();
    await screen.getByRole('menuitem', { name: 'Unpublish' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Unpublish this post' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Out of date');
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsTo('POST /api/news-item/bulk')[0]?.request.body).toMatchObject({
      act: 'unpublish',
      posts: [{ id: 2 }],
    });
  });

  test('shows when and why, and offers nothing for a draft or to an author', async () => {
    const taken_down = { at: '2027-01-12T18:00:00.000Z', reason: 'A wrong name', moved_to: null };
    const { screen } = await openEditor(postServer({ ...aPost, taken_down }));
    await expect.element(screen.getByText(/^Taken down .*: A wrong name$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unpublish' }).elements()).toHaveLength(0);
  });

  test('is not offered to people who may not publish', async () => {
    const { screen } = await openEditor(postServer(aLivePost), 'author');
    await expect.element(screen.getByText(/^Published /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unpublish' }).elements()).toHaveLength(0);
  });
});
