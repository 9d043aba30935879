import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import {
  type AllChoices,
  desktopMessages,
  type NoticeChoice,
} from '@masthead/shared/platform/notices/notice-choice.ts';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { fakeDesktop } from '../../platform/ui/fake-desktop.testing.ts';

const ofProfile = [
  answer(profileEndpoints.get, {
    id: 3,
    version: 4,
    username: 'pat',
    name: 'Pat',
    email: 'pat@example.com',
    bio: null,
    imageUrl: null,
    getsSummary: true,
    updatedAt: '2026-11-01T12:00:00Z',
    updatedBy: null,
  }),
  answer(profileEndpoints.secondFactor, { isOn: false, since: null, recoveryCodesLeft: 0 }),
  answer(profileEndpoints.sessions, []),
];
const choices = [
  { topic: 'invoices', bell: 'on', desktop: 'on', mail: 'now' },
  { topic: 'system', bell: 'on', desktop: 'on', mail: 'never' },
] as const;

test('shows how notifications arrive, and saves each change', async () => {
  let isDaily = false;
  const saved = () => ({
    choices: [{ ...choices[0], mail: isDaily ? ('daily' as const) : choices[0].mail }, choices[1]],
    chat: null,
  });
  const { screen, callsTo } = await openPage('/profile', {
    as: person('admin'),
    api: [
      ...ofProfile,
      // Why: after a change they are asked for again.
      answer(noticeChoiceEndpoints.choices, saved),
      answer(noticeChoiceEndpoints.choose, () => {
        isDaily = true;
        return saved();
      }),
    ],
  });
  const mail = screen.getByLabelText('Email: Decisions on your invoices');
  await expect.element(mail).toHaveValue('now');
  await mail.selectOptions('Daily');
  await expect.element(mail).toHaveValue('daily');
  expect(callsTo('PUT /api/notice/choices')[0]?.request.body).toEqual({
    topic: 'invoices',
    way: 'mail',
    choice: 'daily',
  });
  await expect
    .element(screen.getByRole('switch', { name: 'Bell: Jobs, backups and webhooks' }))
    .toBeDisabled();
  await expect.element(screen.getByText('Security of your account')).toBeVisible();
  await expectAccessible();
});

test('shows that the settings couldn’t be loaded, and the saved value after a failed change', async () => {
  const { screen } = await openPage('/profile', {
    as: person('contributor'),
    api: [
      ...ofProfile,
      answer(noticeChoiceEndpoints.choices, { choices: [choices[0]], chat: null }),
      answer(noticeChoiceEndpoints.choose, failing(500, { message: ['Try again.'] })),
    ],
  });
  const bell = screen.getByRole('switch', { name: 'Bell: Decisions on your invoices' });
  await screen.getByLabelText('Email: Decisions on your invoices').selectOptions('Never');
  await expect
    .element(screen.getByLabelText('Email: Decisions on your invoices'))
    .toHaveValue('now');
  await expect.element(bell).toBeChecked();
  const failed = await openPage('/profile', {
    as: person('contributor'),
    api: [
      ...ofProfile,
      answer(noticeChoiceEndpoints.choices, failing(500, { message: ['Try again.'] })),
    ],
  });
  await expect
    .element(failed.screen.getByText('Your notification settings couldn’t be loaded.'))
    .toBeVisible();
});

/** Opens the settings of a chat member, who may change them. */
async function openSettings(chat: AllChoices['chat'] = { desktop: 'off', sound: 'off' }) {
  let all: AllChoices = { choices: [...choices], chat };
  const page = await openPage('/profile', {
    as: person('contributor', { isChatMember: chat !== null }),
    api: [
      ...ofProfile,
      answer(noticeChoiceEndpoints.choices, () => all),
      answer(noticeChoiceEndpoints.choose, ({ body }) => {
        const { topic, way, choice } = body as NoticeChoice;
        all =
          topic === 'chat-messages'
            ? { ...all, chat: all.chat && { ...all.chat, [way]: choice } }
            : {
                ...all,
                choices: all.choices.map((one) =>
                  one.topic === topic ? { ...one, [way]: choice } : one,
                ),
              };
        return all;
      }),
    ],
  });
  const saved = () => page.callsTo('PUT /api/notice/choices').map(({ request }) => request.body);
  const box = page.screen.getByRole('region', { name: 'Desktop notifications' });
  return { ...page, saved, box };
}

describe('desktop notifications', () => {
  test('are allowed by a click, and then shown as a test', async () => {
    const { asked, texts } = fakeDesktop('default');
    const { box } = await openSettings();
    await expect.element(box.getByText(desktopMessages.states.unasked)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    await expectAccessible();
    await box.getByRole('button', { name: 'Allow in this browser' }).click();
    await expect.element(box.getByText(desktopMessages.states.allowed)).toBeVisible();
    await expect.element(box.getByRole('button', { name: /Allow/ })).not.toBeInTheDocument();
    await box.getByRole('button', { name: 'Show a test' }).click();
    expect(texts()).toEqual([`${desktopMessages.testTitle}: ${desktopMessages.testBody}`]);
    await expect.element(box.getByText(desktopMessages.testMissing)).toBeVisible();
  });

  test('say how to unblock them, and ask nothing', async () => {
    fakeDesktop('denied');
    const { box } = await openSettings();
    await expect.element(box.getByText(desktopMessages.states.blocked)).toBeVisible();
    await expect.element(box.getByRole('button')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('say that the browser can’t show them', async () => {
    vi.stubGlobal('Notification', undefined);
    Reflect.deleteProperty(globalThis, 'Notification');
    const { box } = await openSettings();
    await expect.element(box.getByText(desktopMessages.states.unsupported)).toBeVisible();
    await expect.element(box.getByRole('button')).not.toBeInTheDocument();
  });

  test('follow a permission that changes beside the address', async () => {
    fakeDesktop('denied');
    const status = { onchange: null as (() => void) | null };
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue(status as PermissionStatus);
    const { box } = await openSettings();
    await expect.element(box.getByText(desktopMessages.states.blocked)).toBeVisible();
    await expect.poll(() => status.onchange).not.toBeNull();
    fakeDesktop('granted');
    status.onchange?.();
    await expect.element(box.getByText(desktopMessages.states.allowed)).toBeVisible();
  });

  test('are chosen by topic, and only for what comes to the bell', async () => {
    fakeDesktop();
    const { screen, saved } = await openSettings();
    const jobs = screen.getByRole('switch', { name: 'Desktop: Jobs, backups and webhooks' });
    const invoices = screen.getByRole('switch', { name: 'Desktop: Decisions on your invoices' });
    await expect.element(jobs).toBeChecked();
    await jobs.click({ force: true });
    await expect.element(jobs).not.toBeChecked();
    await expect.element(invoices).toBeChecked();
    const bell = screen.getByRole('switch', { name: 'Bell: Decisions on your invoices' });
    await bell.click({ force: true });
    await expect.element(invoices).not.toBeChecked();
    await expect.element(invoices).toBeDisabled();
    await expect.poll(saved).toEqual([
      { topic: 'system', way: 'desktop', choice: 'off' },
      { topic: 'invoices', way: 'bell', choice: 'off' },
    ]);
  });
});

describe('new chat messages', () => {
  test('are chosen by themselves; turning the sound on plays it once', async () => {
    const { tones } = fakeDesktop();
    const { screen, saved } = await openSettings();
    const sound = screen.getByRole('switch', { name: desktopMessages.chatSound });
    const desktop = screen.getByRole('switch', { name: desktopMessages.chatDesktop });
    await expect.element(sound).not.toBeChecked();
    expect(tones()).toBe(0);
    await sound.click();
    await expect.element(sound).toBeChecked();
    await desktop.click({ force: true });
    await expect.element(desktop).toBeChecked();
    expect(tones()).toBe(1);
    await expect.poll(saved).toEqual([
      { topic: 'chat-messages', way: 'sound', choice: 'on' },
      { topic: 'chat-messages', way: 'desktop', choice: 'on' },
    ]);
  });

  test('can’t be chosen by people outside the chat', async () => {
    const { screen, box } = await openSettings(null);
    await expect.element(box).toBeVisible();
    await expect.element(screen.getByText(/new chat messages/)).not.toBeInTheDocument();
  });
});
