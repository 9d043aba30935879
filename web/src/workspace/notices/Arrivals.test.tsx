import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import type { SignedInUser } from '@masthead/shared/platform/access/auth.ts';
import type { Notice } from '@masthead/shared/platform/notices/notice.ts';
import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import type { AllChoices } from '@masthead/shared/platform/notices/notice-choice.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../platform/api/call.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';
import { signOut, viewAs } from '../../platform/api/session.ts';
import { fakeDesktop, showTab } from '../../platform/ui/fake-desktop.testing.ts';

const notice = (id: number, changes: Partial<Notice> = {}): Notice => ({
  id,
  event: 'invoice-approved',
  who: 'Ana Ruiz',
  kind: 'invoice',
  about: null,
  record: { id: 7, title: `Invoice ${id}`, siteId: null },
  gathered: null,
  madeAt: '2026-11-22T15:00:00.000Z',
  isRead: false,
  ...changes,
});

const allChosen: AllChoices = {
  choices: [
    { topic: 'invoices', bell: 'on', desktop: 'on', mail: 'never' },
    { topic: 'posts', bell: 'on', desktop: 'off', mail: 'never' },
    { topic: 'system', bell: 'on', desktop: 'on', mail: 'never' },
  ],
  chat: { desktop: 'on', sound: 'on' },
};

let live: ReturnType<typeof fakeLive>;
let userId = 1000;
beforeEach(() => {
  live = fakeLive();
  // Why: pages of other tests share the locks of the browser.
  userId += 1;
});

interface Opened {
  permission?: NotificationPermission;
  notices?: Notice[];
  choices?: AllChoices | (() => Promise<AllChoices>);
  address?: string;
  as?: SignedInUser;
}

/** Opens a screen of a chat member, whose bell and chat a test fills. */
async function open({
  permission = 'granted',
  notices = [],
  choices = allChosen,
  address = '/home',
  as = person('admin', { id: userId, isChatMember: true }),
}: Opened = {}) {
  const desktop = fakeDesktop(permission);
  const state = { unread: 0 };
  const page = await openPage(address, {
    as,
    api: [
      answer(noticeEndpoints.unread, () => {
        const unread = notices.filter(({ isRead }) => !isRead);
        return { count: unread.length, newest: Math.max(0, ...unread.map(({ id }) => id)) };
      }),
      answer(noticeEndpoints.list, () => ({ nodes: notices, next: null })),
      answer(noticeEndpoints.readOne, {}),
      answer(viewAsEndpoints.begin, {
        access_token: 'token of the view',
        user: person('editor', { id: 9, viewedBy: { id: userId, name: as.name } }),
      }),
      answer(noticeChoiceEndpoints.choices, choices),
      answer(chatEndpoints.unread, () => ({ count: state.unread })),
    ],
    pages: { chat: () => <h1>Chat</h1>, invoiceEdit: () => <h1>Invoice</h1> },
  });
  const asked = (path: string) => page.callsTo(`GET ${path}`).length;
  if (!as.viewedBy) {
    await expect.poll(() => asked('/api/notice/unread')).toBeGreaterThan(0);
    if (address === '/home') await expect.poll(() => asked('/api/chat/unread')).toBeGreaterThan(0);
    await expect.poll(live.opened).toBeGreaterThan(0);
    await expect.poll(() => page.queryClient.isFetching()).toBe(0);
  }
  /** Something has come, and the page has asked for it. */
  const arrive = async (topic: 'notices' | 'chat', path: string) => {
    const before = asked(path);
    live.tell(topic);
    await expect.poll(() => asked(path)).toBeGreaterThan(before);
  };
  return {
    ...page,
    desktop,
    asked,
    notify: async (...given: Notice[]) => {
      notices.unshift(...given);
      await arrive('notices', '/api/notice/unread');
    },
    write: async (unread: number) => {
      state.unread = unread;
      await arrive('chat', '/api/chat/unread');
    },
  };
}

/** The first tab of a person tells; it has to have the lock first. */
async function isFirst() {
  await expect
    .poll(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      const name = `masthead: first tab of ${userId}`;
      const count = (locks: LockInfo[]) => locks.filter((one) => one.name === name).length;
      return [count(held), count(pending)];
    })
    .toEqual([1, 0]);
}

/** Another tab of the same person, which holds a lock until it is closed. */
function otherTab(name: string, mode: LockMode) {
  let close = () => {};
  const opened = new Promise<void>((resolve) => {
    void navigator.locks.request(`masthead: ${name} ${userId}`, { mode }, () => {
      resolve();
      return new Promise<void>((end) => {
        close = end;
      });
    });
  });
  return opened.then(() => close);
}

/** What is told of a later event has been told before. */
async function afterAll(page: Awaited<ReturnType<typeof open>>, id = 900) {
  await page.notify(notice(id, { event: 'job-failed', kind: null, record: null, about: 'Last' }));
  await expect.poll(page.desktop.texts).toContain('Last failed. It’s listed on your home page');
  return page.desktop.texts().filter((text) => !text.startsWith('Last'));
}

describe('a new notification', () => {
  test('appears on the desktop while the tab is hidden; a click opens its place and reads it', async () => {
    const page = await open({ notices: [notice(4)] });
    await isFirst();
    showTab('hidden');
    await page.notify(notice(5));
    await expect.poll(page.desktop.texts).toEqual(['Ana Ruiz approved your invoice: Invoice 5']);
    const focus = vi.spyOn(window, 'focus').mockReturnValue();
    page.desktop.shown[0]?.onclick?.();
    await expect.poll(() => page.router.state.location.href).toBe('/invoice/7');
    expect(page.callsTo('PUT /api/notice/read/:id').map(({ request }) => request.params)).toEqual([
      { id: '5' },
    ]);
    expect([focus.mock.calls.length, page.desktop.shown]).toEqual([1, []]);
  });

  test('does not appear while the tab is visible, neither then nor later', async () => {
    const page = await open();
    await isFirst();
    await page.notify(notice(5));
    await expect.element(page.screen.getByRole('button', { name: /1 unread/ })).toBeVisible();
    showTab('hidden');
    expect(await afterAll(page)).toEqual([]);
  });

  test('does not appear while another tab is visible', async () => {
    const page = await open();
    await isFirst();
    showTab('hidden');
    const close = await otherTab('page in front of', 'shared');
    await page.notify(notice(5));
    await expect.element(page.screen.getByRole('button', { name: /1 unread/ })).toBeVisible();
    close();
    expect(await afterAll(page)).toEqual([]);
  });

  test('appears in one of several hidden tabs, and in the next one when that is closed', async () => {
    const close = await otherTab('first tab of', 'exclusive');
    const page = await open();
    showTab('hidden');
    await page.notify(notice(5));
    await expect.element(page.screen.getByRole('button', { name: /1 unread/ })).toBeVisible();
    expect(page.asked('/api/notice')).toBe(0);
    close();
    await isFirst();
    expect(await afterAll(page)).toEqual([]);
  });

  test('appears only if it is unread and its topic is chosen, without the name of a record that is gone', async () => {
    const page = await open();
    await isFirst();
    showTab('hidden');
    const other = notice(6, { event: 'post-published' });
    await page.notify(notice(7, { record: null }), other, notice(5, { isRead: true }));
    expect(await afterAll(page)).toEqual(['Ana Ruiz approved your invoice']);
  });

  test('that gathers decisions replaces the one before, and leads to all invoices', async () => {
    const page = await open();
    await isFirst();
    showTab('hidden');
    await page.notify(notice(5));
    await expect.poll(page.desktop.texts).toHaveLength(1);
    const line = (id: number) => ({ id, event: 'invoice-approved' as const, record: null });
    const counts = [{ event: 'invoice-approved' as const, count: 2 }];
    await page.notify(notice(6, { gathered: { counts, lines: [line(5), line(6)] } }));
    await expect.poll(page.desktop.texts).toEqual(['2 of your invoices were approved']);
    page.desktop.shown[0]?.onclick?.();
    await expect.poll(() => page.router.state.location.href).toBe('/my-invoices');
  });

  test('is one of five at most, the newest last', async () => {
    const page = await open();
    await isFirst();
    showTab('hidden');
    await page.notify(...[9, 8, 7, 6, 5, 4].map((id) => notice(id)));
    const newest = [5, 6, 7, 8, 9].map((id) => `Ana Ruiz approved your invoice: Invoice ${id}`);
    await expect.poll(page.desktop.texts).toEqual(newest);
  });

  test.each(['default', 'denied'] as const)(
    'does not appear with the permission “%s”',
    async (permission) => {
      const page = await open({ permission });
      await isFirst();
      showTab('hidden');
      await page.notify(notice(5));
      await expect.element(page.screen.getByRole('button', { name: /1 unread/ })).toBeVisible();
      await page.write(1);
      await expect.poll(page.desktop.tones).toBe(1);
      await page.desktop.asked();
      expect(await afterAll(page)).toEqual([]);
    },
  );

  test('does not appear in read-only mode', async () => {
    const readOnly = 'We’re moving servers.';
    const as = person('admin', { id: userId, isChatMember: true, readOnly });
    const page = await open({ as });
    await isFirst();
    showTab('hidden');
    await page.notify(notice(5));
    await expect.element(page.screen.getByRole('button', { name: /1 unread/ })).toBeVisible();
    await page.write(1);
    await expect.poll(() => document.title).toMatch(/^\(1\)/);
    delete as.readOnly;
    live.tell('read-only');
    await expect.element(page.screen.getByText(readOnly)).not.toBeInTheDocument();
    expect(await afterAll(page)).toEqual([]);
    expect(page.desktop.tones()).toBe(0);
  });

  test('does not appear after signing out, and what has appeared goes', async () => {
    const page = await open();
    await isFirst();
    showTab('hidden');
    await page.notify(notice(5));
    await expect.poll(page.desktop.texts).toHaveLength(1);
    signOut();
    await expect.poll(page.desktop.texts).toEqual([]);
    live.tell('notices');
    await expect.element(page.screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(page.desktop.texts()).toEqual([]);
  });

  test('does not appear once a view as another user has begun', async () => {
    const { promise, resolve } = Promise.withResolvers<AllChoices>();
    const page = await open({ choices: () => promise });
    await isFirst();
    showTab('hidden');
    await page.notify(notice(5));
    await expect.poll(() => page.asked('/api/notice/choices')).toBe(1);
    await viewAs(9);
    resolve(allChosen);
    // What is asked for later is answered later.
    await call(noticeEndpoints.unread);
    await call(noticeEndpoints.unread);
    expect([page.asked('/api/notice'), page.desktop.texts()]).toEqual([0, []]);
  });

  test('is not asked for during a view as another user', async () => {
    const as = person('admin', { id: userId, viewedBy: { id: 9, name: 'Ana Ruiz' } });
    const page = await open({ as });
    await expect.element(page.screen.getByText('Your to-do list is empty.')).toBeVisible();
    showTab('hidden');
    live.tell('notices');
    live.tell('chat');
    const { held = [] } = await navigator.locks.query();
    expect(held.filter(({ name }) => name?.endsWith(String(userId)))).toEqual([]);
    expect([page.desktop.texts(), page.asked('/api/notice/unread')]).toEqual([[], 0]);
  });
});

describe('a new chat message', () => {
  test('appears as a number and plays a sound while the tab is hidden; a click opens the chat', async () => {
    const page = await open();
    await isFirst();
    showTab('hidden');
    await page.write(1);
    await expect.poll(page.desktop.texts).toEqual(['Staff chat: 1 unread message']);
    expect(page.desktop.shown[0]?.options.silent).toBe(true);
    await page.write(2);
    await expect.poll(page.desktop.texts).toEqual(['Staff chat: 2 unread messages']);
    // The second message came within a few seconds.
    expect(page.desktop.tones()).toBe(1);
    page.desktop.shown[0]?.onclick?.();
    await expect.poll(() => page.router.state.location.href).toBe('/reporting');
  });

  test('plays a sound, and shows nothing, while another screen is in front', async () => {
    const page = await open();
    await isFirst();
    await page.write(1);
    await expect.poll(page.desktop.tones).toBe(1);
    expect(page.desktop.texts()).toEqual([]);
  });

  test('is not told while the chat is in front in another tab', async () => {
    const page = await open();
    await isFirst();
    showTab('hidden');
    const close = await otherTab('chat in front of', 'shared');
    await page.write(1);
    await expect.poll(() => document.title).toMatch(/^\(1\)/);
    close();
    expect(await afterAll(page)).toEqual([]);
    expect(page.desktop.tones()).toBe(0);
  });

  test('is not counted while the chat is in front, and told once its tab is hidden', async () => {
    const page = await open({ address: '/reporting' });
    await isFirst();
    live.tell('chat');
    await expect.element(page.screen.getByRole('heading', { name: 'Chat' })).toBeVisible();
    expect(page.asked('/api/chat/unread')).toBe(0);
    showTab('hidden');
    await expect.poll(() => page.asked('/api/chat/unread')).toBe(1);
    await expect.poll(() => page.queryClient.isFetching()).toBe(0);
    await page.write(1);
    await expect.poll(page.desktop.texts).toEqual(['Staff chat: 1 unread message']);
    expect([page.desktop.tones(), document.title]).toEqual([1, expect.stringMatching(/^\(1\)/)]);
    showTab('visible');
    await expect.poll(() => document.title).not.toMatch(/^\(/);
  });

  test('is not told when messages are read', async () => {
    const page = await open();
    await isFirst();
    await page.write(3);
    await expect.poll(page.desktop.tones).toBe(1);
    showTab('hidden');
    await page.write(1);
    expect(await afterAll(page)).toEqual([]);
    expect(page.desktop.tones()).toBe(1);
  });

  test.each([
    ['only a sound', { desktop: 'off', sound: 'on' }, [], 1],
    ['only a notification', { desktop: 'on', sound: 'off' }, ['Staff chat: 1 unread message'], 0],
    ['nothing', { desktop: 'off', sound: 'off' }, [], 0],
  ] as const)('is %s, as chosen', async (_, chat, texts, tones) => {
    const page = await open({ choices: { ...allChosen, chat } });
    await isFirst();
    showTab('hidden');
    await page.write(1);
    expect(await afterAll(page)).toEqual(texts);
    expect(page.desktop.tones()).toBe(tones);
  });
});
