import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { answer, failing, openPage, person } from '../app/page.testing.tsx';

const signsIn = answer(authEndpoints.login, { access_token: 'a token', user: person('rep') });
const refuses = answer(
  authEndpoints.login,
  failing(401, { message: ['Invalid username or password'] }),
);

describe('the login card', () => {
  test('asks for the e-mail address and the password', async () => {
    const { screen, callsTo } = await openPage('/login');
    await screen.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(screen.getByText('A username is required')).toBeVisible();
    await expect.element(screen.getByText('A password is required')).toBeVisible();
    await expect.element(screen.getByLabelText('Email address')).toHaveFocus();
    expect(callsTo('POST /api/auth/login')).toHaveLength(0);
  });

  test('keeps the token in local storage and leads home', async () => {
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

  test('says that the user name or password is wrong and stays', async () => {
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

  test('turns into the reset card, which asks for the e-mail only and does not pretend', async () => {
    const { screen, calls } = await openPage('/login');
    await screen.getByRole('button', { name: 'Forgot Password?' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect
      .element(screen.getByLabelText('Password', { exact: true }))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Reset Password' }).click();
    await expect.element(screen.getByText('Please enter a valid username')).toBeVisible();
    await screen.getByLabelText('Email address').fill('rep@example.com');
    await screen.getByRole('button', { name: 'Reset Password' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(
        'Resetting a password by mail is not set up yet. Ask an admin to set a new one for you.',
      );
    expect(calls).toHaveLength(0);
  });
});

describe('the guard', () => {
  test('sends a visitor of any screen to the login card', async () => {
    const { screen, router, calls } = await openPage('/articles');
    await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(calls).toHaveLength(0);
  });

  test('sends who is signed in home from the login card and from the root', async () => {
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

  test('says that a screen is not for these roles, and asks the server nothing for it', async () => {
    const { screen, calls } = await openPage('/articles', { as: person('rep') });
    await expect
      .element(screen.getByRole('heading', { name: 'You may not open this screen' }))
      .toBeVisible();
    expect(calls.map((call) => call.name)).not.toContain('GET /api/news-item/search');
    expect(localStorage.getItem('masthead.token')).not.toBeNull();
  });

  test('says Page Not Found at an unknown address', async () => {
    const { screen } = await openPage('/no-such-page', { as: person('rep') });
    await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});
