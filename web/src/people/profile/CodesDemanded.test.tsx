import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { expect, test, vi } from 'vitest';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';

const demanded = { ...person('admin'), mustTurnOnCodes: true };

test('people whose role demands it see nothing but the set-up, then what they asked for', async () => {
  let isOn = false;
  const { screen, router, callsTo } = await openPage('/admin/user', {
    as: demanded,
    api: [
      answer(profileEndpoints.beginSecondFactor, { secret: 'ABCD', address: 'otpauth://totp/x' }),
      answer(profileEndpoints.confirmSecondFactor, () => {
        isOn = true;
        return { recoveryCodes: ['AAAA-BBBB'] };
      }),
      answer(authEndpoints.session, () => (isOn ? person('admin') : demanded)),
    ],
  });
  await expect.element(screen.getByText(/Your role requires two-step sign-in/)).toBeVisible();
  // Why: parts of every screen load when the browser is idle, and ask then.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
  await vi.dynamicImportSettled();
  for (const call of ['GET /api/user', 'GET /api/saved-view', 'GET /api/notice/unread'])
    expect(callsTo(call)).toHaveLength(0);
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await screen.getByLabelText('Current password').fill('masthead-demo');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await screen.getByLabelText('Code', { exact: true }).fill('123456');
  await screen.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Users' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/user');
});

test('they can sign out instead', async () => {
  const { screen, router } = await openPage('/home', { as: demanded });
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.element(screen.getByLabelText('Email address')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
});
