import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { postCheckEndpoints } from '@masthead/shared/editorial/posts/post-check.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer } from '../../platform/api/page.testing.tsx';
import { aLivePost, aPost, hidePage, openEditor, postServer } from './post-editor.testing.ts';

const bare = {
  ...aPost,
  description: '',
  body: '<p>See <a href="https://gone.test.com/a">this</a>.</p>',
  authors: [],
  author: null,
};
const links = (outcome: 'dead' | 'answers') =>
  answer(postCheckEndpoints.checkLinks, {
    links: [{ url: 'https://gone.test.com/a', outcome }],
    is_looking_up: false,
  });

describe('before a post goes live', () => {
  test('lists what is missing, with links to the fields', async () => {
    const server = postServer(bare);
    const { screen } = await openEditor({ ...server, api: [links('dead'), ...server.api] });
    const panel = screen.getByRole('region', { name: 'Before publishing' });
    await expect.element(panel.getByRole('status')).toHaveTextContent('4 to review');
    const link = panel.getByRole('button', { name: 'This link is dead: https://gone.test.com/a' });
    await expect.element(link).toBeVisible();
    await panel.getByRole('button', { name: 'The post has no dek.' }).click();
    await expect.element(screen.getByLabelText('Dek')).toHaveFocus();
    await userEvent.keyboard('Where the night shift eats.');
    await expect.element(panel.getByText('The post has no dek.')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => server.post().status_code).toBe(0);
  });

  test('blocks publishing without text, and the button shows why', async () => {
    const { screen, callsTo } = await openEditor(postServer({ ...aPost, body: '' }));
    const publish = screen.getByRole('button', { name: 'Publish' });
    await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
    const panel = screen.getByRole('region', { name: 'Before publishing' });
    await expect
      .element(panel.getByRole('status'))
      .toHaveTextContent('1 thing to fix, 1 to review');
    expect(callsTo('POST /api/news-item/check-links')).toHaveLength(0);
  });

  test('a live post lists its unpublished changes, if any', async () => {
    const server = postServer(aLivePost);
    const { screen } = await openEditor(server);
    await expect.element(screen.getByLabelText('Headline')).toHaveValue('Tacos at dawn');
    expect(screen.getByRole('region', { name: 'Unpublished changes' }).elements()).toHaveLength(0);
    await screen.getByLabelText('Headline').fill('Tacos at noon');
    hidePage();
    await expect.element(screen.getByText('Saved, not published')).toBeVisible();
    const panel = screen.getByRole('region', { name: 'Unpublished changes' });
    await expect.element(panel.getByText('Headline')).toBeVisible();
    await panel.getByRole('button', { name: 'Show differences' }).click();
    await expect.element(panel.getByText('dawn')).toBeVisible();
    await expect.element(panel.getByText('noon')).toBeVisible();
  });

  test('the toast links to the post and undoes the publication', async () => {
    const server = postServer(aLivePost);
    const undone = answer(bulkEndpoints.undo, { done: 1, stayed: [] });
    const { screen, callsTo } = await openEditor({ ...server, api: [undone, ...server.api] });
    await screen.getByLabelText('Dek').fill('Where everybody eats.');
    await screen.getByRole('button', { name: 'Publish changes' }).click();
    const toast = screen.getByRole('alert').filter({ hasText: 'Live post updated.' });
    await expect.element(toast.getByRole('link')).toHaveAttribute('href', aLivePost.post_url ?? '');
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => callsTo('POST /api/news-item/bulk/undo/:id')).toHaveLength(1);
  });
});
