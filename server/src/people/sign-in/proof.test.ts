import { subscriberEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { apiTokenEndpoints } from '@masthead/shared/people/api-tokens/api-token.endpoints.ts';
import { passkeyEndpoints } from '@masthead/shared/people/profile/passkey.endpoints.ts';
import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { proofEndpoints } from '@masthead/shared/people/sign-in/proof.endpoints.ts';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { tokenMay } from '@masthead/shared/platform/access/api-token.ts';
import { passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import { proofMessages } from '@masthead/shared/platform/access/proof.ts';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { declaredEndpoints } from '../../../test/declared.ts';
import { withTestServer } from '../../../test/server.ts';
import { fakeAuthenticator } from '../../platform/access/passkeys.testing.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { hashToken, newToken } from '../../platform/access/seal.ts';
import { insertSession } from '../../platform/access/session.queries.ts';
import { buildOrganization, buildStaff, buildUser } from '../users/users.testing.ts';

const origin = 'http://localhost:3000';
const server = withTestServer({ config: { publicUrl: origin } });
const password = 'correct horse battery';
let passwordHash: string;
let organizationId: number;
let subject: number;
let made = 0;

beforeAll(async () => {
  organizationId = await buildOrganization(server.pool, { isOwner: true });
  passwordHash = await hashPassword(password);
  subject = await buildStaff(server.pool, 'author');
});
beforeEach(() => server.pool`delete from sign_in_failures`);

async function admin() {
  made += 1;
  const username = `prover${made}`;
  const id = await buildUser(server.pool, {
    organizationId,
    username,
    passwordHash,
    roles: ['admin'],
  });
  return { id, own: server.as(id) };
}
type Admin = Awaited<ReturnType<typeof admin>>;
const age = ({ id }: { id: number }, minutes = 15) => server.pool`
  update sessions set proved_at = now() - ${minutes} * interval '1 minute' where user_id = ${id}`;
const addRole = ({ own }: Pick<Admin, 'own'>) =>
  own.call(userEndpoints.addRole, { body: { userId: subject, name: 'editor' } });
const prove = ({ own }: Pick<Admin, 'own'>, body: object) =>
  own.call(proofEndpoints.prove, { body });
const isAsked = async (one: Pick<Admin, 'own'>) => (await addRole(one)).status === 428;

test('the calls that demand it', async () => {
  const declared = (await declaredEndpoints()).map(([, call]) => call);
  const demanding = declared.filter(({ freshProof }) => freshProof);
  expect(demanding.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /api/profile/passkey/:id',
    'GET /api/audience/:id/export',
    'GET /api/campaign/sent-to/:id',
    'POST /api/api-token',
    'POST /api/audit/export',
    'POST /api/auth/view-as',
    'POST /api/invoice/export.csv',
    'POST /api/personal-data/erasure',
    'POST /api/personal-data/export',
    'POST /api/profile/passkey/begin',
    'POST /api/user-role',
    'POST /api/user-role/remove',
    'POST /api/webhook',
    'POST /api/webhook/:id/secret',
    'PUT /api/user',
    'PUT /api/user-group',
    'PUT /api/user-role/second-factor',
  ]);
  const maker = { isStaff: true, isChatMember: true, roles: ['admin' as const] };
  const held = ['audienceEdit', 'reviewInvoices', 'userEdit', 'profile'];
  for (const call of demanding) expect(tokenMay(maker, held, call), call.path).toBe(false);
});

test('a sign-in counts for 15 minutes; then nothing is done before a proof, on every server', async () => {
  const one = await admin();
  expect(await isAsked(one)).toBe(false);
  await age(one, 14);
  expect(await isAsked(one)).toBe(false);
  await age(one);
  const { status, error } = await addRole(one);
  expect([status, error.message, error.needsProof]).toEqual([428, [proofMessages.needed], true]);
  expect((await one.own.call(userEndpoints.list)).status).toBe(200);
  for (const [call, sent] of [
    [subscriberEndpoints.export, { params: { id: 1 } }],
    [apiTokenEndpoints.create, { body: {} }],
    [viewAsEndpoints.begin, { body: { userId: subject } }],
    [passkeyEndpoints.begin, {}],
  ] as const)
    expect((await one.own.call(call, sent)).error.needsProof, call.path).toBe(true);
  expect((await prove(one, { currentPassword: password })).status).toBe(200);
  expect(await isAsked(one)).toBe(false);
});

test('proves with the password, limited like other guesses, and in this session only', async () => {
  const one = await admin();
  const other = { own: server.as(one.id) };
  expect([await isAsked(one), await isAsked(other)]).toEqual([false, false]);
  await age(one);
  const wrong = await prove(one, { currentPassword: 'wrong' });
  expect(wrong.error.errors?.[0]?.path).toBe('currentPassword');
  expect(await isAsked(one)).toBe(true);
  await prove(one, { currentPassword: password });
  expect(await isAsked(one)).toBe(false);
  expect(await isAsked(other)).toBe(true);
  for (let time = 0; time < 5; time += 1) await prove(one, { currentPassword: 'wrong' });
  expect((await prove(one, { currentPassword: password })).status).toBe(429);
});

test('proves with a code of the app, once, or with a recovery code', async () => {
  const one = await admin();
  const begun = await one.own.call(profileEndpoints.beginSecondFactor, {
    body: { currentPassword: password },
  });
  const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
  const codeAt = (seconds: number) => totp.generate({ timestamp: Date.now() + seconds * 1000 });
  const { body } = await one.own.call(profileEndpoints.confirmSecondFactor, {
    body: { code: codeAt(-30) },
  });
  expect((await one.own.call(proofEndpoints.ways)).body).toEqual({
    hasPassword: true,
    hasCodes: true,
    hasPasskey: false,
    provider: null,
  });
  await age(one);
  const code = codeAt(0);
  expect((await prove(one, { code })).status).toBe(200);
  await age(one);
  expect((await prove(one, { code })).error.errors?.[0]?.path).toBe('code');
  expect(await isAsked(one)).toBe(true);
  expect((await prove(one, { code: body.recoveryCodes[0] })).status).toBe(200);
  expect(await isAsked(one)).toBe(false);
});

test('proves with one of one’s own passkeys', async () => {
  const [one, other] = [await admin(), await admin()];
  const device = fakeAuthenticator(origin);
  const { body: options } = await one.own.call(passkeyEndpoints.begin);
  await one.own.call(passkeyEndpoints.add, {
    body: { name: 'Phone', passkey: device.make(options) },
  });
  await age(one);
  await age(other);
  const begin = async ({ own }: Admin) => (await own.call(proofEndpoints.beginPasskey)).body;
  const asked = await begin(one);
  expect(asked.allowCredentials).toMatchObject([{ id: device.id }]);
  const refused = async (who: Admin, passkey: object) => {
    const { status, error } = await prove(who, { passkey });
    return [status, error.message?.[0]];
  };
  expect(await refused(other, device.use(await begin(other)))).toEqual([
    409,
    passkeyMessages.notYours,
  ]);
  const unverified = device.use(await begin(one), { isVerified: false });
  expect(await refused(one, unverified)).toEqual([409, passkeyMessages.refused]);
  const passkey = device.use(asked);
  expect((await prove(one, { passkey })).status).toBe(200);
  expect(await refused(one, passkey)).toEqual([409, passkeyMessages.usedChallenge]);
  expect([await isAsked(one), await isAsked(other)]).toEqual([false, true]);
});

test('refuses no proof and two at once', async () => {
  const one = await admin();
  for (const body of [{}, { currentPassword: password, code: '123456' }])
    expect((await prove(one, body)).error.message).toEqual([proofMessages.oneOnly]);
});

test('a session of the OpenID provider is proved by signing in there again', async () => {
  const id = await buildUser(server.pool, { organizationId, roles: ['admin'] });
  const token = newToken();
  const opened = { tokenHash: hashToken(token), userId: id, userAgent: null, absoluteDays: 1 };
  await insertSession(server.pool, { ...opened, isByProvider: true });
  const own = server.withToken(token);
  expect(await isAsked({ own })).toBe(false);
  await age({ id });
  expect(await isAsked({ own })).toBe(true);
  const { body } = await own.call(proofEndpoints.ways);
  expect(body).toEqual({ hasPassword: false, hasCodes: false, hasPasskey: false, provider: null });
});

test('a view as someone else needs one at its begin, and none while it lasts', async () => {
  const one = await admin();
  const other = await admin();
  const view = await one.own.call(viewAsEndpoints.begin, { body: { userId: other.id } });
  const viewing = server.withToken(view.body.access_token);
  await age(other);
  expect((await viewing.call(subscriberEndpoints.export, { params: { id: 1 } })).status).toBe(404);
  expect((await prove({ own: viewing }, { currentPassword: password })).status).toBe(409);
  expect((await viewing.call(authEndpoints.logout)).status).toBe(200);
});
