import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { expect, test } from 'vitest';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const profile = {
  id: 3,
  version: 4,
  username: 'rep',
  name: 'Pat rep',
  email: 'rep@example.com',
  bio: null,
  imageUrl: null,
  getsSummary: true,
  updatedAt: '2026-11-01T12:00:00Z',
  updatedBy: null,
};
const off = { isOn: false, since: null, recoveryCodesLeft: 0 };
const on = { isOn: true, since: '2026-11-20T15:00:00Z', recoveryCodesLeft: 1 };
const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;
const open = (api: Api) =>
  openPage('/profile', {
    as: person('rep'),
    api: [...api, answer(profileEndpoints.get, profile), answer(profileEndpoints.sessions, [])],
  });

test('is turned on with the password, a QR code, the key as text and a code', async () => {
  const { screen, callsTo } = await open([
    answer(profileEndpoints.secondFactor, off),
    answer(profileEndpoints.beginSecondFactor, {
      secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
      address: 'otpauth://totp/Masthead:rep?secret=ABC',
    }),
    answer(profileEndpoints.confirmSecondFactor, { recoveryCodes }),
  ]);
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await screen.getByLabelText('Current password').fill('masthead-demo');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect.element(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
  await screen.getByLabelText('Code', { exact: true }).fill('123456');
  await screen.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('AAAA-BBBB-CCCC-DDDD')).not.toBeInTheDocument();
  expect(callsTo('POST /api/profile/second-factor')[0]?.request.body).toEqual({ code: '123456' });
});

test('a wrong password and a wrong code are said at their fields', async () => {
  const { screen } = await open([
    answer(profileEndpoints.secondFactor, off),
    answer(
      profileEndpoints.beginSecondFactor,
      failing(400, {
        message: ['That isn’t your current password.'],
        errors: [{ path: 'currentPassword', message: 'That isn’t your current password.' }],
      }),
    ),
  ]);
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText('Enter your current password')).toBeVisible();
  await screen.getByLabelText('Current password').fill('wrong');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText('That isn’t your current password.')).toBeVisible();
});

test('recovery codes are made anew, and it is turned off', async () => {
  const { screen, callsTo } = await open([
    answer(profileEndpoints.secondFactor, on),
    answer(profileEndpoints.renewRecoveryCodes, { recoveryCodes }),
    answer(profileEndpoints.removeSecondFactor, {}),
  ]);
  await expect.element(screen.getByText(/1 recovery code left/)).toBeVisible();
  await screen.getByRole('button', { name: 'New recovery codes' }).click();
  await screen.getByLabelText('Current password').fill('masthead-demo');
  await screen.getByRole('button', { name: 'Make new codes' }).click();
  await expect.element(screen.getByText('EEEE-FFFF-GGGG-HHHH')).toBeVisible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await screen.getByRole('button', { name: 'Turn off' }).click();
  await screen.getByLabelText('Current password').fill('masthead-demo');
  await screen.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect.element(screen.getByText('Two-step sign-in is off.', { exact: true })).toBeVisible();
  expect(callsTo('POST /api/profile/second-factor/remove')).toHaveLength(1);
});

test('says when it could not be loaded', async () => {
  const { screen } = await open([
    answer(profileEndpoints.secondFactor, failing(500, { message: ['Something went wrong.'] })),
  ]);
  await expect.element(screen.getByText('Something went wrong.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
