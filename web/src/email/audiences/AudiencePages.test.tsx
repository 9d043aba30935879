import {
  audienceEndpoints,
  subscriberEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import type { Audience } from '@masthead/shared/email/audiences/audience.record.ts';
import { heldBackMessages } from '@masthead/shared/email/audiences/held-back.ts';
import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { segmentWords } from '@masthead/shared/email/audiences/segment.ts';
import type { Subscriber } from '@masthead/shared/email/audiences/subscriber.ts';
import { suppressionMessages } from '@masthead/shared/email/mailings/suppression.ts';
import {
  historyEndpoints,
  versionEndpoints,
} from '@masthead/shared/workspace/history/history.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import {
  answer,
  FakeAnswer,
  type FakeRequest,
  failing,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';
import { audience } from './audiences.testing.ts';

const subscriber = (id: number, changes: Partial<Subscriber> = {}): Subscriber => ({
  id,
  email: `reader${id}@x.example`,
  name: `Reader ${id}`,
  status: 'subscribed',
  statusAt: '2026-11-20T12:00:00.000Z',
  statusReason: null,
  statusBy: null,
  suppressed: null,
  optedInAt: null,
  source: null,
  tags: [],
  ...changes,
});

const as = person('admin');
type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;

const bounced = subscriber(2, { status: 'cleaned', statusReason: '550 5.1.1 No such user' });
const left = subscriber(3, { status: 'unsubscribed', statusBy: 'Ana Ruiz' });

function openAudience(search = '', api: Api = []) {
  return openPage(`/admin/audience/austin-daily${search}`, {
    as,
    api: [
      ...api,
      answer(segmentEndpoints.ofAudience, []),
      answer(audienceEndpoints.get, audience({ usedBy: [{ id: 7, description: 'Digest' }] })),
      answer(subscriberEndpoints.list, {
        totalCount: 1234,
        nodes: [subscriber(1), bounced, left],
      }),
    ],
  });
}

describe('an audience', () => {
  test('lists its subscribers with status, date and reason', async () => {
    const { screen } = await openAudience();
    await expect.element(screen.getByRole('heading', { name: 'Austin Daily' })).toBeVisible();
    const row = screen.getByRole('row', { name: /reader2/ });
    for (const words of ['Bounced', '11/20/2026', 'The address does not exist.'])
      await expect.element(row.getByText(words)).toBeVisible();
    await expect.element(screen.getByText('(Ana Ruiz)')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Digest' }))
      .toHaveAttribute('href', '/admin/email-template/edit/7');
    await expectAccessible();
  });

  test('shows what is tracked; a switch is saved at once', async () => {
    const saved = answer(audienceEndpoints.rename, audience({ countsOpens: false, version: 2 }));
    const { screen, callsTo } = await openAudience('', [saved]);
    const opens = screen.getByRole('switch', { name: 'Count opens' });
    await expect.element(opens).toBeChecked();
    await opens.click();
    await expect.element(screen.getByText('Audience updated.')).toBeVisible();
    expect(callsTo('PUT /api/audience/:id')[0]?.request.body).toEqual({
      countsOpens: false,
      version: 1,
    });
  });

  test('turns per-subscriber tracking on after earlier switches were saved', async () => {
    let now = audience();
    const { screen, callsTo } = await openAudience('', [
      answer(audienceEndpoints.get, () => now),
      answer(audienceEndpoints.rename, ({ body }) => {
        now = { ...now, ...(body as Partial<Audience>), version: now.version + 1 };
        return now;
      }),
    ]);
    const remembers = screen.getByRole('switch', { name: 'Per-subscriber tracking' });
    await expect.element(remembers).not.toBeChecked();
    await expect.element(screen.getByText(audienceMessages.remembering)).toBeVisible();
    await remembers.click();
    await expect.element(remembers).toBeChecked();
    await expect.element(remembers).toBeEnabled();
    await screen.getByRole('switch', { name: 'Count clicks' }).click();
    await expect.poll(() => callsTo('PUT /api/audience/:id').length).toBe(2);
    await expect.element(remembers).toBeEnabled();
    await remembers.click();
    const dialog = screen.getByRole('dialog', { name: audienceMessages.forget });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(remembers).toBeChecked();
    await remembers.click();
    await dialog.getByRole('button', { name: audienceMessages.forgetLabel }).click();
    await expect.poll(() => callsTo('PUT /api/audience/:id').length).toBe(3);
    const bodies = callsTo('PUT /api/audience/:id').map(({ request }) => request.body);
    expect(bodies).toEqual([
      { remembersReaders: true, version: 1 },
      { countsClicks: false, version: 2 },
      { remembersReaders: false, version: 3 },
    ]);
  });

  test('reports a conflict when someone else changed a switch, and shows their change', async () => {
    let now = audience();
    const conflict = {
      version: 2,
      changedBy: 'Ana Ruiz',
      changedById: 77,
      changedAt: now.dateUpdated,
    };
    const { screen } = await openAudience('', [
      answer(audienceEndpoints.get, () => now),
      answer(audienceEndpoints.rename, () => {
        now = audience({ countsClicks: false, version: 2 });
        return failing(409, { message: ['Too late.'], conflict });
      }),
    ]);
    await screen.getByRole('switch', { name: 'Count opens' }).click();
    await expect
      .element(screen.getByText(audienceMessages.changedByOther('Ana Ruiz')))
      .toBeVisible();
    await expect.element(screen.getByRole('switch', { name: 'Count clicks' })).not.toBeChecked();
    await expect.element(screen.getByRole('switch', { name: 'Count opens' })).toBeChecked();
  });

  test('lists its segments with how many are in each, and leads to a new one', async () => {
    const { screen, router } = await openAudience('', [
      answer(segmentEndpoints.ofAudience, [
        {
          id: 3,
          name: 'VIPs',
          says: ['Has the tag “VIP”', 'Joined before November 1, 2026'],
          readers: 1250,
        },
      ]),
    ]);
    const segments = screen.getByRole('region', { name: 'Segments' });
    await expect
      .element(segments.getByRole('link', { name: 'VIPs' }))
      .toHaveAttribute('href', '/admin/segment/3');
    await expect.element(segments.getByText('1,250 subscribers')).toBeVisible();
    await expect
      .element(segments.getByText('Has the tag “VIP” · Joined before November 1, 2026'))
      .toBeVisible();
    await segments.getByRole('link', { name: 'Add segment' }).click();
    await expect
      .poll(() => router.state.location.href)
      .toBe('/admin/segment?audience=austin-daily');
  });

  test('shows an empty state without segments, and an error when they cannot be loaded', async () => {
    let fails = true;
    const { screen } = await openAudience('', [
      answer(segmentEndpoints.ofAudience, () =>
        fails ? failing(500, { message: ['It broke.'] }) : [],
      ),
    ]);
    await expect.element(screen.getByText('The segments couldn’t be loaded.')).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText(segmentWords.none)).toBeVisible();
  });

  test('a rename and a switch in another window do not conflict; two renames do', async () => {
    let now = audience();
    const rename = ({ body }: FakeRequest) => {
      const { name, version } = body as { name: string; version: number };
      if (version === now.version) {
        now = { ...now, name, version: version + 1 };
        return now;
      }
      const conflict = { version: now.version, changedBy: as.name, changedById: as.id };
      const changedAt = now.dateUpdated;
      return failing(409, { message: ['Too late.'], conflict: { ...conflict, changedAt } });
    };
    const { screen, callsTo } = await openAudience('', [
      answer(audienceEndpoints.get, () => now),
      answer(audienceEndpoints.rename, rename),
    ]);
    const renameTo = async (name: string, meanwhile: Partial<Audience>) => {
      await screen.getByRole('button', { name: 'Rename' }).click();
      await screen.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
      now = { ...now, ...meanwhile, version: now.version + 1 };
      await screen.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    };
    await renameTo('Austin Weekly', { countsOpens: false });
    await expect.element(screen.getByRole('heading', { name: /Austin Weekly/ })).toBeVisible();
    expect(callsTo('PUT /api/audience/:id')).toHaveLength(2);
    await renameTo('Austin Monthly', { name: 'Austin Yearly' });
    await expect
      .element(screen.getByText('You, in another window, saved this first'))
      .toBeVisible();
  });

  test('resets a switch that could not be saved, with the reason', async () => {
    const refused = answer(audienceEndpoints.rename, failing(409, { message: ['Changed.'] }));
    const { screen } = await openAudience('', [refused]);
    const clicks = screen.getByRole('switch', { name: 'Count clicks' });
    await clicks.click();
    await expect.element(screen.getByText(/The setting couldn’t be saved/)).toBeVisible();
    await expect.element(clicks).toBeChecked();
  });

  test('shows its history, and an earlier version is saved when it is restored', async () => {
    const earlier = { name: 'Austin Mornings', siteId: 1, countsOpens: false, countsClicks: true };
    const change = { who: 'Maria Lopez', does: 'changed', differences: [], isVersion: true };
    const { screen, callsTo } = await openAudience('', [
      answer(historyEndpoints.audienceEdit, {
        nodes: [
          { ...change, id: 9, at: '2026-11-21T15:00:00.000Z' },
          { ...change, id: 8, at: '2026-11-20T15:00:00.000Z' },
        ],
        next: null,
      }),
      answer(versionEndpoints.audienceEdit, { values: earlier }),
      answer(audienceEndpoints.rename, audience({ name: 'Austin Mornings', version: 2 })),
    ]);
    await screen.getByRole('button', { name: 'History' }).click();
    const drawer = screen.getByRole('dialog', { name: 'History of Austin Daily' });
    await drawer.getByRole('button', { name: /Restore this version/ }).click();
    await expect.element(screen.getByText('Audience updated.')).toBeVisible();
    await expect.element(drawer).not.toBeInTheDocument();
    const { siteId: _, ...restored } = earlier;
    expect(callsTo('PUT /api/audience/:id')[0]?.request.body).toEqual({ ...restored, version: 1 });
  });

  test('asks the server for status, words, order and page of the address', async () => {
    const { screen, router, callsTo } = await openAudience();
    const asked = 'GET /api/audience/:id/subscribers';
    await screen.getByText('Bounced 4').click();
    await expect.poll(() => router.state.location.search).toEqual({ status: 'cleaned' });
    await screen.getByRole('button', { name: 'Since' }).click();
    await screen.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect
      .poll(() => callsTo(asked).at(-1)?.request.query)
      .toEqual({
        status: 'cleaned',
        sort: 'statusAt',
        direction: 'desc',
        limit: '50',
        offset: '50',
      });
    await screen.getByRole('searchbox', { name: 'Search' }).fill('ann');
    await expect.poll(() => callsTo(asked).at(-1)?.request.query.search).toBe('ann');
  });

  test('shows an empty state when nobody matches', async () => {
    const none = answer(subscriberEndpoints.list, { totalCount: 0, nodes: [] });
    const { screen, router } = await openAudience('?search=zzz', [none]);
    await screen.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect.poll(() => router.state.location.search).toEqual({});
    await expect.element(screen.getByText(/No subscribers in 'Austin Daily' yet/)).toBeVisible();
  });

  test('adds one person, and reports an address that already exists', async () => {
    const there = 'This address is already in this audience.';
    const refusal = failing(400, { message: [there], errors: [{ path: 'email', message: there }] });
    const { screen } = await openAudience('', [answer(subscriberEndpoints.add, refusal)]);
    await screen.getByRole('button', { name: 'Add subscriber' }).click();
    const dialog = screen.getByRole('dialog');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await email.fill('ann');
    await dialog.getByRole('button', { name: 'Add subscriber' }).click();
    await expect.element(dialog.getByText('You must provide a valid email address')).toBeVisible();
    await email.fill('ann@x.example');
    await dialog.getByRole('button', { name: 'Add subscriber' }).click();
    await expect.element(dialog.getByText(there)).toBeVisible();
  });

  test('requires a reason for resubscribing', async () => {
    const { screen, callsTo } = await openAudience('', [
      answer(subscriberEndpoints.changeStatus, subscriber(2)),
    ]);
    await screen.getByRole('button', { name: 'Actions for reader2@x.example' }).click();
    await screen.getByRole('menuitem', { name: 'Resubscribe…' }).click();
    const dialog = screen.getByRole('dialog');
    await expect
      .element(dialog.getByText(/bounced on 11\/20\/2026 \(The address does not exist\)/))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Resubscribe' }).click();
    await expect
      .element(dialog.getByText('Add the reason for resubscribing this person.'))
      .toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked on 11/21');
    await dialog.getByRole('button', { name: 'Resubscribe' }).click();
    await expect.element(screen.getByText('Subscriber resubscribed.')).toBeVisible();
    const [call] = callsTo('PUT /api/audience/:id/subscribers/:subscriberId');
    expect(call?.request.body).toEqual({
      from: 'cleaned',
      to: 'subscribed',
      reason: 'Asked on 11/21',
    });
  });

  test('warns before resubscribing someone who unsubscribed or complained', async () => {
    const complained = subscriber(4, {
      status: 'unsubscribed',
      statusReason: suppressionMessages.complained,
    });
    const { screen } = await openAudience('', [
      answer(subscriberEndpoints.list, { totalCount: 2, nodes: [bounced, left, complained] }),
    ]);
    const asked = async (email: string) => {
      await screen.getByRole('button', { name: `Actions for ${email}` }).click();
      await screen.getByRole('menuitem', { name: 'Resubscribe…' }).last().click();
      return screen.getByRole('dialog');
    };
    const warning = async (email: string) => {
      const dialog = await asked(email);
      await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toBeVisible();
      const found = dialog
        .getByRole('note')
        .elements()
        .map(({ textContent }) => textContent);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      return found;
    };
    expect(await warning(left.email)).toEqual([heldBackMessages.askedThemselves.unsubscribed]);
    expect(await warning(complained.email)).toEqual([heldBackMessages.askedThemselves.complained]);
    expect(await warning(bounced.email)).toEqual([]);
  });

  test('unsubscribes an address with a reason, and lists who is not mailed and why', async () => {
    const suppressed = subscriber(5, { suppressed: 'complained' });
    const { screen, callsTo } = await openAudience('?status=heldBack', [
      answer(
        audienceEndpoints.get,
        audience({ counts: { subscribed: 1199, unsubscribed: 30, cleaned: 4, suppressed: 1 } }),
      ),
      answer(subscriberEndpoints.list, { totalCount: 1, nodes: [suppressed] }),
      answer(subscriberEndpoints.holdBack, left),
    ]);
    await expect.element(screen.getByText('Not mailed 35')).toBeVisible();
    await expect.element(screen.getByText('All 1,234')).toBeVisible();
    const row = screen.getByRole('row', { name: /reader5/ });
    await expect.element(row.getByText('Suppressed')).toBeVisible();
    await expect.element(row.getByText('On the suppression list (complained)')).toBeVisible();
    expect(callsTo('GET /api/audience/:id/subscribers')[0]?.request.query).toMatchObject({
      status: 'heldBack',
    });
    await screen.getByRole('button', { name: `Actions for ${suppressed.email}` }).click();
    await expect
      .element(screen.getByRole('menuitem', { name: 'Show in suppression list' }).last())
      .toHaveAttribute('href', '/admin/suppression?search=reader5%40x.example');
    await screen.getByRole('heading', { name: 'Austin Daily' }).click({ force: true });
    await screen.getByRole('button', { name: 'Unsubscribe an address' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('press@x.example');
    await dialog.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect.element(dialog.getByText('A reason is required.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked by phone');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect.element(screen.getByText('Address unsubscribed.')).toBeVisible();
    expect(callsTo('POST /api/audience/:id/held-back')[0]?.request.body).toEqual({
      email: 'press@x.example',
      reason: 'Asked by phone',
    });
  });

  test('shows the status history with date, reason and person', async () => {
    const at = '2026-11-20T12:00:00.000Z';
    const { screen } = await openAudience('', [
      answer(subscriberEndpoints.history, [
        { id: 9, status: 'subscribed', at, reason: 'Signed up again', by: 'Ana Ruiz' },
        { id: 8, status: 'unsubscribed', at, reason: 'Unsubscribe link in an email', by: null },
        { id: 7, status: 'subscribed', at, reason: null, by: null },
      ]),
    ]);
    await screen.getByRole('button', { name: 'Actions for reader1@x.example' }).click();
    await screen.getByRole('menuitem', { name: 'Status history…' }).last().click();
    const dialog = screen.getByRole('dialog', { name: 'Status history' });
    await expect.element(dialog.getByText('Signed up again')).toBeVisible();
    await expect.element(dialog.getByText(/· Ana Ruiz/)).toBeVisible();
    const moves = dialog.getByRole('listitem').elements();
    expect(moves.map(({ textContent }) => /^\D+/.exec(textContent)?.[0])).toEqual([
      'Subscribed',
      'Unsubscribed',
      'Subscribed',
    ]);
    await expectAccessible();
  });

  test('exports what is shown, as a file', async () => {
    const saved: HTMLAnchorElement[] = [];
    const listen = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[download]');
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      saved.push(link);
    };
    addEventListener('click', listen, true);
    const { screen, callsTo } = await openAudience('?status=cleaned', [
      answer(
        subscriberEndpoints.export,
        new FakeAnswer(200, '\uFEFFemail,name', {
          'content-type': 'text/csv',
          'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''Austin%20Daily.csv`,
        }),
      ),
    ]);
    await screen.getByRole('button', { name: 'Export CSV' }).click();
    await expect.poll(() => saved[0]?.download).toBe('Austin Daily.csv');
    removeEventListener('click', listen, true);
    const [call] = callsTo('GET /api/audience/:id/export');
    expect(call?.request.query).toEqual({ status: 'cleaned' });
    const bytes = new Uint8Array(await (await fetchBlob(saved[0]?.href ?? '')).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});

/** Why: `fetch` is the fake server's. */
function fetchBlob(url: string): Promise<Blob> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'blob';
    request.onload = () => resolve(request.response as Blob);
    request.send();
  });
}
