import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listedPost } from '../../editorial/posts/listed-post.testing.ts';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, FakeAnswer, failing } from '../../platform/api/page.testing.tsx';
import { button, digest, listed, openDigest, posts, sent } from './digest.testing.ts';

const update = 'PUT /api/daily-digest';

// A Wednesday afternoon in Central Time.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T21:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('the item picker', () => {
  const offered = (id: number, changes: Partial<NewsItem> = {}) =>
    listedPost(id, { headline: `Post ${id}`, ...changes });
  const found = (...items: NewsItem[]) =>
    answer(
      newsItemEndpoints.search,
      () => new FakeAnswer(200, items, { 'x-count': String(items.length) }) as never,
    );
  const search = 'GET /api/news-item/search';

  test('offers the last 7 days of the city, marks what is used, and fills the section to its limit', async () => {
    const stored = digest({ newsLinks: posts(11, 12) });
    const api = [
      found(offered(1), offered(11), offered(61), offered(62), offered(63, { post_url: null })),
    ];
    const { screen, callsTo } = await openDigest('/5', { stored, api });
    await button(screen, "Add item to 'Plus' News Links").click();
    await expect.element(screen.getByLabelText('Search')).toHaveFocus();
    expect(callsTo(search)[0]?.request.query).toEqual({
      type: 'article',
      limit: '10',
      offset: '0',
      siteId: '1',
      startDate: 'Last 7 Days',
      status: '0',
    });
    const dialog = screen.getByRole('dialog');
    const option = (name: RegExp) => dialog.getByRole('button', { name });
    await expect.element(option(/^Post 11 .*Picked$/)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(option(/^Post 1 .*In News Items/)).toBeVisible();
    await expect.element(option(/^Post 63 .*Not published yet/)).toBeDisabled();
    await userEvent.keyboard('{Tab}');
    option(/^Post 11 /)
      .element()
      .focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(dialog.getByText(/3 of 3 selected/)).toBeVisible();
    await expect.element(option(/^Post 62 /)).toBeDisabled();
    await expectAccessible();
    await button(screen, 'Done').click();
    expect(listed(screen, "'Plus' News Links")).toEqual(['Post 11', 'Post 12', 'Post 61']);
  });

  test('looks for events for Trending Events, and for all time when the week has none', async () => {
    const stored = digest({ trendingEvents: posts(21) });
    const { screen, callsTo } = await openDigest('/5', { stored, api: [found()] });
    await button(screen, 'Add item to Trending Events').click();
    await button(screen, 'Search all time').click();
    await expect.element(screen.getByText('No matches.')).toBeVisible();
    expect(
      callsTo(search).map(({ request }) => [request.query.type, request.query.startDate]),
    ).toEqual([
      ['event', 'Last 7 Days'],
      ['event', 'All Time'],
    ]);
  });

  test('says why it has nothing to offer, and tries again', async () => {
    let isDown = true;
    const flaky = answer(newsItemEndpoints.search, () =>
      isDown ? failing(500, { message: ['The articles couldn’t be loaded.'] }) : [offered(61)],
    );
    const { screen } = await openDigest('/5', { api: [flaky] });
    await button(screen, 'Add item to News Items').click();
    await expect
      .element(screen.getByRole('dialog').getByText('The articles couldn’t be loaded.'))
      .toBeVisible();
    isDown = false;
    await button(screen, 'Try again').click();
    await expect.element(screen.getByRole('button', { name: /^Post 61/ })).toBeVisible();
  });

  test('adds a series section with its first post, which can be titled, removed and given back', async () => {
    const opened = await openDigest('/5', { api: [found(offered(61))] });
    const { screen } = opened;
    await button(screen, 'Add series section').click();
    await screen.getByRole('button', { name: /^Post 61/ }).click();
    await button(screen, 'Done').click();
    await screen.getByLabelText('Section title').fill('Holiday tables');
    await button(screen, 'Remove the series section Holiday tables').click();
    await expect.element(screen.getByLabelText('Section title')).not.toBeInTheDocument();
    await button(screen, 'Undo').click();
    await button(screen, 'Save and continue editing').click();
    await expect
      .poll(() => sent(opened, update))
      .toMatchObject({
        series1: { title: 'Holiday tables', items: [{ id: 61 }] },
        series2: null,
      });
  });
});
