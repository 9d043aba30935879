import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, person } from '../../platform/api/page.testing.tsx';
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

const build = 'GET /api/daily-digest/build';
const update = 'PUT /api/daily-digest';
const create = 'POST /api/daily-digest';
const built = answer(dailyDigestEndpoints.build, {
  news_items: posts(31, 32, 33, 34, 35),
  news_links: posts(36, 37),
  events: posts(41, 42, 43),
  series: [{ title: 'Holiday tables', header: null, logo: null, items: posts(51) }],
  window: { from: '2026-11-19T12:01:00.000Z', to: '2026-11-20T12:00:00.000Z' },
  found: 7,
});

async function choose(screen: Screen, field: string, option: string) {
  await screen.getByRole('combobox', { name: field }).click();
  await screen.getByRole('option', { name: option, exact: true }).click();
}

// A Wednesday afternoon in Central Time.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T21:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('a new digest', () => {
  test('begins with its style, the next day of that style and 6:45 AM, and asks for no status', async () => {
    const { screen, calls } = await openDigest('?style=Hot+Headlines');
    await expect.element(screen.getByRole('heading', { name: 'New Hot Headlines' })).toBeVisible();
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.element(way.getByText('New Hot Headlines')).toBeVisible();
    await expect
      .element(screen.getByRole('combobox', { name: 'Style' }))
      .toHaveValue('Hot Headlines');
    await expect.element(screen.getByLabelText('Send date')).toHaveValue('2026-11-21');
    await expect
      .element(screen.getByRole('combobox', { name: 'Send time' }))
      .toHaveValue('6:45 AM');
    expect(calls.map(({ name }) => name)).not.toContain('GET /api/daily-digest/status/:id');
  });

  test('offers the cities in site order and 69 send times from 6:45 AM', async () => {
    const { screen } = await openDigest('');
    await screen.getByRole('combobox', { name: 'City' }).click();
    await expect
      .poll(() =>
        screen
          .getByRole('option')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(['Austin', 'Houston']);
    await screen.getByRole('combobox', { name: 'Send time' }).click();
    await expect.poll(() => screen.getByRole('option').elements()).toHaveLength(69);
    const times = screen
      .getByRole('option')
      .elements()
      .map((one) => one.textContent);
    expect([times[0], times[1], times.at(-1)]).toEqual(['6:45 AM', '7:00 AM', '11:45 PM']);
  });

  test('takes the style of the send date that is chosen, and says which posts it gathers', async () => {
    const { screen } = await openDigest('');
    await screen.getByLabelText('Send date').fill('2026-11-22');
    await expectAccessible();
    await userEvent.tab();
    await expect
      .element(screen.getByRole('combobox', { name: 'Style' }))
      .toHaveValue('Dining Report');
    const [from, to] = ['2026-11-13T12:01:00Z', '2026-11-20T12:00:00Z'].map((at) =>
      centralSentence(new Date(at)),
    );
    await expect.element(screen.getByText(`Posts from ${from} to ${to}`)).toBeVisible();
  });

  test('moves to the next day of a style that is chosen; a saved one stays on its day', async () => {
    const { screen } = await openDigest('');
    const day = screen.getByLabelText('Send date');
    await expect.element(day).toHaveValue('2026-11-19');
    await choose(screen, 'Style', 'Dining Report');
    await expect.element(day).toHaveValue('2026-11-22');
    await choose(screen, 'Style', 'Daily Digest');
    await expect.element(day).toHaveValue('2026-11-19');
  });

  test('says plainly that a style and site have no email template', async () => {
    const { screen } = await openDigest('');
    await choose(screen, 'City', 'Houston');
    const warning = screen.getByText(/^No email template exists/);
    await expect.element(warning).not.toBeInTheDocument();
    await choose(screen, 'Style', 'Dining Report');
    await expect.element(warning).toBeVisible();
  });

  test('is created with its template, gets its address, and leads to the list after Save', async () => {
    const opened = await openDigest('?style=Daily+Digest', { api: [built] });
    const { screen, router } = opened;
    await choose(screen, 'City', 'Austin');
    await button(screen, 'Load posts').click();
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Tacos for breakfast');
    await button(screen, 'Save').click();
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest');
    await expect.element(screen.getByText('Updated email')).toBeVisible();
    expect(sent(opened, create)).toMatchObject({
      style: 'Daily Digest',
      siteId: 1,
      emailTemplateId: 71,
      subject: 'Tacos for breakfast',
      sendDate: '2026-11-19',
      sendTime: '06:45',
      utm: { source: 'daily-digest', medium: 'email', campaign: 'website' },
    });
    router.history.back();
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest/create/5');
  });

  test('stays open at its new address after Save and continue editing, with the cursor where it was', async () => {
    const { screen, router } = await openDigest('', { api: [built] });
    await choose(screen, 'City', 'Austin');
    await button(screen, 'Load posts').click();
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Tacos');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest/create/5');
    await expect.element(screen.getByText(/^Saved/)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Subject line' })).toHaveFocus();
    await userEvent.keyboard(' tonight');
    await expect
      .poll(async () => (await listUnsaved(person('editor').id))[0])
      .toMatchObject({ recordId: 5, address: '/daily-digest/create/5', version: 1 });
  });
});

describe('Load posts', () => {
  test('waits for a city and a send date', async () => {
    const { screen, callsTo } = await openDigest('');
    await button(screen, 'Load posts').hover();
    await expect.element(screen.getByText('Choose a city and a send date first.')).toBeVisible();
    button(screen, 'Load posts').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(callsTo(build)).toHaveLength(0);
  });

  test('asks before it replaces posts, then fills every section', async () => {
    const { screen, callsTo } = await openDigest('/5', { api: [built] });
    await button(screen, 'Load posts').click();
    await expect.element(screen.getByText(/replaces the 7 posts chosen so far/)).toBeVisible();
    await button(screen, 'Cancel').click();
    expect(callsTo(build)).toHaveLength(0);
    await button(screen, 'Load posts').click();
    await button(screen, 'Replace').click();
    await expect
      .poll(() => listed(screen, 'News Items'))
      .toEqual(['Post 31', 'Post 32', 'Post 33', 'Post 34', 'Post 35']);
    expect(callsTo(build)[0]?.request.query).toEqual({
      siteId: '1',
      sendDate: '2026-11-24',
      style: 'Daily Digest',
    });
    expect(listed(screen, "'Plus' News Links")).toEqual(['Post 36', 'Post 37']);
    expect(listed(screen, 'Trending Events')).toEqual(['Post 41', 'Post 42', 'Post 43']);
    expect(listed(screen, 'Holiday tables')).toEqual(['Post 51']);
    await expect
      .element(screen.getByText('7 posts in this window: 5 news items and 2 news links loaded'))
      .toBeVisible();
  });
});

describe('the sections', () => {
  test('say how many posts they hold and what a digest takes', async () => {
    const { screen } = await openDigest('/5', { stored: digest({ newsItems: posts(1, 2, 3, 4) }) });
    await expect.element(screen.getByText('4 of 9; digests need 1, 3, 5, 7 or 9')).toBeVisible();
    await button(screen, 'Remove Post 4').click();
    await expect.element(screen.getByText('3 of 9', { exact: true })).toBeVisible();
  });

  test('show the day on which a post was published, which is what Load posts goes by', async () => {
    const { screen } = await openDigest('/5', {
      stored: digest({ newsItems: [post(1), { ...post(2), last_published_ts: null }] }),
    });
    await expect.element(screen.getByText('11/23/2026', { exact: true }).first()).toBeVisible();
    // One that was picked before this was kept.
    await expect.element(screen.getByText('11/20/2026', { exact: true })).toBeVisible();
  });

  test('are set in order with Up and Down, which keep the focus', async () => {
    const opened = await openDigest();
    const { screen } = opened;
    await button(screen, 'Move Post 1 down').click();
    expect(listed(screen, 'News Items')).toEqual(['Post 2', 'Post 1', 'Post 3']);
    await expect.element(button(screen, 'Move Post 1 down')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(listed(screen, 'News Items')).toEqual(['Post 2', 'Post 3', 'Post 1']);
    await expect.element(screen.getByText('Post 1: position 3 of 3.')).toBeInTheDocument();
    await button(screen, 'Save and continue editing').click();
    await expect
      .poll(() => sent(opened, update))
      .toMatchObject({
        id: 5,
        version: 3,
        newsItems: [{ id: 2 }, { id: 3 }, { id: 1 }],
      });
  });

  test('give back a post that was removed, where it was', async () => {
    const { screen } = await openDigest();
    await button(screen, 'Remove Post 2').click();
    expect(listed(screen, 'News Items')).toEqual(['Post 1', 'Post 3']);
    await button(screen, 'Undo').click();
    expect(listed(screen, 'News Items')).toEqual(['Post 1', 'Post 2', 'Post 3']);
  });

  test('hand a post from News Items to News Links until these are full', async () => {
    const { screen } = await openDigest('/5', { stored: digest({ newsLinks: posts(11, 12) }) });
    await button(screen, "Move Post 3 to 'Plus' News Links").click();
    expect(listed(screen, "'Plus' News Links")).toEqual(['Post 11', 'Post 12', 'Post 3']);
    expect(listed(screen, 'News Items')).toEqual(['Post 1', 'Post 2']);
    button(screen, "Move Post 2 to 'Plus' News Links").element().focus();
    await userEvent.keyboard('{Enter}');
    expect(listed(screen, 'News Items')).toEqual(['Post 1', 'Post 2']);
    await expect.element(button(screen, "Add item to 'Plus' News Links")).toBeDisabled();
  });
});

describe('the subject line', () => {
  test('loses markup, is cut at 50 characters and counts them', async () => {
    const { screen } = await openDigest();
    await screen
      .getByRole('textbox', { name: 'Subject line' })
      .fill(`<b>Tacos</b> ${'x'.repeat(60)}`);
    await expect
      .element(screen.getByRole('textbox', { name: 'Subject line' }))
      .toHaveValue(`Tacos ${'x'.repeat(44)}`);
    await expect.element(screen.getByText('50 of 50 characters')).toBeVisible();
  });

  test('has the preview text beside it, which is saved with it', async () => {
    const { screen, callsTo } = await openDigest();
    await screen.getByLabelText('Preview text').fill(`<i>Six</i> of them ${'x'.repeat(200)}`);
    await expect.element(screen.getByText('150 of 150 characters')).toBeVisible();
    await button(screen, 'Save and continue editing').click();
    await expect.element(screen.getByText('Updated email')).toBeVisible();
    expect(callsTo(update)[0]?.request.body).toMatchObject({
      previewText: `Six of them ${'x'.repeat(138)}`,
    });
  });
});

describe('saving', () => {
  test('says every specified sentence and sends nothing', async () => {
    const stored = digest({ newsItems: posts(1, 2), trendingEvents: posts(21) });
    const { screen, callsTo } = await openDigest('/5', { stored });
    await screen.getByRole('textbox', { name: 'Subject line' }).clear();
    await button(screen, 'Save').click();
    await expect.element(screen.getByText('Please fix errors before saving')).toBeVisible();
    for (const sentence of [
      'A subject is required',
      'Digests must contain 1, 3, 5, 7 or 9 posts. You currently have 2 posts selected.',
      'Trending Events must contain 3 posts',
    ])
      await expect.element(button(screen, sentence).first()).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Subject line' })).toHaveFocus();
    expect(callsTo(update)).toHaveLength(0);
    await expectAccessible();
  });

  test('returns to the list with its toast', async () => {
    const { screen, router } = await openDigest();
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Tacos at dawn');
    await button(screen, 'Save').click();
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest');
    await expect.element(screen.getByText('Updated email')).toBeVisible();
  });

  test('shows what another person has changed, headline by headline', async () => {
    const theirs = digest({ version: 4, subject: 'Theirs', newsItems: [post(9, 'Their lead')] });
    let isOpened = false;
    const api = [
      answer(dailyDigestEndpoints.get, () => {
        const seen = isOpened ? theirs : digest();
        isOpened = true;
        return seen;
      }),
      answer(dailyDigestEndpoints.update, ({ body }) =>
        (body as { version: number }).version === 4
          ? { ...theirs, ...(body as typeof theirs), version: 5 }
          : failing(409, {
              message: [
                'Sam Cole changed this record after you opened it. Review the differences or overwrite.',
              ],
              conflict: {
                version: 4,
                changedBy: 'Sam Cole',
                changedById: 77,
                changedAt: '2026-11-18T20:00:00.000Z',
              },
            }),
      ),
    ];
    const opened = await openDigest('/5', { api });
    const { screen } = opened;
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Mine');
    await button(screen, 'Save and continue editing').click();
    await button(screen, 'Review differences').click();
    await expect.element(screen.getByText('Their lead')).toBeVisible();
    await button(screen, 'Save merged version').click();
    await expect
      .poll(() => sent(opened, update))
      .toMatchObject({
        version: 4,
        subject: 'Mine',
        newsItems: [{ id: 9 }],
      });
  });
});
