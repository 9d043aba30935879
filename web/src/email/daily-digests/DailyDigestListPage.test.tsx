import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import type { DailyDigest, DigestRow } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import {
  answer,
  answerOperation,
  failing,
  openPage,
  person,
  sites,
} from '../../platform/api/page.testing.tsx';
import { toast } from '../../platform/ui/toast.tsx';

function digest(id: number, changes: Partial<DigestRow> = {}): DigestRow {
  return {
    id,
    version: 1,
    subject: `Digest ${id}`,
    style: 'Daily Digest',
    siteId: 1,
    city: 'Austin',
    property: 'CityBeat',
    sendDate: '2026-11-24',
    sendTime: '06:45',
    status: 'draft',
    isScheduled: false,
    isSent: false,
    opens: null,
    clicks: null,
    ...changes,
  };
}

const rows = [
  digest(1),
  digest(2, { status: 'scheduled', style: 'Hot Headlines', city: 'Houston' }),
  digest(3, { status: 'late', subject: 'Third' }),
];
const listOf = (nodes: DigestRow[], totalCount = nodes.length) =>
  answerOperation(dailyDigestOperations.dailyDigests, { totalCount, nodes });

const openList = (
  search = '',
  role: 'editor' | 'admin' | 'email-campaign' = 'editor',
  api = [listOf(rows, 23)],
) => openPage(`/daily-digest${search}`, { as: person(role), api });

const asked = 'graphql dailyDigests';
const variables = (call: { request: { body: unknown } } | undefined) =>
  (call?.request.body as { variables: unknown } | undefined)?.variables;

describe('the list of daily digests', () => {
  test('shows the cities without a digest for tomorrow, and leads back to the digests', async () => {
    const missing = { id: 2, city: 'Houston', sendDate: '2026-11-24' };
    const { screen, callsTo } = await openPage('/daily-digest?missing=tomorrow', {
      as: person('editor'),
      api: [
        answer(dailyDigestEndpoints.missing, { totalCount: 1, nodes: [missing] }),
        listOf(rows, 23),
      ],
    });
    const row = screen.getByRole('row', { name: /Houston/ });
    await expect.element(row.getByText('Nov 24, 2026')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Create tomorrow’s digests' }))
      .toBeVisible();
    expect(callsTo(asked)).toEqual([]);
    await screen
      .getByRole('button', { name: 'Remove filter Digests missing for tomorrow' })
      .click();
    await expect.element(screen.getByText('Digest 2')).toBeVisible();
  });

  test('asks for the latest ten and shows subject, style, city, send date and status', async () => {
    const { screen, callsTo } = await openList();
    const row = screen.getByRole('row', { name: /Digest 2/ });
    for (const words of ['Hot Headlines', 'Houston', /Nov 24, 2026/, '6:45 AM', 'Scheduled'])
      await expect.element(row.getByText(words)).toBeVisible();
    await expect
      .element(row.getByTitle(centralSentence(new Date('2026-11-24T12:45:00Z'))))
      .toBeVisible();
    await expect.element(screen.getByText('1–10 of 23')).toBeVisible();
    expect(variables(callsTo(asked)[0])).toEqual({
      subject: null,
      siteId: null,
      style: null,
      status: null,
      sort: 'sendDate',
      direction: 'desc',
      offset: 0,
      limit: 10,
    });
  });

  test('shows opens and clicks of sent emails', async () => {
    const gone = digest(4, { status: 'sent', opens: 1204, clicks: 1 });
    const { screen } = await openList('', 'editor', [listOf([gone, ...rows])]);
    await expect.element(screen.getByText('1,204 opens, 1 click')).toBeVisible();
    expect(screen.getByText(/ opens?, /).elements()).toHaveLength(1);
  });

  test('leaves its rows free of toasts', async () => {
    const { screen } = await openList();
    const table = screen.getByRole('table');
    await expect.element(table).toBeVisible();
    toast('Digest saved.');
    const shown = screen.getByRole('alert').filter({ hasText: 'Digest saved.' });
    await expect.element(shown).toBeVisible();
    const edge = (element: Element) => element.getBoundingClientRect();
    expect(edge(shown.element()).right).toBeLessThanOrEqual(edge(table.element()).left);
  });

  test('takes filters, order and page from the address, and wrong ones as defaults', async () => {
    const { screen, callsTo } = await openList(
      '?subject=tacos&siteId=2&style=Dining+Report&sort=subject&direction=asc&page=3',
    );
    await expect.poll(() => callsTo(asked)).toHaveLength(1);
    expect(variables(callsTo(asked)[0])).toEqual({
      subject: 'tacos',
      siteId: 2,
      style: 'Dining Report',
      status: null,
      sort: 'subject',
      direction: 'asc',
      offset: 20,
      limit: 10,
    });
    await screen.unmount();
    const wrong = await openList('?siteId=x&style=Weekly&sort=color&direction=up&page=-2');
    await expect.poll(() => wrong.callsTo(asked)).toHaveLength(1);
    expect(variables(wrong.callsTo(asked)[0])).toMatchObject({
      siteId: null,
      style: null,
      status: null,
      sort: 'sendDate',
      direction: 'desc',
      offset: 0,
    });
  });

  test('writes filter, order and page into the address; a filter goes back to the first page', async () => {
    const { screen, router, callsTo } = await openList();
    await screen.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({ page: '2' });
    expect(variables(callsTo(asked).at(-1))).toMatchObject({ offset: 10 });
    await screen.getByRole('searchbox', { name: 'Subject' }).fill('tacos');
    await expect.poll(() => router.state.location.search).toEqual({ subject: 'tacos' });
    await screen.getByRole('button', { name: 'City', exact: true }).click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ subject: 'tacos', sort: 'city', direction: 'asc' });
    await screen.getByRole('button', { name: 'Remove filter Subject: tacos' }).click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ sort: 'city', direction: 'asc' });
  });

  test('offers every style, and the cities of all sites but the maps', async () => {
    const map = { ...sites[0], id: 9, name: 'InnovationMap', city: 'Waco' } as (typeof sites)[0];
    const api = [answer(siteEndpoints.list, [...sites, map]), listOf(rows)];
    const { screen, router } = await openList('', 'editor', api);
    await screen.getByRole('combobox', { name: 'City' }).click();
    await expect.element(screen.getByRole('option', { name: 'Houston' })).toBeVisible();
    await expect.element(screen.getByRole('option', { name: /Waco/ })).not.toBeInTheDocument();
    await screen.getByRole('option', { name: 'Houston' }).click();
    await screen.getByRole('combobox', { name: 'Style' }).click();
    await screen.getByRole('option', { name: 'Hot Headlines' }).click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ siteId: '2', style: 'Hot Headlines' });
    await expect.element(screen.getByText('City: Houston')).toBeVisible();
  });

  test('shows an email without a send time as a draft, and the reason for a late one', async () => {
    const undated = digest(4, { status: 'scheduled', sendDate: null, sendTime: null });
    const { screen } = await openList('', 'editor', [listOf([undated, ...rows])]);
    const row = screen.getByRole('row', { name: /Digest 4/ });
    await expect.element(row.getByText('Draft')).toBeVisible();
    await expect.element(row.getByText('Not set')).toBeVisible();
    await expect
      .element(screen.getByTitle(/its send time passed while Masthead was offline/))
      .toHaveTextContent('Late');
  });

  test('says when nothing matches, and clears the filters', async () => {
    const { screen, router } = await openList('?subject=zzz', 'editor', [listOf([])]);
    await expect.element(screen.getByText('No email matches these filters.')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect.poll(() => router.state.location.search).toEqual({});
  });

  test('returns to the last page when a page is empty', async () => {
    const { router } = await openList('?page=4', 'editor', [listOf([], 23)]);
    await expect.poll(() => router.state.location.search).toEqual({ page: '3' });
  });

  test('shows an error with the request id and a retry', async () => {
    let isDown = true;
    const flaky = answerOperation(dailyDigestOperations.dailyDigests, () =>
      isDown
        ? failing(500, { message: ['Out of order.'], requestId: 'req-9' })
        : { totalCount: 3, nodes: rows },
    );
    const { screen } = await openList('', 'editor', [flaky]);
    const alert = screen.getByRole('alert').filter({ hasText: 'The emails couldn’t be loaded.' });
    await expect.element(alert.getByText('Request req-9')).toBeVisible();
    isDown = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Third', exact: true })).toBeVisible();
  });

  test('is accessible in light and dark', async () => {
    const { screen } = await openList('?subject=d');
    await expect.element(screen.getByRole('link', { name: 'Third', exact: true })).toBeVisible();
    await expectAccessible();
  });
});

describe('for an editor', () => {
  test('the subject opens the edit screen and the preview opens in a new tab', async () => {
    const { screen } = await openList();
    await expect
      .element(screen.getByRole('link', { name: 'Digest 1', exact: true }))
      .toHaveAttribute('href', '/daily-digest/create/1');
    const preview = screen.getByRole('link', { name: 'Preview Digest 1' });
    await expect.element(preview).toHaveAttribute('href', '/preview/email/1');
    await expect.element(preview).toHaveAttribute('target', '_blank');
  });

  test('New Email offers the three styles', async () => {
    const { screen } = await openList('', 'admin');
    await screen.getByRole('button', { name: 'New Email' }).click();
    for (const [style, query] of [
      ['Daily Digest', 'Daily+Digest'],
      ['Hot Headlines', 'Hot+Headlines'],
      ['Dining Report', 'Dining+Report'],
    ])
      await expect
        .element(screen.getByRole('menuitem', { name: new RegExp(`^${style}`) }))
        .toHaveAttribute('href', `/daily-digest/create?style=${query}`);
    await expectAccessible();
  });

  test('Create tomorrow’s digests reports what was created, and its undo what was kept', async () => {
    const cities = [
      { siteId: 1, city: 'Austin', id: 7, version: 1, posts: 3 },
      { siteId: 2, city: 'Houston', id: 8, version: 1, posts: 0 },
      { siteId: 3, city: 'Dallas', id: null, version: null, posts: 0 },
    ];
    const api = [
      answer(dailyDigestEndpoints.makeTomorrows, { sendDate: '2026-11-24', cities }),
      answer(dailyDigestEndpoints.undoTomorrows, { deleted: ['Houston'], stayed: ['Austin'] }),
      listOf(rows),
    ];
    const { screen, callsTo } = await openList('', 'editor', api);
    await screen.getByRole('button', { name: 'Create tomorrow’s digests' }).click();
    const said =
      'Nov 24, 2026. Austin: draft with 3 posts. Houston: draft without posts. Dallas already has one.';
    await expect.poll(() => callsTo('POST /api/daily-digest/tomorrow')).toHaveLength(1);
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.poll(() => callsTo(asked).length).toBeGreaterThan(1);
    const before = callsTo(asked).length;
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect
      .element(screen.getByText('1 draft deleted. Kept because of changes since: Austin.'))
      .toBeVisible();
    const [undo] = callsTo('PUT /api/daily-digest/tomorrow/undo');
    expect(undo?.request.body).toEqual({
      drafts: [
        { id: 7, version: 1 },
        { id: 8, version: 1 },
      ],
    });
    await expect.poll(() => callsTo(asked).length).toBeGreaterThan(before);
  });

  test('Create tomorrow’s digests offers no undo when every city has one', async () => {
    const cities = [{ siteId: 1, city: 'Austin', id: null, version: null, posts: 0 }];
    const made = answer(dailyDigestEndpoints.makeTomorrows, { sendDate: '2026-11-24', cities });
    const { screen } = await openList('', 'editor', [made, listOf(rows)]);
    await screen.getByRole('button', { name: 'Create tomorrow’s digests' }).click();
    await expect.element(screen.getByText(/Austin already has one/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('Delete asks, deletes, and can be undone', async () => {
    const api = [
      answerOperation(dailyDigestOperations.deleteDailyDigest, { id: 3 }),
      answer(dailyDigestEndpoints.restore, {} as DailyDigest),
      listOf(rows),
    ];
    const { screen, callsTo } = await openList('', 'editor', api);
    await screen.getByRole('button', { name: 'Actions for Third' }).click();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('Email deleted')).toBeVisible();
    expect(variables(callsTo('graphql deleteDailyDigest')[0])).toEqual({ id: 3 });
    await expect.poll(() => callsTo(asked).length).toBeGreaterThan(1);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Email restored')).toBeVisible();
    expect(callsTo('PUT /api/daily-digest/restore/:id')[0]?.request.params).toEqual({ id: '3' });
  });

  test('shows why a delete failed', async () => {
    const refusal = failing(409, { message: ['This email is being sent.'], requestId: 'req-4' });
    const api = [answerOperation(dailyDigestOperations.deleteDailyDigest, refusal), listOf(rows)];
    const { screen, callsTo } = await openList('', 'editor', api);
    await screen.getByRole('button', { name: 'Actions for Third' }).click();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect
      .element(screen.getByText(/^The email couldn’t be deleted. This email is being sent./))
      .toBeVisible();
    await expect.element(screen.getByText('Request req-4')).toBeVisible();
    await expect.poll(() => callsTo(asked).length).toBeGreaterThan(1);
  });

  test('explains in the menu why a scheduled email cannot be deleted', async () => {
    const { screen } = await openList();
    await screen.getByRole('button', { name: 'Actions for Digest 2' }).click();
    await expect.element(screen.getByRole('menuitem', { name: /Delete/ })).toBeDisabled();
    await expect
      .element(screen.getByText('This email is scheduled. Unschedule it before you delete it.'))
      .toBeVisible();
  });
});

describe('for an email-campaign user', () => {
  test('the subject opens the read-only preview in a new tab', async () => {
    const { screen } = await openList('', 'email-campaign');
    const link = screen.getByRole('link', { name: 'Digest 1', exact: true });
    await expect.element(link).toHaveAttribute('href', '/preview/email/1');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('offers no action that only editors may take', async () => {
    const { screen } = await openList('', 'email-campaign');
    await expect.element(screen.getByRole('link', { name: 'Third', exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'New Email' }).elements()).toEqual([]);
    expect(screen.getByRole('button', { name: /Actions for/ }).elements()).toEqual([]);
  });
});
