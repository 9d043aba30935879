import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, FakeAnswer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { listedPost as article } from './listed-post.testing.ts';

const draft = { status: 'Draft', status_code: 5, post_url: null, last_published_ts: null } as const;
const searchOf = (posts: NewsItem[], count = posts.length) =>
  answer(newsItemEndpoints.search, () => new FakeAnswer(200, posts, { 'x-count': String(count) }));
const rows = [article(1), article(2, draft), article(3, { ...draft, headline: 'Third' })];

/** Published posts that the signed-in person may not change. */
const asAuthorsSee = (post: NewsItem): NewsItem =>
  post.status_code === 0 ? { ...post, edit_blocked: 'Only editors and admins can.' } : post;

const openList = (
  search = '',
  role: 'editor' | 'author' = 'editor',
  api = [searchOf(role === 'author' ? rows.map(asAuthorsSee) : rows, 1204)],
) => openPage(`/articles${search}`, { as: person(role), api });

describe('the list of articles', () => {
  test('requests the newest posts of all statuses and shows them with the total', async () => {
    const { screen, callsTo } = await openList();
    const row = screen.getByRole('row', { name: /Article 1/ });
    await expect.element(row).toBeVisible();
    for (const cell of [
      'Live',
      'Austin',
      'City Life',
      'Ana Ruiz',
      '11/19/2026',
      '11/20/2026',
      '12,345',
    ])
      await expect.element(row.getByText(cell, { exact: true })).toBeInTheDocument();
    await expect.element(screen.getByText('1–10 of 1,204')).toBeVisible();
    expect(callsTo('GET /api/news-item/search')[0]?.request.query).toEqual({
      type: 'article',
      limit: '10',
      offset: '0',
      status: '0,1,2,5',
      startDate: 'All Time',
      sort: 'updated_ts',
      direction: 'desc',
    });
  });

  test('shows views to editors and not to authors', async () => {
    const { screen } = await openList('', 'author');
    await expect.element(screen.getByRole('link', { name: 'Third' })).toBeVisible();
    await expect
      .element(screen.getByRole('columnheader', { name: 'Views' }))
      .not.toBeInTheDocument();
  });

  test('keeps every status inside its filter at 1280 px', async () => {
    await page.viewport(1280, 900);
    const { screen } = await openList('?status=2');
    const filter = screen.getByRole('group', { name: 'Status' });
    const last = filter.getByRole('radio', { name: 'Unlisted' });
    await expect.element(last).toBeChecked();
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    // The border and the padding of the bar.
    expect(rightOf(last.element())).toBeLessThanOrEqual(rightOf(filter.element()) - 3);
  });

  test('shows the sections at 1280 px, beside the filters', async () => {
    await page.viewport(1280, 900);
    const { screen } = await openList();
    await expect.element(screen.getByRole('columnheader', { name: 'Sections' })).toBeVisible();
    const row = screen.getByRole('row', { name: /Article 1/ });
    await expect.element(row.getByText('City Life', { exact: true })).toBeVisible();
  });

  test('shows the exact instant of a date in Central Time', async () => {
    const { screen } = await openList();
    await expect.element(screen.getByTitle('11/20/2026 6:45 AM CT').first()).toBeVisible();
  });

  test('reads filters, sort and page from the URL, with defaults for invalid ones', async () => {
    const { callsTo } = await openList(
      '?title=taco&siteId=2&status=5&published=Last 7 Days&sort=headline&direction=asc&page=3&pageSize=20&section=Nonsense',
    );
    await expect.poll(() => callsTo('GET /api/news-item/search')).toHaveLength(1);
    expect(callsTo('GET /api/news-item/search')[0]?.request.query).toEqual({
      type: 'article',
      limit: '20',
      offset: '40',
      status: '5',
      title: 'taco',
      siteId: '2',
      startDate: 'Last 7 Days',
      sort: 'headline',
      direction: 'asc',
    });
  });

  test('writes filters and sort into the URL, returns to page 1, and Back restores them', async () => {
    const { screen, router } = await openList('?page=4');
    await screen.getByRole('radio', { name: 'Draft' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ status: '5' });
    await screen.getByRole('button', { name: 'Headline' }).click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ status: '5', sort: 'headline', direction: 'asc' });
    await expect
      .element(screen.getByRole('columnheader', { name: 'Headline' }))
      .toHaveAttribute('aria-sort', 'ascending');
    router.history.back();
    router.history.back();
    await expect.poll(() => router.state.location.search).toEqual({ page: '4' });
  });

  test('shows filters as removable chips', async () => {
    const { screen, router } = await openList('?siteId=2&status=0');
    await screen.getByRole('button', { name: 'Remove filter Status: Live' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ siteId: '2' });
    await expect.element(screen.getByText('City: Houston')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => router.state.location.search).toEqual({});
  });

  test('searches headlines while typing', async () => {
    const { screen, callsTo } = await openList();
    await screen.getByRole('searchbox', { name: 'Headline' }).fill('river walk');
    await expect
      .poll(() => callsTo('GET /api/news-item/search').at(-1)?.request.query.title)
      .toBe('river walk');
  });

  test('changes page and page size', async () => {
    const { screen, router } = await openList();
    await screen.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({ page: '2' });
    await expect.element(screen.getByText('11–20 of 1,204')).toBeVisible();
    await screen.getByLabelText('Rows per page').selectOptions('50 per page');
    await expect.poll(() => router.state.location.search).toEqual({ pageSize: '50' });
  });

  test('shows when nothing matches and clears the filters', async () => {
    const { screen, router } = await openList('?status=5', 'editor', [searchOf([])]);
    await expect.element(screen.getByText('No articles match these filters.')).toBeVisible();
    await expect.element(screen.getByLabelText('Rows per page')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect.poll(() => router.state.location.search).toEqual({});
  });

  test('shows a failure with its request id and retries', async () => {
    let isDown = true;
    const flaky = answer(newsItemEndpoints.search, () =>
      isDown
        ? failing(500, { message: ['Out of order.'], requestId: 'req-77' })
        : new FakeAnswer(200, rows, { 'x-count': '3' }),
    );
    const { screen } = await openList('', 'editor', [flaky]);
    const alert = screen.getByRole('alert').filter({ hasText: 'The articles couldn’t be loaded.' });
    await expect.element(alert.getByText('Request req-77')).toBeVisible();
    isDown = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Article 1' })).toBeVisible();
  });
});

describe('the menu of an article', () => {
  const deletes = [
    answer(newsItemEndpoints.remove, { id: 3 }),
    answer(newsItemEndpoints.restore, article(3)),
    searchOf(rows),
  ];

  test('deletes a draft after confirmation, with Undo', async () => {
    const { screen, callsTo } = await openList('', 'editor', deletes);
    await screen.getByRole('button', { name: 'Actions for Third' }).click();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to delete: Third?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('Post deleted')).toBeVisible();
    expect(callsTo('DELETE /api/news-item/:id')[0]?.request.params).toEqual({ id: '3' });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Post restored')).toBeVisible();
    expect(callsTo('PUT /api/news-item/restore/:id')[0]?.request.params).toEqual({ id: '3' });
  });

  test('deletes nothing when the confirmation is canceled, and restores focus', async () => {
    const { screen, callsTo } = await openList('', 'editor', deletes);
    const button = screen.getByRole('button', { name: 'Actions for Third' });
    await button.click();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button).toHaveFocus();
    expect(callsTo('DELETE /api/news-item/:id')).toHaveLength(0);
  });

  test('shows why a live article cannot be deleted, and that authors may not delete', async () => {
    const editors = await openList();
    await editors.screen.getByRole('button', { name: 'Actions for Article 1' }).click();
    await expect
      .element(editors.screen.getByText('Only drafts and events can be deleted.'))
      .toBeVisible();
    await editors.screen.unmount();
    const { screen } = await openList('', 'author');
    await screen.getByRole('button', { name: 'Actions for Third' }).click();
    await expect.element(screen.getByText('Your roles don’t allow this.').first()).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: /Delete/ })).toBeDisabled();
  });

  test('opens live articles in the editor for editors, and on the site for authors', async () => {
    const { screen } = await openList('', 'author');
    await expect
      .element(screen.getByRole('link', { name: 'Article 1' }))
      .toHaveAttribute('href', 'https://austin.example.com/story');
    await expect
      .element(screen.getByRole('link', { name: 'Third' }))
      .toHaveAttribute('href', '/editor/1/3');
  });
});
