import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { passkeySignInEndpoints } from '@masthead/shared/people/sign-in/passkey-sign-in.endpoints.ts';
import { passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const bytes = Uint8Array.from([1, 2, 3]).buffer;
const used = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null },
} as unknown as Credential;
let canOffer = false;
/** What the browser does when asked; an offer in a field's menu has a mediation. */
let use: (options?: CredentialRequestOptions) => Promise<Credential | null>;
beforeEach(() => {
  canOffer = false;
  use = async () => used;
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockImplementation(
    async () => canOffer,
  );
  vi.spyOn(navigator.credentials, 'get').mockImplementation((options) => use(options));
});
afterEach(() => vi.restoreAllMocks());

const begins = answer(passkeySignInEndpoints.begin, {
  options: { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] },
  browserKey: 'the key',
});
const signsIn = answer(passkeySignInEndpoints.finish, {
  access_token: 'a token',
  user: person('rep'),
});
type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;
const open = (api: Api) =>
  openPage('/login', {
    api: [answer(authEndpoints.options, { openId: null, hasPasskeys: true }), begins, ...api],
  });
const button = (screen: Awaited<ReturnType<typeof openPage>>['screen']) =>
  screen.getByRole('button', { name: passkeyMessages.signIn });

test('signs in with a passkey, without a name', async () => {
  const { screen, router, callsTo } = await open([signsIn]);
  await button(screen).click();
  await expect.element(screen.getByRole('button', { name: /User menu of Pat rep/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/home');
  expect(callsTo('POST /api/auth/passkey')[0]?.request.body).toMatchObject({
    browserKey: 'the key',
    passkey: { id: 'AQID', response: { signature: 'AQID' } },
  });
});

test('stands above the password, whose button then is the second choice', async () => {
  const { screen } = await open([]);
  await expect.element(button(screen)).toBeVisible();
  const top = (element: Element) => element.getBoundingClientRect().top;
  const password = screen.getByRole('button', { name: 'Sign in', exact: true });
  expect(top(button(screen).element())).toBeLessThan(top(password.element()));
});

test('says that none was chosen, and what the server refuses', async () => {
  use = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const { unknown } = passkeyMessages;
  const { screen } = await open([
    answer(passkeySignInEndpoints.finish, failing(401, { message: [unknown] })),
  ]);
  await button(screen).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(passkeyMessages.canceled);
  use = async () => used;
  await button(screen).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(unknown);
});

test('offers passkeys in the menu of the username, where the browser can', async () => {
  canOffer = true;
  const asked: (string | undefined)[] = [];
  use = async (options) => {
    asked.push(options?.mediation);
    return used;
  };
  const { screen } = await open([signsIn]);
  await expect.element(screen.getByRole('button', { name: /User menu of Pat rep/ })).toBeVisible();
  expect(asked).toEqual(['conditional']);
});

test('an offer that ends is not an error', async () => {
  canOffer = true;
  let asked = 0;
  use = () => {
    asked += 1;
    return Promise.reject(new DOMException('no', 'NotAllowedError'));
  };
  const { screen } = await open([]);
  await expect.element(button(screen)).toBeVisible();
  await vi.waitFor(() => expect(asked).toBe(1));
  expect(screen.getByRole('alert').elements()).toEqual([]);
});
