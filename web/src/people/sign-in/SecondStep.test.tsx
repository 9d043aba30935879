import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { expect, test, vi } from 'vitest';
import { leave } from '../../platform/api/leave.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const needed = failing(401, {
  message: ['Enter the code from your authenticator app.'],
  secondFactor: 'the proof',
});
const asks = answer(authEndpoints.login, needed);
const signsIn = answer(authEndpoints.secondStep, { access_token: 'a token', user: person('rep') });
const wrong = answer(
  authEndpoints.secondStep,
  failing(400, { message: ['That code is wrong or was already used.'] }),
);

type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;
async function atSecondStep(api: Api) {
  const page = await openPage('/login', { api: [asks, ...api] });
  await page.screen.getByLabelText('Email address').fill('rep@example.com');
  await page.screen.getByLabelText('Password', { exact: true }).fill('masthead-demo');
  await page.screen.getByRole('button', { name: 'Sign in' }).click();
  return page;
}

test('a code follows the password, and leads home', async () => {
  const { screen, router, callsTo } = await atSecondStep([signsIn]);
  await expect.element(screen.getByRole('alert').getByText(/^Enter the code/)).toBeVisible();
  await expect.element(screen.getByLabelText('Code')).toHaveFocus();
  expect({ ...localStorage }).toEqual({});
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByText('Enter a code')).toBeVisible();
  await screen.getByLabelText('Code').fill('123 456');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByRole('button', { name: /User menu of Pat rep/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/home');
  expect(callsTo('POST /api/auth/second-step')[0]?.request.body).toEqual({
    proof: 'the proof',
    code: '123 456',
  });
});

test('a wrong code is said, and a recovery code can be entered instead', async () => {
  const { screen } = await atSecondStep([wrong]);
  await screen.getByLabelText('Code').fill('000000');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByRole('alert').getByText(/^That code is wrong/)).toBeVisible();
  await screen.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect.element(screen.getByLabelText('Recovery code')).toHaveFocus();
  await expect.element(screen.getByRole('alert').getByText(/^No phone/)).toBeVisible();
});

test('leads back to the password with the address as it was typed', async () => {
  const { screen } = await atSecondStep([]);
  await screen.getByRole('button', { name: 'Return to Login' }).click();
  await expect.element(screen.getByLabelText('Email address')).toHaveValue('rep@example.com');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('');
});

test('a new password is followed by the code, too', async () => {
  const left = vi.spyOn(leave, 'to').mockReturnValue();
  const { screen } = await openPage('/reset-password/a-token', {
    api: [answer(authEndpoints.setPassword, needed), signsIn],
  });
  await screen.getByLabelText('Email', { exact: true }).fill('rep@example.com');
  await screen.getByLabelText('Password', { exact: true }).fill('a quite new and long one');
  await screen.getByRole('button', { name: 'Update Password' }).click();
  await screen.getByLabelText('Code').fill('123456');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/login'));
  expect(localStorage.getItem('masthead.token')).toBe('a token');
});
