import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { passwordMessages } from '@masthead/shared/platform/access/password.ts';
import { describe, expect, test, vi } from 'vitest';
import { leave } from '../../platform/api/leave.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const address = '/reset-password/token-of-the-mail';
type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;

async function submit(email: string, password: string, api: Api = []) {
  const page = await openPage(address, { api });
  await page.screen.getByLabelText('Email').fill(email);
  await page.screen.getByLabelText('Password', { exact: true }).fill(password);
  await page.screen.getByRole('button', { name: 'Update Password' }).click();
  return page;
}

describe('the update-password page', () => {
  test('sets the password, signs in and reloads /login; home then shows the toast', async () => {
    const left = vi.spyOn(leave, 'to').mockImplementation(() => {});
    const { callsTo, screen } = await submit('rep@example.com', 'velvet tractor onion', [
      answer(authEndpoints.setPassword, { access_token: 'new token', user: person('rep') }),
    ]);
    await expect.poll(() => left.mock.calls).toEqual([['/login']]);
    expect(callsTo('POST /api/auth/set-password')[0]?.request.body).toEqual({
      email: 'rep@example.com',
      password: 'velvet tractor onion',
      token: 'token-of-the-mail',
    });
    expect(localStorage.getItem('masthead.token')).toBe('new token');
    await screen.unmount();
    const home = await openPage('/login', { as: person('rep') });
    await expect.element(home.screen.getByText('Password updated successfully.')).toBeVisible();
    expect(home.router.state.location.pathname).toBe('/home');
    await home.screen.unmount();
    const again = await openPage('/home', { as: person('rep') });
    await expect.element(again.screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .element(again.screen.getByText('Password updated successfully.'))
      .not.toBeInTheDocument();
  });

  test('validates missing and short passwords before asking the server', async () => {
    const { screen, callsTo } = await submit('', 'elevenchars');
    await expect.element(screen.getByText('A username is required')).toBeVisible();
    await expect
      .element(screen.getByText('Use at least 12 characters for a new password.'))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Email')).toHaveFocus();
    await screen.getByLabelText('Password', { exact: true }).fill('');
    await screen.getByRole('button', { name: 'Update Password' }).click();
    await expect.element(screen.getByText('A password is required')).toBeVisible();
    expect(callsTo('POST /api/auth/set-password')).toHaveLength(0);
  });

  test('shows that the link is invalid and keeps the input', async () => {
    const message =
      'Invalid password reset attempt. This page may have expired.  Try resetting your password again. ';
    const { screen, router } = await submit('rep@example.com', 'velvet tractor onion', [
      answer(authEndpoints.setPassword, failing(400, { message: [message] })),
    ]);
    await expect
      .element(screen.getByRole('main').getByRole('alert'))
      .toHaveTextContent(message.replace('  ', ' ').trim());
    expect(screen.getByText(/^Invalid password reset attempt/).elements()).toHaveLength(1);
    await expect.element(screen.getByLabelText('Email')).toHaveValue('rep@example.com');
    expect(localStorage).toHaveLength(0);
    await screen.getByRole('link', { name: 'Return to Login' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
  });

  test('shows while typing that a password is easy to guess, also one based on the email', async () => {
    const { screen, callsTo } = await openPage(address);
    const field = screen.getByLabelText('Password', { exact: true });
    const sentence = screen.getByText(passwordMessages.tooEasy);
    await field.fill('password12');
    await expect.element(sentence).not.toBeInTheDocument();
    await field.fill('password1234');
    await expect.element(sentence).toBeVisible();
    await field.fill('velvet tractor onion');
    await expect.element(sentence).not.toBeInTheDocument();
    await screen.getByLabelText('Email').fill('wilhelmina.rosenkranz@example.com');
    await field.fill('rosenkranz.wilhelmina');
    await expect.element(sentence).toBeVisible();
    expect(callsTo('POST /api/auth/set-password')).toHaveLength(0);
  });

  test('shows at the field that a password is too easy', async () => {
    const message = 'This password is too easy to guess.';
    const { screen } = await submit('rep@example.com', 'password12345', [
      answer(
        authEndpoints.setPassword,
        failing(400, { message: [message], errors: [{ path: 'password', message }] }),
      ),
    ]);
    await expect
      .element(screen.getByLabelText('Password', { exact: true }))
      .toHaveAccessibleDescription(expect.stringContaining(message));
  });
});
