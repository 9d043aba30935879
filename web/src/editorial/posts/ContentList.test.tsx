import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { newsSections } from '@masthead/shared/people/sites/news-sections.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, FakeAnswer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { listedPost } from './listed-post.testing.ts';

const draft = { status: 'Draft', status_code: 5, post_url: null, last_published_ts: null } as const;
const event = {
  type: 'event',
  is_event: true,
  headline: 'Jazz night',
  starts_at: '2099-01-01T18:00:00.000Z',
  upcoming: true,
  venue: 'Blue Hall',
} as const;
const listOf = (posts: NewsItem[]) =>
  answer(
    newsItemEndpoints.search,
    () => new FakeAnswer(200, posts, { 'x-count': String(posts.length) }),
  );
/** Sections in an order that is not theirs. */
const sections = answer(newsItemEndpoints.sections, [
  { id: 1, title: 'News', parent_id: null },
  { id: 2, title: 'Charity', parent_id: null },
  { id: 3, title: 'City Guide', parent_id: null },
  { id: 4, title: 'HOME', parent_id: null },
  ...newsSections.toReversed().map((title, at) => ({ id: 10 + at, title, parent_id: 1 })),
]);

/** The window that is opened at once, before the server has answered. */
const opened = {
  opener: {},
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn() },
  close: vi.fn(),
};
beforeEach(() => {
  opened.location.replace.mockReset();
  opened.close.mockReset();
  vi.spyOn(window, 'open').mockReturnValue(opened as never);
});

type Api = ReturnType<typeof listOf>[];
const open = (path: string, api: Api, role: Role = 'editor') =>
  openPage(path, { as: person(role), api });
const menuOf = async ({ screen }: Awaited<ReturnType<typeof open>>, name: string) => {
  await screen.getByRole('button', { name: `Actions for ${name}` }).click();
  return (label: string) => screen.getByRole('menuitem', { name: label });
};

describe('the four lists', () => {
  test.each([
    ['/events', 'event', 'Add Event', 'No events match these filters.', 'events'],
    ['/charity', 'charity', 'Add Charity', 'No charities match these filters.', 'editor'],
    ['/places', 'place', 'Add Place', 'No places match these filters.', 'admin'],
  ] as const)(
    '%s asks for its own type and says its own words',
    async (path, type, add, none, role) => {
      const page = await open(`${path}?status=5`, [listOf([])], role);
      await expect.element(page.screen.getByText(none)).toBeVisible();
      await expect.element(page.screen.getByRole('button', { name: add })).toBeVisible();
      expect(page.callsTo('GET /api/news-item/search')[0]?.request.query).toMatchObject({
        type,
        limit: '10',
        sort: 'updated_ts',
        direction: 'desc',
      });
    },
  );

  test('events show start, venue and next occurrence, and filter by Upcoming', async () => {
    const rows = [
      listedPost(1, event),
      listedPost(2, { ...event, upcoming: false, headline: 'Gone', venue: null }),
      listedPost(3, { ...event, headline: 'Weekly', occurrence: '2099-07-05T00:30:00.000Z' }),
      listedPost(4, { ...event, ...draft, headline: 'Undated', starts_at: null, upcoming: false }),
    ];
    const { screen, router, callsTo } = await open('/events', [listOf(rows)], 'events');
    const row = screen.getByRole('row', { name: /Jazz night/ });
    await expect.element(row.getByText('Upcoming')).toBeVisible();
    await expect.element(row.getByText('Blue Hall')).toBeInTheDocument();
    await expect.element(screen.getByText(/^Next: /)).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Gone/ }).getByText('Past')).toBeVisible();
    await expect.element(screen.getByText('No start date')).toBeVisible();
    await screen.getByRole('radio', { name: 'Upcoming' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ when: 'upcoming' });
    expect(callsTo('GET /api/news-item/search').at(-1)?.request.query.when).toBe('upcoming');
  });

  test('filter by editor flag, and hide HOME and PROMOTED from the sections column', async () => {
    const rows = [listedPost(1, { flaggedForEditor: true, starred: true })];
    const { screen, callsTo } = await open('/articles', [listOf(rows)]);
    await expect.element(screen.getByRole('img', { name: 'Flagged for the editor' })).toBeVisible();
    await expect.element(screen.getByText('HOME')).not.toBeInTheDocument();
    await expect.element(screen.getByText('PROMOTED')).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: 'Flagged' }).click();
    await expect
      .poll(() => callsTo('GET /api/news-item/search').at(-1)?.request.query.flaggedForEditor)
      .toBe('true');
  });
});

describe('adding', () => {
  const created = answer(newsItemEditEndpoints.create, listedPost(9, draft));

  test('an article shows missing fields, offers sections in order, and opens in the editor', async () => {
    const { screen, callsTo } = await open('/articles', [listOf([]), sections, created]);
    await screen.getByRole('button', { name: 'Add Article' }).first().click();
    const dialog = screen.getByRole('dialog', { name: 'Add Article' });
    await dialog.getByRole('button', { name: 'Add Article' }).click();
    for (const sentence of [
      'A site is required',
      'A section is required',
      'A headline is required',
    ])
      await expect.element(dialog.getByText(sentence)).toBeVisible();
    expect(window.open).not.toHaveBeenCalled();
    await dialog.getByRole('combobox', { name: 'Site' }).click();
    await screen.getByRole('option', { name: 'Houston' }).click();
    await dialog.getByRole('combobox', { name: 'Section' }).click();
    await expect.element(screen.getByRole('option', { name: 'City Life' })).toBeVisible();
    const offered = screen
      .getByRole('option')
      .elements()
      .filter((each) => each.closest('[role=listbox]'));
    expect(offered.map((each) => each.textContent)).toEqual([...newsSections]);
    await screen.getByRole('option', { name: 'City Life' }).click();
    await dialog.getByRole('textbox', { name: 'Headline' }).fill('Tacos');
    await dialog.getByRole('button', { name: 'Add Article' }).dblClick();
    await expect.element(screen.getByText('Article added.')).toBeVisible();
    expect(callsTo('POST /api/news-item/create').map(({ request }) => request.body)).toEqual([
      { type: 'article', site_id: 2, section_id: 19, headline: 'Tacos' },
    ]);
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(String(opened.location.replace.mock.calls[0]?.[0])).toMatch(/\/editor\/1\/9$/);
  });

  test('a failure closes the new window and keeps the dialog open', async () => {
    const refused = answer(newsItemEditEndpoints.create, () =>
      failing(503, { message: ['Try again in a moment.'] }),
    );
    const { screen } = await open('/events', [listOf([]), refused], 'events');
    await screen.getByRole('button', { name: 'Add Event' }).first().click();
    const dialog = screen.getByRole('dialog', { name: 'Add Event' });
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    await expect.element(dialog.getByText('An event title is required')).toBeVisible();
    await expect.element(dialog.getByText('A section is required')).not.toBeInTheDocument();
    await dialog.getByRole('combobox', { name: 'Site' }).click();
    await screen.getByRole('option', { name: 'Austin' }).click();
    await dialog.getByRole('textbox', { name: 'Event title' }).fill('Jazz');
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    await expect.element(screen.getByText(/The event couldn’t be added\./)).toBeVisible();
    expect(opened.close).toHaveBeenCalledTimes(1);
    await expect.element(dialog.getByRole('textbox', { name: 'Event title' })).toHaveValue('Jazz');
  });

  test.each([
    ['/charity', 'Add Charity', 'Charity'],
    ['/places', 'Add Place', 'City Guide'],
  ])('%s begins with the section of its own', async (path, title, section) => {
    const { screen } = await open(path, [listOf([]), sections, created], 'admin');
    await screen.getByRole('button', { name: title }).first().click();
    const dialog = screen.getByRole('dialog', { name: title });
    await dialog.getByRole('combobox', { name: 'Site' }).click();
    await screen.getByRole('option', { name: 'Austin' }).click();
    await expect.element(dialog.getByRole('combobox', { name: 'Section' })).toHaveValue(section);
  });
});

describe('cloning', () => {
  const cloned = answer(newsItemEditEndpoints.clone, listedPost(9, draft));

  test('an article asks for site and section, preselects the same section, and opens the editor', async () => {
    const page = await open('/articles', [listOf([listedPost(1)]), sections, cloned]);
    const { screen, callsTo } = page;
    await (await menuOf(page, 'Article 1'))('Clone').click();
    const dialog = screen.getByRole('dialog', { name: 'Clone Article' });
    await dialog.getByRole('button', { name: 'Clone Article' }).click();
    await expect.element(dialog.getByText('A site is required')).toBeVisible();
    await expect.element(dialog.getByText('A section is required')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Destination site' }).click();
    await screen.getByRole('option', { name: 'Houston' }).click();
    await dialog.getByRole('combobox', { name: 'Section' }).click();
    await screen.getByRole('option', { name: 'Sports' }).click();
    await dialog.getByRole('button', { name: 'Clone Article' }).click();
    await expect.element(screen.getByText('Cloned.')).toBeVisible();
    const [sent] = callsTo('POST /api/news-item/clone3');
    expect([sent?.request.query, sent?.request.body]).toEqual([
      { siteId: '2', sectionId: '10' },
      { id: 1 },
    ]);
    expect(String(opened.location.replace.mock.calls[0]?.[0])).toMatch(/\/editor\/1\/9$/);
  });

  test('an event needs no section', async () => {
    const page = await open('/events', [listOf([listedPost(1, event)]), cloned], 'events');
    await (await menuOf(page, 'Jazz night'))('Clone').click();
    const dialog = page.screen.getByRole('dialog', { name: 'Clone Event' });
    await dialog.getByRole('combobox', { name: 'Destination site' }).click();
    await page.screen.getByRole('option', { name: 'Houston' }).click();
    await dialog.getByRole('button', { name: 'Clone Event' }).click();
    await expect.element(page.screen.getByText('Cloned.')).toBeVisible();
    expect(page.callsTo('POST /api/news-item/clone3')[0]?.request.query).toEqual({ siteId: '2' });
  });
});

describe('the menu of a post', () => {
  test('sets a mark with the version on screen, and undoes it', async () => {
    const marked = answer(newsItemEditEndpoints.mark, listedPost(1, { version: 2 }));
    const page = await open('/articles', [listOf([listedPost(1)]), marked]);
    await (await menuOf(page, 'Article 1'))('Flag for the editor').click();
    await page.screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.screen.getByText('Editor flag removed.')).toBeVisible();
    expect(page.callsTo('PUT /api/news-item/mark').map(({ request }) => request.body)).toEqual([
      { id: 1, version: 1, mark: 'flaggedForEditor', is_on: true },
      { id: 1, version: 2, mark: 'flaggedForEditor', is_on: false },
    ]);
  });

  test('names the other person when a post has changed, and refetches the list', async () => {
    const refused = answer(newsItemEditEndpoints.mark, () =>
      failing(409, { message: ['Ana changed this since you opened it.'] }),
    );
    const page = await open('/articles', [listOf([listedPost(1)]), refused]);
    await (await menuOf(page, 'Article 1'))('Star').click();
    await expect.element(page.screen.getByText(/Ana changed this/)).toBeVisible();
    await expect.poll(() => page.callsTo('GET /api/news-item/search').length).toBeGreaterThan(1);
  });

  test('edits the tags without changing the marks', async () => {
    const post = listedPost(1, { tags: ['food'], internal_tags: ['promoted', 'occurrence'] });
    const tagged = answer(newsItemEditEndpoints.tag, {
      ...post,
      tags: ['food', 'news'],
      version: 2,
    });
    const page = await open('/articles', [listOf([post]), tagged]);
    await (await menuOf(page, 'Article 1'))('Tags').click();
    const dialog = page.screen.getByRole('dialog', { name: 'Tags' });
    await dialog.getByRole('combobox', { name: 'Tags' }).fill('news');
    await dialog.getByRole('button', { name: 'Save tags' }).click();
    await page.screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.screen.getByText('Tags restored.')).toBeVisible();
    const path = 'PUT /api/news-item/site/:siteId/post/:postId/tag';
    expect(page.callsTo(path).map(({ request }) => request.body)).toEqual([
      { tags: ['food', 'news', 'promoted'], version: 1 },
      { tags: ['food', 'promoted'], version: 2 },
    ]);
  });

  test('offers authors what their roles allow, with reasons for the rest', async () => {
    const page = await open('/articles', [listOf([listedPost(1, draft)])], 'author');
    const item = await menuOf(page, 'Article 1');
    await expect.element(item('Flag for the editor')).toBeEnabled();
    await expect.element(page.screen.getByText('Only editors can publish this.')).toBeVisible();
    await expect
      .element(page.screen.getByText('Only editors and admins can set this mark.').first())
      .toBeVisible();
  });
});
