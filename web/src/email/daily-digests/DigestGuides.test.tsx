import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { expect, test } from 'vitest';
import { listedPost } from '../../editorial/posts/listed-post.testing.ts';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, FakeAnswer, failing, person } from '../../platform/api/page.testing.tsx';
import { listUnsaved } from '../../platform/forms/unsaved-work.ts';
import {
  button,
  digest,
  listed,
  openDigest,
  post,
  posts,
  type Screen,
  sent,
} from './digest.testing.ts';

const update = 'PUT /api/daily-digest';
const search = 'GET /api/news-item/search';
const guides = ['Trending Places', 'Charity Event', 'Charity Organizations'];

const offered = (id: number, changes: Partial<NewsItem> = {}) =>
  listedPost(id, { headline: `Post ${id}`, ...changes });
const found = (...items: NewsItem[]) =>
  answer(
    newsItemEndpoints.search,
    () => new FakeAnswer(200, items, { 'x-count': String(items.length) }) as never,
  );
const full = digest({
  trendingPlaces: posts(71, 72),
  charityEvent: post(81),
  charityOrganizations: posts(91, 92, 93),
});
const option = (screen: Screen, name: RegExp) =>
  screen.getByRole('dialog').getByRole('button', { name });

test('places and charity stand after the events, in order, changed as every other section', async () => {
  const opened = await openDigest('/5', { stored: full });
  const { screen } = opened;
  const titles = () =>
    screen
      .getByRole('heading', { level: 2, name: /^(Trending|Charity) / })
      .elements()
      .map((one) => one.textContent);
  await expect
    .poll(titles)
    .toEqual([
      'Trending Events3 of 3',
      'Trending Places2 of 3',
      'Charity Event1 of 1',
      'Charity Organizations3 of 3',
    ]);
  await button(screen, 'Move Post 72 up').click();
  await button(screen, 'Remove Post 81').click();
  await expect
    .element(screen.getByText('No posts yet. The email leaves out empty sections.'))
    .toBeVisible();
  await button(screen, 'Remove Post 92').click();
  await expectAccessible();
  await button(screen, 'Save and continue editing').click();
  await expect
    .poll(() => sent(opened, update))
    .toMatchObject({
      trendingPlaces: [{ id: 72 }, { id: 71 }],
      charityEvent: null,
      charityOrganizations: [{ id: 91 }, { id: 93 }],
    });
});

test('each section offers its own kind of post of the city', async () => {
  const { screen, callsTo } = await openDigest('/5', { api: [found(offered(61))] });
  for (const title of guides) {
    await button(screen, `Add item to ${title}`).click();
    await expect.element(option(screen, /^Post 61/)).toBeVisible();
    await button(screen, 'Done').click();
  }
  expect(callsTo(search).map(({ request }) => [request.query.type, request.query.siteId])).toEqual([
    ['place', '1'],
    ['event', '1'],
    ['charity', '1'],
  ]);
});

test('there is one charity event; another is picked after it is taken out, and Undo gives it back', async () => {
  const opened = await openDigest('/5', { stored: full, api: [found(offered(81), offered(82))] });
  const { screen } = opened;
  const add = button(screen, 'Add item to Charity Event');
  await expect.element(add).toBeDisabled();
  await add.hover();
  await expect
    .element(screen.getByText('Charity Event can have only one post. Remove it to choose another.'))
    .toBeVisible();
  await button(screen, 'Remove Post 81').click();
  await add.click();
  await option(screen, /^Post 82/).click();
  await expect.element(option(screen, /^Post 81/)).toBeDisabled();
  await button(screen, 'Done').click();
  await expect.poll(() => listed(screen, 'Charity Event')).toEqual(['Post 82']);
  await button(screen, 'Undo').click();
  await expect.poll(() => listed(screen, 'Charity Event')).toEqual(['Post 81']);
  await button(screen, 'Save and continue editing').click();
  await expect.poll(() => sent(opened, update)).toMatchObject({ charityEvent: { id: 81 } });
});

test('a post that one section has says so in the picker of another', async () => {
  const stored = digest({ ...full, trendingPlaces: posts(71), charityEvent: post(21) });
  const { screen } = await openDigest('/5', { stored, api: [found(offered(71), offered(21))] });
  await button(screen, 'Add item to News Items').click();
  await expect.element(option(screen, /^Post 71 .*In Trending Places/)).toBeVisible();
  await expect.element(option(screen, /^Post 21 .*In Trending Events/)).toBeVisible();
});

test('Load posts leaves them as they are, and does not count them', async () => {
  const built = answer(dailyDigestEndpoints.build, {
    news_items: posts(31),
    news_links: [],
    events: posts(41, 42, 43),
    series: [],
    window: { from: '2026-11-19T12:01:00.000Z', to: '2026-11-20T12:00:00.000Z' },
    found: 1,
  });
  const { screen } = await openDigest('/5', { stored: full, api: [built] });
  await button(screen, 'Load posts').click();
  await expect.element(screen.getByText(/replaces the 7 posts chosen so far/)).toBeVisible();
  await button(screen, 'Replace').click();
  await expect.poll(() => listed(screen, 'News Items')).toEqual(['Post 31']);
  expect(guides.map((title) => listed(screen, title))).toEqual([
    ['Post 71', 'Post 72'],
    ['Post 81'],
    ['Post 91', 'Post 92', 'Post 93'],
  ]);
});

test('a scheduled digest shows them and lets nothing be changed', async () => {
  const stored = digest({ ...full, status: 'scheduled', isScheduled: true });
  const { screen } = await openDigest('/5', { stored });
  await expect.poll(() => listed(screen, 'Charity Organizations')).toHaveLength(3);
  expect(listed(screen, 'Charity Event')).toEqual(['Post 81']);
  for (const name of ['Remove Post 71', 'Remove Post 81', 'Move Post 91 down'])
    await expect.element(button(screen, name)).not.toBeInTheDocument();
  for (const title of guides)
    await expect.element(button(screen, `Add item to ${title}`)).not.toBeInTheDocument();
});

test('what was chosen and not saved is kept', async () => {
  const { screen } = await openDigest('/5', { stored: full });
  await button(screen, 'Remove Post 81').click();
  await button(screen, 'Remove Post 71').click();
  await expect
    .poll(async () => (await listUnsaved(person('editor').id))[0]?.values)
    .toMatchObject({ charityEvent: null, trendingPlaces: [{ id: 72 }] });
});

test('a colleague who has chosen another charity event is shown beside it', async () => {
  const theirs = { ...full, version: 4, charityEvent: post(84, 'Their supper') };
  let isOpened = false;
  const api = [
    answer(dailyDigestEndpoints.get, () => {
      const seen = isOpened ? theirs : full;
      isOpened = true;
      return seen;
    }),
    answer(dailyDigestEndpoints.update, () =>
      failing(409, {
        message: ['Sam Cole changed this record after you opened it.'],
        conflict: {
          version: 4,
          changedBy: 'Sam Cole',
          changedById: 77,
          changedAt: '2026-11-18T20:00:00.000Z',
        },
      }),
    ),
  ];
  const { screen } = await openDigest('/5', { api });
  await button(screen, 'Remove Post 81').click();
  await button(screen, 'Save and continue editing').click();
  await button(screen, 'Review differences').click();
  await expect.element(screen.getByText('Their supper')).toBeVisible();
  await expect
    .element(screen.getByRole('dialog').getByText('Charity Event', { exact: true }).first())
    .toBeVisible();
});
