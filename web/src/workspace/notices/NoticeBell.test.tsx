import type { Notice } from '@masthead/shared/platform/notices/notice.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const notice = (id: number, changes: Partial<Notice> = {}): Notice => ({
  id,
  event: 'invoice-approved',
  who: 'Ana Ruiz',
  kind: 'invoice',
  about: null,
  record: { id: 7, title: 'Review of a restaurant', siteId: null },
  gathered: null,
  madeAt: '2026-11-22T15:00:00.000Z',
  isRead: false,
  ...changes,
});

/** A server that stores what is read. */
function bell(notices: Notice[]) {
  const read = (chosen: (one: Notice) => boolean) => {
    notices.splice(
      0,
      notices.length,
      ...notices.map((one) => (chosen(one) ? { ...one, isRead: true } : one)),
    );
    return {};
  };
  return [
    answer(noticeEndpoints.unread, () => {
      const unread = notices.filter((one) => !one.isRead);
      return { count: unread.length, newest: unread[0]?.id ?? 0 };
    }),
    answer(noticeEndpoints.list, () => ({ nodes: notices, next: null })),
    answer(noticeEndpoints.readOne, ({ params }) => read(({ id }) => String(id) === params.id)),
    answer(noticeEndpoints.readAll, ({ body }) =>
      read(({ id }) => id <= (body as { upTo: number }).upTo),
    ),
  ];
}

test('the bell shows the unread count, lists notifications and marks them as read', async () => {
  const notices = [
    notice(3, { event: 'post-flagged', kind: 'post', record: { id: 5, title: 'Fire', siteId: 2 } }),
    notice(2, { event: 'send-failed', kind: 'daily-digest', record: null, who: null }),
    notice(1),
  ];
  const { screen } = await openPage('/home', { as: person('editor'), api: bell(notices) });
  await screen.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  const list = screen.getByRole('dialog', { name: 'Notifications' });
  await expect.element(list.getByText('Ana Ruiz flagged a post for the editor')).toBeVisible();
  await expect
    .element(list.getByRole('link', { name: 'Fire' }))
    .toHaveAttribute('href', '/editor/2/5');
  await expect.element(list.getByText('Your email couldn’t be sent')).toBeVisible();
  await expect.element(list.getByText('No longer available to you.')).toBeVisible();
  await expectAccessible();
  await list.getByRole('button', { name: /^Mark as read: Your email/ }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Notifications, 2 unread' }))
    .toBeInTheDocument();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Notifications', exact: true }))
    .toBeInTheDocument();
  await expect.element(list.getByRole('button', { name: /Mark/ })).not.toBeInTheDocument();
});

test('shows decisions of one sitting as one notification that opens, and marks it as read', async () => {
  const line = (id: number, event: Notice['event'] = 'invoice-approved') => ({
    id,
    event,
    record: { id: id + 10, title: `Invoice ${id}`, siteId: null },
  });
  const many = notice(9, {
    gathered: {
      counts: [
        { event: 'invoice-approved', count: 198 },
        { event: 'invoice-sent-back', count: 2 },
      ],
      lines: [line(1), line(2, 'invoice-sent-back')],
    },
  });
  const { screen, callsTo } = await openPage('/home', {
    as: person('contributor'),
    api: bell([many]),
  });
  await screen.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect
    .element(screen.getByText('198 of your invoices were approved, 2 sent back'))
    .toBeVisible();
  await screen.getByText('Show them').click();
  await expect
    .element(screen.getByRole('link', { name: 'Invoice 2' }))
    .toHaveAttribute('href', '/invoice/12');
  await expect.element(screen.getByText('198 more')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'All your invoices' }))
    .toHaveAttribute('href', '/my-invoices');
  await expectAccessible();
  await expect.poll(() => callsTo('PUT /api/notice/read/:id')).toHaveLength(1);
});

test('opens a mention in the chat at its message', async () => {
  const record = { id: 7, title: 'Message of Mon, Nov 23 at 3:15 PM CT', siteId: null };
  const mention = notice(1, { event: 'chat-mention', kind: 'chat-message', record });
  const gathered = {
    counts: [{ event: 'chat-mention' as const, count: 2 }],
    lines: [{ id: 2, event: 'chat-mention' as const, record: { ...record, id: 8 } }],
  };
  const { screen } = await openPage('/home', {
    as: person('editor'),
    api: bell([mention, notice(2, { ...mention, id: 2, gathered })]),
  });
  await screen.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await expect.element(screen.getByText('Ana Ruiz mentioned you in the chat')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: record.title }))
    .toHaveAttribute('href', '/reporting?message=7');
  await screen.getByText('2 mentions of you in the chat').click();
  await screen.getByText('Show them').click();
  await expect
    .element(screen.getByRole('link', { name: record.title }).last())
    .toHaveAttribute('href', '/reporting?message=8');
});

test('describes stopped work in words if its record is gone', async () => {
  const about = 'The import of readers.csv';
  const stopped = notice(1, { event: 'work-stopped', kind: null, who: null, record: null, about });
  const { screen } = await openPage('/home', { as: person('admin'), api: bell([stopped]) });
  await screen.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect
    .element(screen.getByText(`${about} was stopped because it crashed Masthead twice`))
    .toBeVisible();
  await expect.element(screen.getByText('No longer available to you.')).not.toBeInTheDocument();
});

test('marks a notification as read when its record is opened', async () => {
  const notices = [notice(1)];
  const { screen, router, callsTo } = await openPage('/home', {
    as: person('contributor'),
    api: bell(notices),
  });
  await screen.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await screen.getByRole('link', { name: 'Review of a restaurant' }).click();
  await expect.poll(() => router.state.location.href).toBe('/invoice/7');
  expect(callsTo('PUT /api/notice/read/:id')).toHaveLength(1);
  await expect
    .element(screen.getByRole('button', { name: 'Notifications', exact: true }))
    .toBeVisible();
});

test('counts a new notification immediately, and shows none during a view as someone else', async () => {
  const live = fakeLive();
  const notices = [notice(1)];
  const { screen } = await openPage('/home', { as: person('rep'), api: bell(notices) });
  await expect
    .element(screen.getByRole('button', { name: 'Notifications, 1 unread' }))
    .toBeVisible();
  notices.unshift(notice(2));
  live.tell('notices');
  await expect
    .element(screen.getByRole('button', { name: 'Notifications, 2 unread' }))
    .toBeVisible();
  const viewed = await openPage('/home', {
    as: person('rep', { viewedBy: { id: 9, name: 'Ana Ruiz' } }),
    api: bell(notices),
  });
  await expect.element(viewed.screen.getByText('Your to-do list is empty.')).toBeVisible();
  expect(viewed.callsTo('GET /api/notice/unread')).toEqual([]);
});

test('shows the empty state, and an error', async () => {
  const { screen } = await openPage('/home', { as: person('rep'), api: bell([]) });
  await screen.getByRole('button', { name: 'Notifications' }).click();
  await expect.element(screen.getByText('No notifications yet.')).toBeVisible();
  const failed = await openPage('/home', {
    as: person('rep'),
    api: [answer(noticeEndpoints.list, failing(500, { message: ['Try again.'] })), ...bell([])],
  });
  await failed.screen.getByRole('button', { name: 'Notifications' }).click();
  await expect
    .element(failed.screen.getByText('The notifications couldn’t be loaded.'))
    .toBeVisible();
});
