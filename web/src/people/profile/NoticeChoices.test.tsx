import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { noticeChoiceEndpoints } from '@masthead/shared/platform/notices/notice-choice.endpoints.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

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
