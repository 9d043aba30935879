import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  isProviderAway,
  type OpenIdProvider,
  openIdProvider,
  personOfToken,
} from './open-id-token.ts';

// A provider whose access tokens are JWTs (RFC 9068) and which introspects nothing.
const keys = await generateKeyPair('ES256', { extractable: true });
const strangers = await generateKeyPair('ES256');
let issuer: string;
let provider: OpenIdProvider;
let userinfo: object;
let asked: string[] = [];

const answers: Record<string, () => Promise<object> | object> = {
  '/.well-known/openid-configuration': () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
  }),
  '/jwks': async () => ({
    keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256', kid: 'k' }],
  }),
  '/me': () => userinfo,
};

const http = createServer((request, response) => {
  asked.push(request.url ?? '');
  void Promise.resolve(answers[request.url ?? '']?.()).then((body) => {
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  provider = openIdProvider({
    issuer,
    clientId: 'masthead',
    clientSecret: null,
    name: 'JWT',
    scope: 'openid email',
    groupsClaim: 'groups',
    groupRoles: null,
  });
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});
beforeEach(() => {
  asked = [];
  userinfo = { sub: 'ana', email: 'ana@example.com', email_verified: true };
});

const emailOfToken = async (token: string) => (await personOfToken(provider, token)).email;

type Changes = { [K in keyof JWTPayload]: JWTPayload[K] | undefined };
const claims = (given: Changes = {}) => ({
  iss: issuer,
  sub: 'ana',
  aud: 'https://api.example',
  client_id: 'masthead',
  exp: Math.floor(Date.now() / 1000) + 300,
  ...given,
});
const signed = (payload: Changes, key = keys.privateKey) =>
  new SignJWT(payload as JWTPayload)
    .setProtectedHeader({ alg: 'ES256', kid: 'k', typ: 'at+jwt' })
    .sign(key);

test('a token that names this client as the one it was issued to says whose it is', async () => {
  expect(await emailOfToken(await signed(claims()))).toBe('ana@example.com');
  const byAzp = claims({ client_id: undefined, azp: 'masthead', aud: ['api', 'masthead'] });
  expect(await emailOfToken(await signed(byAzp))).toBe('ana@example.com');
  const byAudience = claims({ client_id: undefined, aud: 'masthead' });
  expect(await emailOfToken(await signed(byAudience))).toBe('ana@example.com');
});

const bad: [string, () => Promise<string> | string][] = [
  ['issued to another client', () => signed(claims({ client_id: 'other' }))],
  [
    'issued to another client for our audience',
    () => signed(claims({ client_id: 'other', aud: 'masthead' })),
  ],
  ['that names two clients', () => signed(claims({ azp: 'other' }))],
  [
    'that names no client and more than one audience',
    () => signed(claims({ client_id: undefined, aud: ['masthead', 'other'] })),
  ],
  ['of another issuer', () => signed(claims({ iss: 'https://evil.example' }))],
  ['that has expired', () => signed(claims({ exp: Math.floor(Date.now() / 1000) - 10 }))],
  ['without an end', () => signed(claims({ exp: undefined }))],
  ['signed by somebody else', () => signed(claims(), strangers.privateKey)],
  ['that nobody signed', () => new UnsecuredJWT(claims() as JWTPayload).encode()],
  ['that is no JWT, where nothing can be introspected', () => 'opaque-token'],
];

test.each(bad)('a token %s is refused before userinfo is asked', async (_case, make) => {
  const token = await make();
  await expect(emailOfToken(token)).rejects.toSatisfy((error) => !isProviderAway(error));
  expect(asked).not.toContain('/me');
});

test('userinfo of another person, without an e-mail or with one not verified is refused', async () => {
  for (const wrong of [
    { sub: 'eve', email: 'ana@example.com', email_verified: true },
    { sub: 'ana', email_verified: true },
    { sub: 'ana', email: 'ana@example.com', email_verified: 'true' },
    { sub: 'ana', email: 'ana@example.com' },
  ]) {
    userinfo = wrong;
    const token = await signed(claims());
    await expect(emailOfToken(token)).rejects.toThrow();
  }
});

test('the provider is asked once what it offers', async () => {
  const again = openIdProvider(provider.settings);
  await Promise.all([again.discover(), again.discover()]);
  await again.discover();
  expect(asked).toEqual(['/.well-known/openid-configuration']);
});

test('a provider that cannot be reached is away, and is asked again the next time', async () => {
  const nowhere = openIdProvider({ ...provider.settings, issuer: 'http://127.0.0.1:1' });
  for (const _time of [1, 2])
    await expect(nowhere.discover()).rejects.toSatisfy((error) => isProviderAway(error));
});
