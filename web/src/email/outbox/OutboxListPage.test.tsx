import { outboxEndpoints } from '@masthead/shared/email/outbox/outbox.endpoints.ts';
import type { OutboxEntry } from '@masthead/shared/email/outbox/outbox.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

function message(id: number, changes: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    id,
    to: `reader${id}@example.com`,
    from: 'CityBeat Austin <hello@example.com>',
    subject: `Subject ${id}`,
    purpose: 'campaign',
    createdAt: '2026-11-24T12:45:00.000Z',
    mailingId: null,
    messages: 1,
    ...changes,
  };
}

const rows = [message(3), message(2, { purpose: 'test' }), message(1)];
const listOf = (nodes: OutboxEntry[], totalCount = nodes.length, isUsed = true) =>
  answer(outboxEndpoints.list, { totalCount, nodes, isUsed });
const whole = answer(outboxEndpoints.get, ({ params }) => ({
  ...message(Number(params.id)),
  html: '<p>The tacos of today</p>',
  text: 'The tacos of today, in plain text',
  headers: { 'List-Unsubscribe': '<https://example.com/u/1>' },
}));

const openOutbox = (search = '', api = [listOf(rows, 64), whole]) =>
  openPage(`/outbox${search}`, { as: person('email-campaign'), api });
const asked = 'GET /api/outbox';

describe('the outbox', () => {
  test('lists the messages with recipient, subject, kind and time', async () => {
    const { screen, callsTo } = await openOutbox();
    const row = screen.getByRole('row', { name: /reader2/ });
    for (const cell of ['Subject 2', 'Test', 'Nov 24, 2026 6:45 AM CT'])
      await expect.element(row.getByRole('cell', { name: cell })).toBeVisible();
    await expect.element(screen.getByText('1–20 of 64')).toBeVisible();
    expect(callsTo(asked)[0]?.request.query).toEqual({ limit: '20', offset: '0' });
  });

  test('explains that emails appear here while no mail server is set up', async () => {
    const { screen } = await openOutbox();
    await expect
      .element(screen.getByText(/No mail server is set up, so Masthead sends nothing/))
      .toBeVisible();
  });

  test('explains that nothing new appears once a mail server is set up', async () => {
    const { screen } = await openOutbox('', [listOf([], 0, false)]);
    await expect
      .element(screen.getByText(/A mail server is set up, so emails go to their recipients/))
      .toBeVisible();
    await expect.element(screen.getByText('The outbox is empty.')).toBeVisible();
  });

  test('keeps search and page in the URL', async () => {
    const { screen, router, callsTo } = await openOutbox();
    await screen.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({ page: '2' });
    expect(callsTo(asked).at(-1)?.request.query).toEqual({ limit: '20', offset: '20' });
    await screen.getByRole('searchbox', { name: 'Search' }).fill('tacos');
    await expect.poll(() => router.state.location.search).toEqual({ search: 'tacos' });
    await expect
      .poll(() => callsTo(asked).at(-1)?.request.query)
      .toEqual({ search: 'tacos', limit: '20', offset: '0' });
  });

  test('a send is one row that opens its messages; kinds narrow the list', async () => {
    const send = message(9, { subject: 'Tacos at dawn', mailingId: 4, messages: 1204 });
    const { screen, router, callsTo } = await openOutbox('', [listOf([send, message(2)]), whole]);
    const query = () => callsTo(asked).at(-1)?.request.query;
    await screen.getByRole('radio', { name: 'Campaign' }).click();
    await expect.poll(query).toMatchObject({ purpose: 'campaign' });
    expect(screen.getByRole('radio', { name: 'Account' }).elements()).toHaveLength(0);
    await screen.getByRole('link', { name: '1,204 recipients' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ kind: 'campaign', send: '4' });
    await expect.poll(query).toMatchObject({ purpose: 'campaign', mailing: '4' });
    await expect.element(screen.getByText('Send: Tacos at dawn')).toBeVisible();
    await screen.getByRole('button', { name: /Remove filter Send/ }).click();
    await expect.poll(() => router.state.location.search).toEqual({ kind: 'campaign' });
  });

  test('says when nothing matches, and clears the search', async () => {
    const { screen, router } = await openOutbox('?search=zzz', [listOf([])]);
    await expect.element(screen.getByText('No message matches this search.')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect.poll(() => router.state.location.search).toEqual({});
  });

  test('shows an empty state before the first email', async () => {
    const { screen } = await openOutbox('', [listOf([])]);
    await expect.element(screen.getByText('No emails yet.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Go to the daily digests' }))
      .toHaveAttribute('href', '/daily-digest');
  });

  test('shows an error with the request id', async () => {
    const down = failing(500, { message: ['Out of order.'], requestId: 'req-6' });
    const { screen } = await openOutbox('', [answer(outboxEndpoints.list, down)]);
    const alert = screen.getByRole('alert').filter({ hasText: 'The outbox couldn’t be loaded.' });
    await expect.element(alert.getByText('Request req-6')).toBeVisible();
  });

  test('is accessible in light and dark', async () => {
    const { screen } = await openOutbox('?search=reader');
    await expect.element(screen.getByRole('link', { name: 'reader2@example.com' })).toBeVisible();
    await expectAccessible();
  });
});

describe('a message', () => {
  test('opens beside the list, keeps the page, and closes by Back', async () => {
    const { screen, router } = await openOutbox('?page=2');
    await screen.getByRole('link', { name: 'reader2@example.com' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Subject 2' })).toBeVisible();
    expect(router.state.location.search).toEqual({ page: '2', message: '2' });
    router.history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.search).toEqual({ page: '2' });
  });

  test('shows the email in a sandbox, its plain text and its headers', async () => {
    const { screen } = await openOutbox('?message=2');
    await expect
      .element(screen.getByTitle('The email'))
      .toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    await screen.getByRole('tab', { name: 'Plain text' }).click();
    await expect.element(screen.getByText('The tacos of today, in plain text')).toBeVisible();
    await screen.getByRole('tab', { name: 'Headers' }).click();
    await expect.element(screen.getByText('<https://example.com/u/1>')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('that was deleted from the outbox is reported as gone', async () => {
    const none = failing(404, { message: ['This record does not exist.'] });
    const api = [listOf(rows), answer(outboxEndpoints.get, none)];
    const { screen } = await openOutbox('?message=9', api);
    await expect
      .element(screen.getByText('This message is no longer in the outbox.'))
      .toBeVisible();
  });
});
