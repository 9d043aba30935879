import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { describe, expect, test, vi } from 'vitest';
import { ViewAsButton } from '../people/users/UserSide.tsx';
import { expectAccessible } from '../platform/api/axe.testing.ts';
import { answer, FakeAnswer, failing, openPage, person } from '../platform/api/page.testing.tsx';
import { readToken } from '../platform/api/token.ts';

const admin = person('admin', { id: 1, name: 'Ada Admin' });
const vera = person('editor', {
  id: 2,
  name: 'Vera Editor',
  viewedBy: { id: 1, name: 'Ada Admin' },
});
const banner = 'You’re viewing Masthead as Vera Editor. Nothing can be changed.';

/** The home of an admin, with the button that begins a view as Vera. */
async function openAdmin(target: { id: number; name: string; isDisabled?: boolean } = vera) {
  const page = await openPage('/profile', {
    as: admin,
    api: [
      answer(viewAsEndpoints.begin, { access_token: 'token of the view', user: vera }),
      answer(authEndpoints.session, ({ token }) => {
        if (token === 'token of the view') return vera;
        return token ? admin : new FakeAnswer(401, { message: ['Sign in.'] });
      }),
    ],
    pages: {
      profile: () => <ViewAsButton person={target} />,
      home: () => <h1>Home</h1>,
      userEdit: () => <h1>Vera</h1>,
    },
  });
  return page;
}

async function viewAsVera() {
  const page = await openAdmin();
  await page.screen.getByRole('button', { name: 'View as Vera Editor' }).click();
  await expect.element(page.screen.getByText(banner)).toBeVisible();
  return page;
}

describe('a view as another person', () => {
  test('begins from the button, at home, with the banner', async () => {
    const { screen, router, callsTo } = await viewAsVera();
    await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/home');
    expect(callsTo('POST /api/auth/view-as')[0]?.request.body).toEqual({ userId: 2 });
    expect(readToken()).toBe('token of the view');
    await expectAccessible();
  });

  test('is of this tab only: the token that other tabs share stays the admin’s', async () => {
    await viewAsVera();
    expect(Object.values({ ...localStorage })).toContain('token of admin');
    expect(JSON.stringify({ ...localStorage })).not.toContain('token of the view');
  });

  test('ends by the banner: the view is signed out, and the own session goes on at the person', async () => {
    const { screen, router, callsTo } = await viewAsVera();
    await screen.getByRole('button', { name: 'Back to my own view' }).click();
    await expect.element(screen.getByText(banner)).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: /User menu of Ada Admin/ }))
      .toBeVisible();
    expect(callsTo('POST /api/auth/logout').map((call) => call.request.token)).toEqual([
      'token of the view',
    ]);
    expect(readToken()).toBe('token of admin');
    expect(router.state.location.pathname).toBe('/admin/user/2');
  });

  test('ends by Logout, which signs nobody else out', async () => {
    const { screen } = await viewAsVera();
    await screen.getByRole('button', { name: /User menu of Vera/ }).click();
    await screen.getByRole('menuitem', { name: 'Logout' }).click();
    await expect
      .element(screen.getByRole('button', { name: /User menu of Ada Admin/ }))
      .toBeVisible();
    expect(readToken()).toBe('token of admin');
  });

  test('that has ended on the server leads back to the own view, and says so', async () => {
    const { call } = await import('../platform/api/call.ts');
    const { screen } = await viewAsVera();
    const { userEndpoints } = await import('@masthead/shared/people/users/user.endpoints.ts');
    const { fetch } = globalThis;
    const ended: typeof fetch = async (input, init) =>
      new Headers(init?.headers).get('authorization') === 'Bearer token of the view'
        ? new Response(JSON.stringify({ message: ['Sign in.'] }), {
            status: 401,
            headers: { 'content-type': 'application/json' },
          })
        : fetch(input, init);
    vi.stubGlobal('fetch', ended);
    await call(userEndpoints.list).catch(() => {});
    await expect
      .element(screen.getByText('You’re no longer viewing Masthead as Vera Editor.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /User menu of Ada Admin/ }))
      .toBeVisible();
    expect(readToken()).toBe('token of admin');
  });

  test('that is refused says why, and nothing changes', async () => {
    const sentence = 'Vera Editor is disabled and can’t open Masthead.';
    const { screen } = await openPage('/profile', {
      as: admin,
      api: [answer(viewAsEndpoints.begin, failing(400, { message: [sentence] }))],
      pages: { profile: () => <ViewAsButton person={vera} /> },
    });
    await screen.getByRole('button', { name: 'View as Vera Editor' }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(readToken()).toBe('token of admin');
  });

  test('is not offered of oneself, of the disabled, or to others than admins', async () => {
    const offered = async (as = admin, target: Parameters<typeof openAdmin>[0] = vera) => {
      const page = await openPage('/profile', {
        as,
        pages: {
          profile: () => (
            <>
              <h1>Here</h1>
              <ViewAsButton person={target ?? vera} />
            </>
          ),
        },
      });
      await expect.element(page.screen.getByRole('heading', { name: 'Here' })).toBeVisible();
      return page.screen.getByRole('button', { name: /View as/ }).elements().length;
    };
    expect(await offered()).toBe(1);
    expect(await offered(admin, admin)).toBe(0);
    expect(await offered(admin, { id: 3, name: 'Gone', isDisabled: true })).toBe(0);
    expect(await offered(person('editor'))).toBe(0);
    expect(await offered({ ...admin, viewedBy: { id: 9, name: 'Other' } })).toBe(0);
  });
});
