import { generateKeyPairSync } from 'node:crypto';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { authMessages } from '@masthead/shared/platform/access/auth.ts';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { absentFrom } from '../../../test/absent-from.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildStaff, buildUser } from '../users/users.testing.ts';
import { callback, secrets, startProvider, type TestProvider } from './open-id.testing.ts';

let provider: TestProvider;
let server: TestServer;
let nobody: ReturnType<TestServer['as']>;

beforeAll(async () => {
  provider = await startProvider();
  const openId = {
    issuer: provider.issuer,
    clientId: 'masthead',
    clientSecret: secrets.masthead ?? null,
    name: 'Lone Star Accounts',
    scope: 'openid email',
    groupsClaim: 'groups',
    groupRoles: null,
  };
  server = await startTestServer({ config: { openId } });
  nobody = server.as(null);
  await buildStaff(server.pool, 'editor');
  await buildUser(server.pool, { username: 'ana' });
  await buildUser(server.pool, { username: 'gone', isDisabled: true });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(() => server.pool`delete from sign_in_failures`);
afterEach(() => {
  provider.isBroken = false;
});

const refused = { status: 401, error: { message: [authMessages.openIdRefused] } };
/** The token exchange fails like the login card does (Spec, platform 8). */
const refusedToken = { status: 401, error: { message: ['Invalid username or password'] } };

/** Starts a sign-in, logs in at the provider, and returns what the callback page would send. */
async function comeBack(account: string) {
  const { body } = await nobody.call(authEndpoints.startOpenId);
  const address = await provider.logIn(body.address, account);
  const { code = '', state = '', iss = '' } = Object.fromEntries(address.searchParams);
  return { address, body: { code, state, iss, browserKey: body.browserKey } };
}
const finish = (body: object) => nobody.call(authEndpoints.finishOpenId, { body });

describe('signing in with the provider', () => {
  test('returns the name of the provider', async () => {
    const { body } = await nobody.call(authEndpoints.options);
    expect(body).toMatchObject({ openId: { name: 'Lone Star Accounts' } });
  });

  test('redirects with PKCE, state and nonce, and completes the sign-in', async () => {
    const { body } = await nobody.call(authEndpoints.startOpenId);
    const address = new URL(body.address);
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'masthead',
      redirect_uri: callback,
      code_challenge_method: 'S256',
      response_type: 'code',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const back = await comeBack('Ana@Example.com');
    expect(back.address.href.split('?')[0]).toBe(callback);
    const signedIn = await finish(back.body);
    expect(signedIn).toMatchObject({ status: 200, body: { user: { username: 'ana' } } });
    const client = server.withToken(signedIn.body.access_token);
    expect((await client.call(authEndpoints.session)).status).toBe(200);
  });

  test('stores nothing in the database that could complete it', async () => {
    const { body } = await nobody.call(authEndpoints.startOpenId);
    const { state, nonce } = Object.fromEntries(new URL(body.address).searchParams);
    const rows = await server.pool<{ row: string }[]>`
      select to_jsonb(s)::text as row from open_id_sign_ins s`;
    const kept = rows.map(({ row }) => row).join();
    expect([state, nonce, body.browserKey]).toEqual(Array(3).fill(expect.any(String)));
    for (const secret of [state, nonce, body.browserKey])
      absentFrom(kept, { there: 'state_hash', gone: secret ?? '' });
  });

  test.each([
    ['somebody disabled', 'gone@example.com'],
    ['an e-mail that is not verified', 'unverified+ana@example.com'],
    ['an e-mail that nobody here has', 'stranger@example.com'],
    ['a user name instead of an e-mail', 'ana'],
  ])('rejects %s', async (_case, account) => {
    const people = await server.pool`select id from users`;
    expect(await finish((await comeBack(account)).body)).toMatchObject(refused);
    expect(await server.pool`select id from users`).toHaveLength(people.length);
  });

  test('rejects the same response a second time', async () => {
    const { body } = await comeBack('ana@example.com');
    expect((await finish(body)).status).toBe(200);
    expect(await finish(body)).toMatchObject(refused);
  });

  test('accepts one of two concurrent responses', async () => {
    const { body } = await comeBack('ana@example.com');
    const answers = await Promise.all([finish(body), finish(body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test('rejects another browser, another state, code or issuer, and late responses', async () => {
    const mine = await comeBack('ana@example.com');
    const theirs = await comeBack('ana@example.com');
    const mixed = [
      { ...mine.body, browserKey: theirs.body.browserKey },
      { ...mine.body, state: 'made-up' },
      { ...mine.body, code: theirs.body.code },
    ];
    for (const body of mixed) expect(await finish(body)).toMatchObject(refused);
    const elsewhere = (await comeBack('ana@example.com')).body;
    expect(await finish({ ...elsewhere, iss: 'https://evil.example' })).toMatchObject(refused);
    const late = (await comeBack('ana@example.com')).body;
    await server.pool`update open_id_sign_ins set expires_at = now() - interval '1 second'`;
    expect(await finish(late)).toMatchObject(refused);
  });

  test('rejects an ID token with another nonce', async () => {
    const { body } = await nobody.call(authEndpoints.startOpenId);
    const address = new URL(body.address);
    address.searchParams.set('nonce', 'somebody-elses');
    const back = await provider.logIn(address.href, 'ana@example.com');
    const { code = '', state = '', iss = '' } = Object.fromEntries(back.searchParams);
    const answer = { code, state, iss, browserKey: body.browserKey };
    expect(await finish(answer)).toMatchObject(refused);
  });

  test('reports that the provider is unavailable', async () => {
    const { body } = await comeBack('ana@example.com');
    provider.isBroken = true;
    const answer = await finish(body);
    expect(answer).toMatchObject({
      status: 503,
      error: {
        message: ['The sign-in service can’t be reached right now. Try again in a minute.'],
      },
    });
    expect(answer.raw.headers['retry-after']).toBeDefined();
  });
});

describe('exchanging an access token', () => {
  const exchange = (accessToken: string) =>
    nobody.call(authEndpoints.exchangeToken, { body: { accessToken } });
  const inPath = (accessToken: string) =>
    nobody.call(authEndpoints.exchangeTokenInPath, { params: { accessToken } });

  test('accepts a token issued to this application, in the body and in the path', async () => {
    const token = await provider.tokenFor('masthead', 'ana@example.com');
    for (const answer of [await exchange(token), await inPath(token)]) {
      expect(answer).toMatchObject({ status: 200, body: { user: { username: 'ana' } } });
      expect(answer.raw.headers['cache-control']).toBe('no-store');
    }
  });

  test('accepts a token as long as a JWT only at its own endpoint', async () => {
    const long = 'x'.repeat(5000);
    expect(await inPath(long)).toMatchObject(refusedToken);
    const elsewhere = await server.app.http.inject({ url: `/api/outbox/${long}` });
    expect(elsewhere.statusCode).toBe(404);
    const far = await server.app.http.inject({ url: `/api/auth/oauth/${'x'.repeat(9000)}` });
    expect(far.statusCode).toBe(404);
    expect(far.body).not.toContain('xxx');
  });

  test('rejects a token that the same person gave to another application', async () => {
    const token = await provider.tokenFor('other', 'ana@example.com');
    const userinfo = await fetch(`${provider.issuer}/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await userinfo.json()).toMatchObject({ email: 'ana@example.com', email_verified: true });
    expect(await exchange(token)).toMatchObject(refusedToken);
    expect(await inPath(token)).toMatchObject(refusedToken);
  });

  test.each([
    ['somebody disabled', 'gone@example.com'],
    ['an e-mail that is not verified', 'unverified+ana@example.com'],
    ['an e-mail that nobody here has', 'stranger@example.com'],
  ])('rejects the token of %s', async (_case, account) => {
    expect(await exchange(await provider.tokenFor('masthead', account))).toMatchObject(
      refusedToken,
    );
  });

  test('rejects invented, revoked and expired tokens', async () => {
    expect(await exchange('made-up')).toMatchObject(refusedToken);
    const revoked = await provider.tokenFor('masthead', 'ana@example.com');
    await (await provider.provider.AccessToken.find(revoked))?.destroy();
    expect(await exchange(revoked)).toMatchObject(refusedToken);
    const short = await provider.tokenFor('masthead', 'ana@example.com', 1);
    await expect.poll(() => exchange(short), { timeout: 10_000 }).toMatchObject(refusedToken);
  });

  test('rejects unsigned tokens, tokens signed by others, and ID tokens', async () => {
    const claims = { client_id: 'masthead', email: 'ana@example.com', email_verified: true };
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'x' });
    const tokens = [
      new UnsecuredJWT(claims)
        .setIssuer(provider.issuer)
        .setSubject('ana@example.com')
        .setExpirationTime('1h')
        .encode(),
      await forged
        .setIssuer(provider.issuer)
        .setSubject('ana@example.com')
        .setExpirationTime('1h')
        .sign(privateKey),
      await idTokenFor('masthead'),
      await idTokenFor('other'),
    ];
    for (const token of tokens) expect(await exchange(token)).toMatchObject(refusedToken);
  });

  test('rate-limits an address after twenty failures in a minute', async () => {
    const answers: number[] = [];
    for (let made = 0; made < 21; made += 1) answers.push((await exchange('made-up')).status);
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });

  test('reports that the provider is unavailable', async () => {
    provider.isBroken = true;
    expect((await exchange('any')).status).toBe(503);
  });

  /** An ID token as the provider signs it for an application. */
  async function idTokenFor(clientId: string): Promise<string> {
    const client = await provider.provider.Client.find(clientId);
    if (!client) throw new Error('no such client');
    const token = new provider.provider.IdToken({ email: 'ana@example.com' }, { client });
    token.set('sub', 'ana@example.com');
    return token.issue({ use: 'idtoken' } as never);
  }
});

test('without a provider, offers no button and rejects every exchange', async () => {
  const plain = await startTestServer();
  const client = plain.as(null);
  expect((await client.call(authEndpoints.options)).body).toEqual({
    openId: null,
    hasPasskeys: true,
  });
  expect((await client.call(authEndpoints.startOpenId)).status).toBe(404);
  const answers = [
    await client.call(authEndpoints.exchangeToken, { body: { accessToken: 'any' } }),
    await client.call(authEndpoints.exchangeTokenInPath, { params: { accessToken: 'any' } }),
    await client.call(authEndpoints.finishOpenId, {
      body: { code: 'c', state: 's', browserKey: 'k' },
    }),
  ];
  const [exchanged, inPath, finished] = answers;
  for (const answer of [exchanged, inPath]) expect(answer).toMatchObject(refusedToken);
  expect(finished).toMatchObject(refused);
  await plain.stop();
});
