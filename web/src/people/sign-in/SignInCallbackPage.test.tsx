import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { authMessages } from '@masthead/shared/platform/access/auth.ts';
import { describe, expect, test } from 'vitest';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const begun = (wanted: string | null = null) =>
  sessionStorage.setItem('masthead.open-id', JSON.stringify({ browserKey: 'my key', wanted }));
const signsIn = answer(authEndpoints.finishOpenId, {
  access_token: 'a token',
  user: person('rep'),
});
const address = '/login/callback?code=c&state=s&iss=https%3A%2F%2Faccounts.example';

describe('the redirect from the OpenID provider', () => {
  test('sends the response with the key of this tab, once, and goes home', async () => {
    begun();
    const { router, callsTo, screen } = await openPage(address, { api: [signsIn] });
    await expect
      .element(screen.getByRole('button', { name: /User menu of Pat rep/ }))
      .toBeVisible();
    expect(router.state.location.pathname).toBe('/home');
    expect(callsTo('POST /api/auth/oidc/finish').map(({ request }) => request.body)).toEqual([
      { code: 'c', state: 's', iss: 'https://accounts.example', browserKey: 'my key' },
    ]);
    expect(localStorage.getItem('masthead.token')).toBe('a token');
    expect(sessionStorage.getItem('masthead.open-id')).toBeNull();
  });

  test('goes to the screen requested before, and to no other place', async () => {
    begun('/listing?page=2');
    const { screen, router } = await openPage(address, { api: [signsIn] });
    await expect.poll(() => router.state.location.href).toBe('/listing?page=2');
    await screen.unmount();
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      begun(elsewhere);
      const page = await openPage(address, { api: [signsIn] });
      await expect.element(page.screen.getByRole('button', { name: /User menu/ })).toBeVisible();
      expect(page.router.state.location.pathname).toBe('/home');
      await page.screen.unmount();
    }
  });

  const troubles: [string, string, boolean, string][] = [
    [
      'the person canceled there',
      '/login/callback?error=access_denied&state=s',
      true,
      'The sign-in was declined or canceled.',
    ],
    [
      'it was begun in another tab',
      address,
      false,
      'This sign-in was started in another tab or browser, or too long ago. Start again.',
    ],
    [
      'the address holds no answer',
      '/login/callback',
      true,
      'This sign-in was started in another tab or browser, or too long ago. Start again.',
    ],
  ];
  test.each(troubles)('sends nothing when %s', async (_case, at, isBegun, sentence) => {
    if (isBegun) begun();
    const { screen, callsTo } = await openPage(at, { api: [signsIn] });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(callsTo('POST /api/auth/oidc/finish')).toHaveLength(0);
    await screen.getByRole('link', { name: 'Return to Login' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('shows that the sign-in was rejected', async () => {
    begun();
    const refusal = failing(401, { message: [authMessages.openIdRefused] });
    const { screen } = await openPage(address, {
      api: [answer(authEndpoints.finishOpenId, refusal)],
    });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(authMessages.openIdRefused);
    expect(localStorage).toHaveLength(0);
  });
});
