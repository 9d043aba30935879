import { findEndpoints } from '@masthead/shared/workspace/find/find.endpoints.ts';
import type { FoundGroup } from '@masthead/shared/workspace/find/find.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { recentPlaces } from './recent-places.ts';

const digest = { id: '7', title: 'Morning in Austin', detail: 'Daily Digest · Austin · Draft' };
const articles = [
  { id: '1', title: 'Morning market opens', detail: 'Live · Austin' },
  { id: '2', title: 'A long morning', detail: 'Draft · Dallas' },
];
const findsMorning = answer(findEndpoints.find, ({ query }): FoundGroup[] =>
  query.text?.startsWith('morn')
    ? [
        { kind: 'article', records: articles },
        { kind: 'daily-digest', records: [digest] },
      ]
    : [],
);
const Plain = () => <h1 tabIndex={-1}>Here</h1>;
const pages = { home: Plain, outboxList: Plain, dailyDigestEdit: Plain, articleList: Plain };

async function openPalette(role: Parameters<typeof person>[0], api = [findsMorning]) {
  const opened = await openPage('/home', { as: person(role), api, pages });
  await expect.element(opened.screen.getByRole('button', { name: /^Search/ })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = opened.screen.getByRole('combobox', { name: 'Search screens and records' });
  await expect.element(input).toHaveFocus();
  return { ...opened, input };
}

describe('the command palette', () => {
  test('offers only existing screens that the person may open', async () => {
    const { screen } = await openPalette('email-campaign');
    await expect.element(screen.getByRole('option', { name: /Outbox/ })).toBeVisible();
    const names = screen
      .getByRole('option')
      .elements()
      .map((one) => one.textContent);
    expect(names.join()).toContain('Daily Digest');
    for (const closed of ['Articles', 'Users', 'Staff chat', 'Firms'])
      expect(names.join()).not.toContain(closed);
  });

  test('opens the matching screen by keyboard alone', async () => {
    const { screen, router } = await openPalette('email-campaign');
    await userEvent.keyboard('outb');
    await expect.element(screen.getByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/outbox');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Here' })).toHaveFocus();
  });

  test('finds records, highlights the words, announces their number, and opens the one selected by arrows', async () => {
    const { screen, router, input } = await openPalette('editor');
    await userEvent.keyboard('morn');
    await expect.element(screen.getByRole('group', { name: 'Articles' })).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent('3 results');
    expect(document.querySelector('mark')?.textContent).toBe('Morn');
    await expectAccessible();
    await userEvent.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: /Morning in Austin/ });
    await expect.element(last).toHaveAttribute('aria-selected', 'true');
    expect(input.element().getAttribute('aria-activedescendant')).toBe(last.element().id);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest/create/7');
  });

  test.each([
    ['event', 'Morning run', '/events', { title: 'Morning run' }],
    ['charity', 'Morning Meals', '/charity', { title: 'Morning Meals' }],
    ['place', 'The Morning Room', '/places', { title: 'The Morning Room' }],
    ['author', 'Ann Morning', '/articles', { authorId: '5' }],
    ['import-feed', 'morning.xml', '/admin/import', { import: '5' }],
    ['suppression', 'morning@example.com', '/admin/suppression', { search: 'morning@example.com' }],
  ])('opens a result of the kind %s where it is listed', async (kind, title, path, search) => {
    const finds = answer(findEndpoints.find, (): FoundGroup[] => [
      { kind, records: [{ id: '5', title, detail: '' }] },
    ]);
    const lists = { eventList: Plain, charityList: Plain, placeList: Plain, importList: Plain };
    const { screen, router } = await openPage('/home', {
      as: person('admin'),
      api: [finds],
      pages: { ...pages, ...lists, suppressionList: Plain },
    });
    await screen.getByRole('button', { name: /^Search/ }).click();
    await userEvent.keyboard('morn');
    await screen.getByRole('option', { name: title }).click();
    await expect.poll(() => router.state.location.pathname).toBe(path);
    expect(router.state.location.search).toMatchObject(search);
  });

  test('highlights words regardless of accents', async () => {
    const finds = answer(findEndpoints.find, (): FoundGroup[] => [
      { kind: 'article', records: [{ id: '5', title: 'Harry’s Café opens', detail: '' }] },
    ]);
    const { screen } = await openPalette('editor', [finds]);
    await userEvent.keyboard("harry's cafe");
    await expect.element(screen.getByRole('option', { name: 'Harry’s Café opens' })).toBeVisible();
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['Harry’s', 'Café']);
  });

  test('opens a digest in the preview for people who may not edit it', async () => {
    const { screen, router } = await openPage('/home', {
      as: person('email-campaign'),
      api: [findsMorning],
      pages: { ...pages, campaignPreview: Plain },
    });
    await screen.getByRole('button', { name: /^Search/ }).click();
    await userEvent.keyboard('morn');
    await screen.getByRole('option', { name: /Morning in Austin/ }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/preview/email/7');
  });

  test('never shows results of an earlier search text', async () => {
    let release = () => {};
    const slow = answer(findEndpoints.find, async ({ query }): Promise<FoundGroup[]> => {
      if (query.text?.startsWith('market'))
        return [{ kind: 'article', records: [articles[0] ?? digest] }];
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return [{ kind: 'daily-digest', records: [digest] }];
    });
    const { screen, callsTo, input } = await openPalette('editor', [slow]);
    // Why not letter by letter: a pause between two of them would send more requests.
    await input.fill('morning');
    await expect.poll(() => callsTo('GET /api/find')).toHaveLength(1);
    await input.fill('market');
    await expect.element(screen.getByRole('option', { name: /Morning market/ })).toBeVisible();
    release();
    // The response to a later request arrived after it.
    await input.fill('markets');
    await expect.poll(() => callsTo('GET /api/find')).toHaveLength(3);
    await expect.element(screen.getByRole('option', { name: /Morning market/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /Morning in Austin/ }).query()).toBeNull();
  });

  test('says quietly that records could not be searched, and still opens screens', async () => {
    const broken = answer(findEndpoints.find, () => failing(500, { message: ['No.'] }));
    const { screen, router } = await openPalette('editor', [broken]);
    await userEvent.keyboard('outbox');
    await expect
      .element(screen.getByText('Records couldn’t be searched. You can still open screens.'))
      .toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/outbox');
  });

  test('says when there are no results', async () => {
    const { screen } = await openPalette('editor');
    await userEvent.keyboard('zzzz');
    await expect.element(screen.getByText('No results that you have access to.')).toBeVisible();
  });

  test('offers recent places, but not those of the previous person', async () => {
    const { screen, router } = await openPalette('editor');
    await userEvent.keyboard('morn');
    await screen.getByRole('option', { name: /Morning in Austin/ }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest/create/7');
    await router.navigate({ to: '/outbox' });
    await screen.getByRole('button', { name: /^Search/ }).click();
    const recent = screen.getByRole('group', { name: 'Recent' });
    await expect.element(recent.getByRole('option', { name: /Morning in Austin/ })).toBeVisible();
    expect(recentPlaces(person('editor').id).map(({ path }) => path)).toContain('/home');
    expect(recentPlaces(person('email-campaign').id)).toEqual([]);
  });

  test('closes on Escape and returns the focus', async () => {
    const { screen } = await openPage('/home', { as: person('editor'), pages });
    const button = screen.getByRole('button', { name: /^Search/ });
    await button.click();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });

  test('has a button and fits on a phone', async () => {
    await page.viewport(390, 800);
    const { screen } = await openPage('/home', { as: person('admin'), pages });
    await screen.getByRole('button', { name: /^Search/ }).click();
    await expect.element(screen.getByRole('option', { name: 'Articles' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
