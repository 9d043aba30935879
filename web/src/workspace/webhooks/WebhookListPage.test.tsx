import { webhookEndpoints } from '@masthead/shared/workspace/webhooks/webhook.endpoints.ts';
import { webhookMessages } from '@masthead/shared/workspace/webhooks/webhook.messages.ts';
import type { Webhook, WebhookDelivery } from '@masthead/shared/workspace/webhooks/webhook.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const {
  list,
  create,
  update,
  enable,
  rotate,
  test: tryOut,
  remove,
  deliveries,
  again,
} = webhookEndpoints;
const webhook: Webhook = {
  id: 7,
  version: 3,
  name: 'Newsroom chat',
  url: 'https://chat.example/hook',
  events: ['post.published', 'email.sent'],
  siteIds: [],
  isEnabled: true,
  disabledReason: null,
  overlapUntil: null,
  waiting: 2,
  lastTriedAt: '2026-11-20T12:00:00.000Z',
  lastProblem: null,
};
const delivery: WebhookDelivery = {
  id: 70,
  messageId: 'msg_1',
  type: 'post.published',
  status: 'failed',
  createdAt: '2026-11-20T12:00:00.000Z',
  tries: 11,
  nextTryAt: null,
  triedAt: '2026-11-23T12:00:00.000Z',
  request: '{"type":"post.published"}',
  responseStatus: 500,
  responseExcerpt: 'oh no',
  problem: webhookMessages.refused(500),
  tookMs: 81,
};
const open = (rows: Webhook[], ...api: ReturnType<typeof answer>[]) =>
  openPage('/admin/webhook', { as: person('admin'), api: [...api, answer(list, rows)] });
const act = async ({ screen }: Awaited<ReturnType<typeof open>>, name: string) => {
  await screen.getByRole('button', { name: /Newsroom chat/ }).click();
  await screen.getByRole('menuitem', { name }).click();
};

test('lists webhooks with events, state and what waits', async () => {
  const off = { ...webhook, id: 8, name: 'Old site', isEnabled: false, disabledReason: 'Why.' };
  const failing = { ...webhook, id: 9, name: 'Slow site', lastProblem: 'Too late' };
  const { screen } = await open([webhook, off, failing]);
  const row = screen.getByRole('row', { name: /Newsroom chat/ });
  for (const words of [webhook.url, 'Enabled', 'Post published, Email sent', '2 waiting'])
    await expect.element(row.getByText(words)).toBeVisible();
  await expect.element(screen.getByTitle('Why.')).toHaveTextContent('Disabled');
  await expect.element(screen.getByTitle('Too late')).toHaveTextContent('Failing');
  await expectAccessible();
});

test('adds a webhook, whose secret is shown once', async () => {
  const { screen, callsTo } = await open([], answer(create, { id: 8, secret: 'whsec_x' }));
  await expect.element(screen.getByText(webhookMessages.none)).toBeVisible();
  await screen.getByRole('button', { name: 'Add webhook' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  for (const sentence of ['nameRequired', 'badUrl', 'eventsRequired'] as const)
    await expect.element(dialog.getByText(webhookMessages[sentence])).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Site');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://site.example/hook');
  await dialog.getByRole('checkbox', { name: 'Invoice approved' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const shown = screen.getByRole('dialog', { name: 'Signing secret' });
  await expect.element(shown.getByLabelText('Secret')).toHaveValue('whsec_x');
  expect(callsTo('POST /api/webhook')[0]?.request.body).toEqual({
    name: 'Site',
    url: 'https://site.example/hook',
    events: ['invoice.approved'],
    siteIds: [],
  });
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect.element(shown).not.toBeInTheDocument();
});

test('changes, disables, gives a new secret to, and deletes a webhook', async () => {
  const page = await open(
    [webhook],
    answer(update, null),
    answer(enable, null),
    answer(rotate, { secret: 'whsec_new' }),
    answer(remove, null),
  );
  const { screen, callsTo } = page;
  await act(page, 'Edit…');
  const dialog = screen.getByRole('dialog', { name: 'Edit webhook' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Chat');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByText(webhookMessages.updated)).toBeVisible();
  expect(callsTo('PUT /api/webhook')[0]?.request.body).toMatchObject({
    id: 7,
    version: 3,
    name: 'Chat',
    events: ['post.published', 'email.sent'],
  });
  await act(page, 'Disable');
  await expect.element(screen.getByText(webhookMessages.disabled)).toBeVisible();
  expect(callsTo('PUT /api/webhook/:id/enabled')[0]?.request.body).toEqual({ isEnabled: false });
  await act(page, 'Replace secret…');
  await screen.getByRole('button', { name: 'Replace secret' }).click();
  await expect.element(screen.getByLabelText('Secret')).toHaveValue('whsec_new');
  await screen.getByRole('button', { name: 'Done' }).click();
  await act(page, 'Delete…');
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByText(webhookMessages.removed)).toBeVisible();
});

test('a test leads to the deliveries, which can be sent again', async () => {
  const page = await open(
    [webhook],
    answer(tryOut, null),
    answer(deliveries, { nodes: [delivery], next: 70 }),
    answer(again, null),
  );
  const { screen, callsTo } = page;
  await act(page, 'Send a test');
  const dialog = screen.getByRole('dialog', { name: 'Deliveries to Newsroom chat' });
  await expect.element(dialog.getByText(webhookMessages.refused(500))).toBeVisible();
  await expect.element(dialog.getByText('11 tries · 81 ms')).toBeVisible();
  await dialog.getByText('Request and response').click();
  await expect.element(dialog.getByText('{"type":"post.published"}')).toBeVisible();
  await expect.element(dialog.getByText(/oh no/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: /Send again/ }).click();
  await expect.element(screen.getByText(webhookMessages.again)).toBeVisible();
  expect(callsTo('POST /api/webhook/delivery/:id/again')[0]?.request.params).toEqual({ id: '70' });
  await dialog.getByRole('button', { name: 'Older' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Newer' })).toBeEnabled();
});

test('shows what failed and retries', async () => {
  const down = failing(500, { message: ['Out of order.'], requestId: 'req-7' });
  const { screen } = await open([], answer(list, down));
  await expect.element(screen.getByText('The webhooks couldn’t be loaded.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('shows that deliveries couldn’t be loaded, or that there are none', async () => {
  const page = await open([webhook], answer(deliveries, { nodes: [], next: null }));
  await act(page, 'Deliveries');
  await expect.element(page.screen.getByText(webhookMessages.noDeliveries)).toBeVisible();
});
