import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import type { ActivityRow } from '@masthead/shared/platform/history/history.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

function row(id: number, changes: Partial<ActivityRow> = {}): ActivityRow {
  return {
    id,
    at: '2026-11-21T02:30:00.000Z',
    who: 'Maria Lopez',
    does: 'changed',
    differences: [{ field: 'City', before: 'Waco', after: 'Temple', isHidden: false }],
    isVersion: false,
    count: 1,
    record: {
      kind: 'daily-digest',
      screen: 'dailyDigestEdit',
      noun: 'daily digest',
      id: '5',
      title: 'Tacos',
    },
    ...changes,
  };
}

const rows = [
  row(9),
  row(8, { who: 'Jon Park', does: 'signed in', differences: [], record: null }),
  row(7, {
    does: 'deleted',
    differences: [],
    record: { kind: 'site', screen: 'siteEdit', noun: 'site', id: '3', title: 'CityBeat Waco' },
  }),
];
const asked = 'GET /api/activity';
const maria = { id: 31, name: 'Maria Lopez', roles: [] };

function openActivity(search = '', nodes = rows, next: number | null = null) {
  const api = [
    answer(activityEndpoints.list, { nodes, next }),
    answer(userEndpoints.list, [maria]),
  ];
  return openPage(`/admin/activity${search}`, { as: person('admin'), api });
}

describe('activity', () => {
  test('says in one sentence who did what, with a link to what still exists', async () => {
    const { screen } = await openActivity();
    const items = screen.getByRole('region', { name: 'Nov 20, 2026' }).getByRole('listitem');
    await expect.element(items.nth(0)).toBeVisible();
    expect(items.elements().map((one) => one.textContent?.replace(/Only this$/, ''))).toEqual([
      '8:30 PM CTMaria Lopez changed daily digest TacosCity',
      '8:30 PM CTJon Park signed in ',
      '8:30 PM CTMaria Lopez deleted site CityBeat Waco',
    ]);
    await expect
      .element(screen.getByRole('link', { name: 'Tacos', exact: true }))
      .toHaveAttribute('href', '/daily-digest/create/5');
    await expect
      .element(screen.getByRole('link', { name: 'CityBeat Waco', exact: true }))
      .not.toBeInTheDocument();
  });

  test('shows the sign-ins of a day on one line, which expands', async () => {
    const ofDay = row(9, {
      who: '3 people',
      does: 'signed in',
      differences: [],
      record: null,
      count: 12,
    });
    const one = row(8, { who: 'Jon Park', does: 'signed out', differences: [], record: null });
    const { screen, callsTo } = await openPage('/admin/activity', {
      as: person('admin'),
      api: [
        answer(activityEndpoints.list, ({ query }) => ({
          nodes: query.action === 'sessions' ? [one] : [ofDay],
          next: null,
        })),
        answer(userEndpoints.list, [maria]),
      ],
    });
    await expect.element(screen.getByText('3 people')).toBeVisible();
    await screen.getByRole('button', { name: '12 sign-ins' }).click();
    await expect.element(screen.getByText('Jon Park')).toBeVisible();
    expect(callsTo(asked).at(-1)?.request.query).toMatchObject({
      action: 'sessions',
      from: '2026-11-20',
      to: '2026-11-20',
    });
    await expectAccessible();
  });

  test('expands the changes below the sentence', async () => {
    const { screen } = await openActivity();
    const fields = screen.getByRole('button', { name: 'City' });
    await expect.element(fields).toHaveAttribute('aria-expanded', 'false');
    await fields.click();
    await expect.element(screen.getByText('Waco', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Temple')).toBeVisible();
    await expectAccessible();
  });

  test('shows bulk work on one line that expands, and groups actions on one record', async () => {
    const listing = (id: number) =>
      row(20 + id, {
        does: 'added',
        differences: [],
        record: {
          kind: 'listing',
          screen: null,
          noun: 'listing',
          id: `${id}`,
          title: `Home ${id}`,
        },
      });
    const { screen } = await openActivity('', [
      ...[5, 4, 3, 2, 1].map(listing),
      row(9),
      row(8),
      row(7),
    ]);
    const many = screen.getByRole('button', { name: '5 × listing' });
    await expect.element(many).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Home 3').elements()).toHaveLength(0);
    await many.click();
    await expect.element(screen.getByText('Home 3')).toBeVisible();
    const only = screen.getByRole('link', { name: 'Only this: daily digest Tacos' });
    expect(only.elements()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Tacos', exact: true }).elements()).toHaveLength(3);
    await expectAccessible();
  });

  test('shows the work of an import as one row with its count, which expands page by page', async () => {
    const listing = (id: number, count = 1) =>
      row(id, {
        does: 'added',
        differences: [],
        count,
        record: {
          kind: 'listing',
          screen: null,
          noun: 'listing',
          id: `${id}`,
          title: `Home ${id}`,
        },
      });
    const api = [
      answer(activityEndpoints.list, ({ query }) => {
        if (!query.of) return { nodes: [listing(5, 20_000), row(9)], next: null };
        return query.before
          ? { nodes: [listing(5)], next: null }
          : { nodes: [listing(7), listing(6)], next: 6 };
      }),
      answer(userEndpoints.list, [maria]),
    ];
    const { screen, callsTo } = await openPage('/admin/activity', { as: person('admin'), api });
    const many = screen.getByRole('button', { name: '20,000 × listing' });
    await many.click();
    await expect.element(screen.getByText('Home 6')).toBeVisible();
    expect(screen.getByText('Home 5').elements()).toHaveLength(0);
    await expectAccessible();
    await screen.getByRole('button', { name: 'More' }).click();
    await expect.element(screen.getByText('Home 5')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'More' })).not.toBeInTheDocument();
    expect(callsTo(asked).map(({ request }) => request.query)).toEqual([
      {},
      { of: '5' },
      { of: '5', before: '6' },
    ]);
  });

  test('shows changes to many parts of one record by the first of them', async () => {
    const role = row(3, { does: 'added the role Editor to', differences: [], count: 8 });
    const { screen } = await openActivity('', [role]);
    await expect.element(screen.getByRole('button', { name: 'and 7 more' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Tacos', exact: true })).toBeVisible();
  });

  test('reads every filter from the URL and shows it as a chip', async () => {
    const { screen, callsTo } = await openActivity(
      '?person=31&kind=site&record=3&action=changed&from=2026-11-01&to=2026-11-20&before=77',
    );
    await expect.element(screen.getByText('By: Maria Lopez')).toBeVisible();
    for (const chip of [
      'Record: Site',
      'Number: 3',
      'Action: Changed',
      'From 11/01/2026',
      'To 11/20/2026',
    ])
      await expect.element(screen.getByText(chip)).toBeVisible();
    expect(callsTo(asked)[0]?.request.query).toEqual({
      person: '31',
      kind: 'site',
      id: '3',
      action: 'changed',
      from: '2026-11-01',
      to: '2026-11-20',
      before: '77',
    });
  });

  test('starts at the newest when a filter changes', async () => {
    const { screen, router } = await openActivity('?before=77');
    await screen.getByRole('combobox', { name: 'Action' }).click();
    await screen.getByRole('option', { name: 'Sign-ins and views' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ action: 'sessions' });
    await screen.getByRole('combobox', { name: 'Person' }).click();
    await screen.getByRole('option', { name: 'Masthead itself' }).click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ action: 'sessions', person: '0' });
  });

  test('stores a preset of days as two days in the URL', async () => {
    const { screen, router } = await openActivity();
    await screen.getByRole('combobox', { name: 'Days' }).click();
    await screen.getByRole('option', { name: 'Yesterday' }).click();
    await expect.poll(() => router.state.location.search).toHaveProperty('from');
    const { from, to } = router.state.location.search as { from: string; to: string };
    expect(from).toBe(to);
    await expect.element(screen.getByRole('combobox', { name: 'Days' })).toHaveValue('Yesterday');
  });

  test('pages to older entries and back to the newest', async () => {
    const { screen, router, callsTo } = await openActivity('', rows, 7);
    await screen.getByRole('button', { name: 'Older' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ before: '7' });
    await expect.poll(() => callsTo(asked).at(-1)?.request.query).toEqual({ before: '7' });
    await screen.getByRole('button', { name: 'Newest' }).click();
    await expect.poll(() => router.state.location.search).toEqual({});
  });

  test('filters by one record from its row', async () => {
    const { screen, router } = await openActivity();
    await screen.getByRole('link', { name: 'Only this: site CityBeat Waco' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ kind: 'site', record: '3' });
  });

  test('shows the empty result, and an error', async () => {
    const { screen, router } = await openActivity('?action=deleted', []);
    await screen.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect.poll(() => router.state.location.search).toEqual({});
    const down = failing(500, { message: ['Out of order.'], requestId: 'req-9' });
    const failed = await openPage('/admin/activity', {
      as: person('admin'),
      api: [answer(activityEndpoints.list, down)],
    });
    await expect.element(failed.screen.getByText('The activity couldn’t be loaded.')).toBeVisible();
    await expect.element(failed.screen.getByText('Request req-9')).toBeVisible();
  });
});
