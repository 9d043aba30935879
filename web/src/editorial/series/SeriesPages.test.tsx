import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import {
  historyEndpoints,
  versionEndpoints,
} from '@masthead/shared/workspace/history/history.endpoints.ts';
import { expect, test } from 'vitest';
import { answer, FakeAnswer, openPage, person } from '../../platform/api/page.testing.tsx';
import { listedPost } from '../posts/listed-post.testing.ts';
import { oneSeries as series } from './one-series.testing.ts';

const all = [
  series(1, { startDate: '2026-01-05' }),
  series(2),
  series(3, { startDate: '2026-06-05', type: 'Sponsored' }, true),
];
const list = answer(seriesEndpoints.list, all);
const posts = [
  listedPost(7, { headline: 'First', image_url: '/images/upload/first.png' }),
  listedPost(8, { headline: 'Second' }),
];
const open = (path: string, role: Role, one = series(1), ...api: (typeof list)[]) =>
  openPage(path, {
    as: person(role),
    api: [
      ...api,
      list,
      answer(seriesEndpoints.get, one),
      answer(seriesEndpoints.posts, posts),
      answer(newsItemEndpoints.search, () => new FakeAnswer(200, [], { 'x-count': '0' })),
    ],
  });

test('the dashboard sorts newest first, without a start date last, and marks active series', async () => {
  const { screen, callsTo } = await open('/series', 'series');
  const row = screen.getByRole('row', { name: /Series 3/ });
  await expect.element(row.getByText('Active')).toBeVisible();
  const links = screen.getByRole('link', { name: /^Series \d/ }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/series/1/edit/3',
    '/series/1/edit/1',
    '/series/1/edit/2',
  ]);
  expect(callsTo('GET /api/series/site/:siteId')[0]?.request.params).toEqual({ siteId: 'All' });
});

test('the dashboard filters by title, type and Active, and clears the filters', async () => {
  const { screen, router } = await open('/series', 'series');
  await screen.getByRole('switch', { name: 'Active' }).click();
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => router.state.location.search).toEqual({ active: 'yes' });
  await expect.element(screen.getByRole('link', { name: 'Series 1' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Clear Search' }).click();
  await expect.element(screen.getByRole('link', { name: 'Series 1' })).toBeVisible();
});

test('Add Series shows missing fields and opens the new series', async () => {
  const { screen, router, callsTo } = await open(
    '/series',
    'series',
    series(9),
    answer(seriesEndpoints.create, series(9)),
  );
  await screen.getByRole('button', { name: 'Add Series' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Add Series' });
  await dialog.getByRole('button', { name: 'Add Series' }).click();
  for (const sentence of [
    'A site is required',
    'An internal name is required',
    'An external name is required',
    'A type is required',
  ])
    await expect.element(dialog.getByText(sentence)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Site' }).click();
  await screen.getByRole('option', { name: 'Houston' }).click();
  await dialog.getByRole('textbox', { name: 'Internal name' }).fill('Tacos');
  await dialog.getByRole('textbox', { name: 'External name' }).fill('The tacos');
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await screen.getByRole('option', { name: 'Gift Guide' }).click();
  await dialog.getByRole('button', { name: 'Add Series' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/series/1/edit/9');
  const [sent] = callsTo('POST /api/series/site/:siteId');
  expect([sent?.request.params, sent?.request.body]).toEqual([
    { siteId: '2' },
    { data: { name: 'Tacos', headline: 'The tacos', type: 'Gift Guide' } },
  ]);
});

test('the form sends admin-only fields only for admins and returns to the dashboard', async () => {
  const saved = answer(seriesEndpoints.update, series(1));
  const { screen, router, callsTo } = await open('/series/1/edit/1', 'series', series(1), saved);
  await screen.getByRole('textbox', { name: 'Note' }).fill('Ask the desk');
  await expect.element(screen.getByRole('textbox', { name: 'Slug' })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('switch', { name: 'Show in digest' }))
    .not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Set the image of First as banner image' }).click();
  await screen.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(screen.getByText('Series updated.')).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/series');
  const body = callsTo('PUT /api/series/site/:siteId')[0]?.request.body as Record<string, unknown>;
  expect(body).toMatchObject({
    id: 1,
    version: 1,
    data: { note: 'Ask the desk', banner: '/images/upload/first.png' },
  });
  expect(body).not.toHaveProperty('title');
  expect(body.data).not.toHaveProperty('digestSeries');
});

test('the form refetches a series saved in another window unless it has unsaved changes', async () => {
  let now = series(1);
  const { screen } = await open(
    '/series/1/edit/1',
    'series',
    now,
    answer(seriesEndpoints.get, () => now),
  );
  const note = screen.getByRole('textbox', { name: 'Note' });
  await expect.element(note).toHaveValue('');
  now = { ...series(1, { note: 'Ask the desk' }), version: 2 };
  window.dispatchEvent(new Event('focus'));
  await expect.element(note).toHaveValue('Ask the desk');
});

test('an admin sees slug and digest settings, and a single series has no switches or second post', async () => {
  const { screen } = await open('/series/1/edit/1', 'admin', series(1, { type: 'Single' }));
  await expect.element(screen.getByRole('textbox', { name: 'Slug' })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Monday' })).toBeVisible();
  await expect
    .element(screen.getByRole('switch', { name: 'Shuffle posts' }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByText('Second')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add item' })).not.toBeInTheDocument();
});

test('History restores a version into the form', async () => {
  const entry = {
    id: 9,
    at: '2026-11-21T02:30:00.000Z',
    who: 'Maria Lopez',
    does: 'changed' as const,
    differences: [{ field: 'Note', before: 'Ask Sam', after: null, isHidden: false }],
    isVersion: true,
  };
  const { screen, callsTo } = await open(
    '/series/1/edit/12',
    'series',
    series(12),
    answer(historyEndpoints.seriesEdit, { nodes: [{ ...entry, id: 10 }, entry], next: null }),
    answer(versionEndpoints.seriesEdit, { values: { note: 'Ask Sam' } }),
  );
  await screen.getByRole('button', { name: 'History' }).click();
  await screen.getByRole('button', { name: /^Restore/ }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask Sam');
  expect(callsTo('GET /api/history/series/:id')[0]?.request.params).toEqual({ id: '12' });
});

test('opens a series without its site and puts the site into the URL', async () => {
  const { screen, router } = await open('/series/All/edit/12', 'series', series(12));
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/series/1/edit/12');
});

test('posts are reordered by keyboard and removed with Undo, each saved at once', async () => {
  let now = posts;
  const { screen, callsTo } = await open(
    '/series/1/edit/1',
    'series',
    series(1),
    answer(seriesEndpoints.posts, () => now),
    answer(seriesEndpoints.order, () => {
      now = posts.toReversed();
      return now;
    }),
    answer(seriesEndpoints.removePost, posts.slice(0, 1)),
    answer(seriesEndpoints.addPost, posts.toReversed()),
  );
  await screen.getByRole('button', { name: 'Move Second up' }).click();
  await expect
    .poll(() => callsTo('PUT /api/series/site/:siteId/section/:seriesId/posts')[0]?.request.body)
    .toEqual({ ids: [8, 7] });
  await screen.getByRole('button', { name: 'Remove Second from the series' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(
      () =>
        callsTo('PUT /api/series/site/:siteId/section/:seriesId/post/:postId')[0]?.request.query,
    )
    .toEqual({ position: '0' });
});

test('articles and events can be selected for a series, together or by type', async () => {
  const event = listedPost(9, { headline: 'Kite Festival', type: 'event', is_event: true });
  const asked: unknown[] = [];
  const { screen } = await open(
    '/series/1/edit/1',
    'series',
    series(1),
    answer(seriesEndpoints.posts, posts),
    answer(newsItemEndpoints.search, ({ query }) => {
      asked.push(query.type);
      return new FakeAnswer(200, [event], { 'x-count': '1' });
    }),
  );
  await screen.getByRole('button', { name: 'Add item' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Kite Festival')).toBeVisible();
  expect(asked).toEqual(['article,event']);
  await dialog.getByRole('combobox', { name: 'Kind' }).click();
  await screen.getByRole('option', { name: 'Events' }).click();
  await expect.poll(() => asked).toEqual(['article,event', 'event']);
});
