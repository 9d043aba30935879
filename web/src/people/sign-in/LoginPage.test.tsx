import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { describe, expect, test, vi } from 'vitest';
import { leave } from '../../platform/api/leave.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const signsIn = answer(authEndpoints.login, { access_token: 'a token', user: person('rep') });
const refuses = answer(
  authEndpoints.login,
  failing(401, { message: ['Invalid username or password'] }),
);

describe('the login card', () => {
  test('asks for the email address and the password', async () => {
    const { screen, callsTo } = await openPage('/login');
    await screen.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(screen.getByText('A username is required')).toBeVisible();
    await expect.element(screen.getByText('A password is required')).toBeVisible();
    await expect.element(screen.getByLabelText('Email address')).toHaveFocus();
    expect(callsTo('POST /api/auth/login')).toHaveLength(0);
  });

  test('keeps the token in local storage and goes home', async () => {
    const { screen, router, callsTo } = await openPage('/login', { api: [signsIn] });
    await screen.getByLabelText('Email address').fill('rep@example.com');
    await screen.getByLabelText('Password', { exact: true }).fill('masthead-demo');
    await screen.getByRole('button', { name: 'Sign in' }).click();
    await expect
      .element(screen.getByRole('button', { name: /User menu of Pat rep/ }))
      .toBeVisible();
    expect(router.state.location.pathname).toBe('/home');
    expect({ ...localStorage }).toEqual({ 'masthead.token': 'a token' });
    expect(callsTo('POST /api/auth/login')[0]?.request.body).toEqual({
      username: 'rep@example.com',
      password: 'masthead-demo',
    });
  });

  test('shows that the username or password is wrong and stays', async () => {
    const { screen, router } = await openPage('/login', { api: [refuses] });
    await screen.getByLabelText('Email address').fill('rep@example.com');
    await screen.getByLabelText('Password', { exact: true }).fill('wrong');
    await screen.getByRole('button', { name: 'Sign in' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Invalid username or password');
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage).toHaveLength(0);
  });

  test('offers the OpenID provider only if one is configured, and goes there', async () => {
    const plain = await openPage('/login');
    await expect.element(plain.screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.element(plain.screen.getByText(/Sign in with/)).not.toBeInTheDocument();
    await plain.screen.unmount();
    const left = vi.spyOn(leave, 'to').mockImplementation(() => {});
    const address = 'https://accounts.example/auth?state=s';
    const { screen } = await openPage('/login', {
      api: [
        answer(authEndpoints.options, {
          openId: { name: 'Lone Star Accounts' },
          hasPasskeys: false,
        }),
        answer(authEndpoints.startOpenId, { address, browserKey: 'key of this tab' }),
      ],
    });
    await screen.getByRole('button', { name: 'Sign in with Lone Star Accounts' }).click();
    await expect.poll(() => left.mock.calls).toEqual([[address]]);
    expect(sessionStorage.getItem('masthead.open-id')).toContain('key of this tab');
    expect(localStorage).toHaveLength(0);
  });

  test('shows that the provider is unavailable and stays', async () => {
    const message = 'The sign-in service can’t be reached right now. Try again in a minute.';
    const { screen } = await openPage('/login', {
      api: [
        answer(authEndpoints.options, { openId: { name: 'Accounts' }, hasPasskeys: false }),
        answer(authEndpoints.startOpenId, failing(503, { message: [message] })),
      ],
    });
    await screen.getByRole('button', { name: 'Sign in with Accounts' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  });
});

describe('the reset card', () => {
  async function openReset(api: Parameters<typeof openPage>[1] = {}) {
    const page = await openPage('/login', api);
    await page.screen.getByLabelText('Email address').fill('rep@example.com');
    await page.screen.getByRole('button', { name: 'Forgot Password?' }).click();
    return page;
  }

  test('asks for the email only, shows that an email was sent, and returns', async () => {
    const { screen, callsTo } = await openReset({ api: [answer(authEndpoints.resetPassword, {})] });
    await expect.element(screen.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect
      .element(screen.getByLabelText('Password', { exact: true }))
      .not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Email address')).toHaveValue('rep@example.com');
    await screen.getByRole('button', { name: 'Reset Password' }).click();
    await expect.element(screen.getByText('Password reset email sent.')).toBeVisible();
    await expect
      .element(
        screen.getByText(
          'An email was sent to this account with instructions for resetting the password.',
        ),
      )
      .toBeVisible();
    expect(callsTo('POST /api/auth/reset-password')[0]?.request.body).toEqual({
      email: 'rep@example.com',
    });
    await screen.getByRole('button', { name: 'Return to Login' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('requires a username before asking the server', async () => {
    const { screen, callsTo } = await openReset();
    await screen.getByLabelText('Email address').fill('  ');
    await screen.getByRole('button', { name: 'Reset Password' }).click();
    await expect.element(screen.getByText('Please enter a valid username')).toBeVisible();
    expect(callsTo('POST /api/auth/reset-password')).toHaveLength(0);
  });

  test('shows the first message of a rejection, and for a server error only that it is unknown', async () => {
    const refusals: [number, string, string][] = [
      [429, 'Wait 15 minutes.', 'Wait 15 minutes.'],
      [500, 'Internal.', 'An unknown error occurred'],
    ];
    for (const [status, message, shown] of refusals) {
      const { screen } = await openReset({
        api: [answer(authEndpoints.resetPassword, failing(status, { message: [message] }))],
      });
      await screen.getByRole('button', { name: 'Reset Password' }).click();
      await expect.element(screen.getByText(shown).first()).toBeVisible();
      await expect.element(screen.getByLabelText('Email address')).toHaveValue('rep@example.com');
      await screen.unmount();
    }
  });
});

describe('the guard', () => {
  test('sends a visitor of any screen to the login card', async () => {
    const { screen, router, calls } = await openPage('/articles');
    await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(calls.map(({ name }) => name)).toEqual(['GET /api/auth/options']);
  });

  test('returns to the requested address after sign-in', async () => {
    const { screen, router } = await openPage('/listing?page=2', {
      api: [signsIn],
    });
    await screen.getByLabelText('Email address').fill('rep@example.com');
    await screen.getByLabelText('Password', { exact: true }).fill('masthead-demo');
    await screen.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => router.state.location.href).toBe('/listing?page=2');
  });

  test('sends a signed-in person home from the login card and from the root', async () => {
    for (const address of ['/login', '/']) {
      const { screen, router } = await openPage(address, { as: person('rep') });
      await expect
        .element(screen.getByRole('button', { name: /User menu of Pat rep/ }))
        .toBeVisible();
      expect(router.state.location.pathname).toBe('/home');
      await screen.unmount();
    }
  });

  test('clears local storage when the session has ended, and says so on the card', async () => {
    const ended = answer(authEndpoints.session, failing(401, { message: ['Session ended.'] }));
    const { screen } = await openPage('/home', { as: person('rep'), api: [ended] });
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Your session has ended. Sign in again to continue.');
    expect(localStorage).toHaveLength(0);
  });

  test('says that a screen is not for these roles, without asking the server', async () => {
    const { screen, calls } = await openPage('/articles', { as: person('rep') });
    await expect
      .element(screen.getByRole('heading', { name: 'You don’t have access to this page' }))
      .toBeVisible();
    expect(calls.map((call) => call.name)).not.toContain('GET /api/news-item/search');
    expect(localStorage.getItem('masthead.token')).not.toBeNull();
  });

  test('shows Page Not Found at an unknown address', async () => {
    const { screen } = await openPage('/no-such-page', { as: person('rep') });
    await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});
