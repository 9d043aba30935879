import { passkeyEndpoints } from '@masthead/shared/people/profile/passkey.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { passkeySignInEndpoints } from '@masthead/shared/people/sign-in/passkey-sign-in.endpoints.ts';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PlannedJob, withTestServer } from '../../../test/server.ts';
import { fakeAuthenticator } from '../../platform/access/passkeys.testing.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { adminLines, resetAccount } from '../users/operate-accounts.ts';
import { buildOrganization, buildStaff, buildUser } from '../users/users.testing.ts';

const planned: PlannedJob[] = [];
const origin = 'http://localhost:3000';
const server = withTestServer({ planned, config: { publicUrl: origin } });
const elsewhere = withTestServer({ config: { publicUrl: 'http://127.0.0.1:3000' } });
const password = 'correct horse battery';
let organizationId: number;
let passwordHash: string;
let made = 0;

beforeAll(async () => {
  organizationId = await buildOrganization(server.pool, { name: 'The owner', isOwner: true });
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  planned.length = 0;
  await server.pool`delete from sign_in_failures`;
});
afterEach(() => server.pool`delete from demanded_factors`);

async function person() {
  made += 1;
  const username = `key${made}`;
  const built = { organizationId, username, passwordHash, roles: ['admin' as const] };
  const id = await buildUser(server.pool, built);
  return { id, username, own: server.as(id) };
}
type Own = { own: ReturnType<typeof server.as> };

async function add({ own }: Own, name = 'Phone', device = fakeAuthenticator(origin)) {
  const { body: options } = await own.call(passkeyEndpoints.begin);
  const body = { name, passkey: device.make(options) };
  return { device, added: await own.call(passkeyEndpoints.add, { body }) };
}
async function withPasskey() {
  const one = await person();
  const { device, added } = await add(one);
  expect(added.status).toBe(200);
  return { ...one, device, passkeyId: added.body.id };
}
const list = async ({ own }: Own) => (await own.call(passkeyEndpoints.list)).body.passkeys;
const nobody = () => server.as(null);
const ask = async () => (await nobody().call(passkeySignInEndpoints.begin)).body;
const finish = (passkey: object, browserKey: string) =>
  nobody().call(passkeySignInEndpoints.finish, { body: { passkey, browserKey } });
type Device = ReturnType<typeof fakeAuthenticator>;
async function signIn(device: Device, quirks: Parameters<Device['use']>[1] = {}) {
  const { options, browserKey } = await ask();
  return finish(device.use(options, quirks), browserKey);
}
const byPassword = (username: string) =>
  nobody().call(authEndpoints.login, { body: { username, password } });
const demandOfAdmins = () => server.pool`insert into demanded_factors (role) values ('admin')`;

describe('in the profile', () => {
  test('several are added, named, renamed and removed; told in History and mailed', async () => {
    const one = await person();
    const { body: options } = await one.own.call(passkeyEndpoints.begin);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Masthead' },
      user: { name: one.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(options.user.id).not.toContain(String(one.id));
    const phone = (await add(one, 'Phone')).added.body.id;
    await add(one, '  Key  ');
    expect(await list(one)).toMatchObject([
      { id: phone, name: 'Phone', usedAt: null, isSynced: false },
      { name: 'Key' },
    ]);
    const known = (await one.own.call(passkeyEndpoints.begin)).body.excludeCredentials;
    expect(known).toHaveLength(2);
    const params = { id: phone };
    await one.own.call(passkeyEndpoints.rename, { params, body: { name: 'Old phone' } });
    expect((await list(one))[0]?.name).toBe('Old phone');
    expect((await one.own.call(passkeyEndpoints.remove, { params })).status).toBe(200);
    expect((await one.own.call(passkeyEndpoints.remove, { params })).status).toBe(404);
    expect(await list(one)).toHaveLength(1);
    expect(planned.map(({ data }) => data)).toEqual([
      { kind: 'passkey-added', userId: one.id },
      { kind: 'passkey-added', userId: one.id },
      { kind: 'passkey-removed', userId: one.id },
    ]);
    const reader = server.as(await buildStaff(server.pool, 'admin'));
    const { body } = await reader.call(activityEndpoints.list, {
      query: { kind: 'user', id: one.id },
    });
    const does = body.nodes.map((node: { does: string }) => node.does);
    expect(does).toEqual(expect.arrayContaining(['added a passkey for', 'removed a passkey of']));
  });

  test('refuses a name that is empty or too long, one more than 20, and one that is there', async () => {
    const one = await person();
    expect((await add(one, ' ')).added.status).toBe(400);
    expect((await add(one, 'x'.repeat(61))).added.status).toBe(400);
    const { device } = await add(one);
    const again = (await add(await person(), 'Copy', device)).added;
    expect([again.status, again.error.message[0]]).toEqual([409, passkeyMessages.already]);
    await server.pool`
      insert into passkeys (user_id, credential_id, public_key, is_synced, name)
      select ${one.id}, 'filler ' || n, '', false, 'x' from generate_series(1, 19) n`;
    const full = await one.own.call(passkeyEndpoints.begin);
    expect([full.status, full.error.message[0]]).toEqual([409, passkeyMessages.tooMany]);
  });

  test('refuses what was made elsewhere, for another session, twice, or unverified', async () => {
    const [one, other] = [await person(), await person()];
    const device = fakeAuthenticator(origin);
    const sent = async (quirks: object, { own }: Own = one) => {
      const { body: options } = await one.own.call(passkeyEndpoints.begin);
      const body = { name: 'x', passkey: device.make(options, quirks) };
      return { body, answer: await own.call(passkeyEndpoints.add, { body }) };
    };
    const wrong = (await sent({ origin: 'https://evil.example' })).answer;
    expect(wrong.error.message).toEqual([passkeyMessages.wrongPlace(origin)]);
    expect((await sent({}, other)).answer.error.message).toEqual([passkeyMessages.usedChallenge]);
    const unverified = (await sent({ isVerified: false })).answer;
    expect(unverified.error.message).toEqual([passkeyMessages.notMade]);
    const { body } = await sent({});
    const twice = await one.own.call(passkeyEndpoints.add, { body });
    expect(twice.error.message).toEqual([passkeyMessages.usedChallenge]);
    expect(await list(one)).toHaveLength(1);
  });

  test('one’s own only; a view as someone else and a token reach none', async () => {
    const one = await withPasskey();
    const other = await person();
    const params = { id: one.passkeyId };
    expect(await list(other)).toEqual([]);
    expect((await other.own.call(passkeyEndpoints.remove, { params })).status).toBe(404);
    const body = { name: 'Mine' };
    expect((await other.own.call(passkeyEndpoints.rename, { params, body })).status).toBe(404);
    const view = await other.own.call(viewAsEndpoints.begin, { body: { userId: one.id } });
    const viewing = server.withToken(view.body.access_token);
    for (const call of [passkeyEndpoints.list, passkeyEndpoints.begin])
      expect((await viewing.call(call)).status).toBe(409);
    expect((await viewing.call(passkeyEndpoints.remove, { params })).status).toBe(409);
  });

  test('an address without a domain has none', async () => {
    const own = elsewhere.as(await buildStaff(elsewhere.pool, 'editor'));
    const { body } = await own.call(passkeyEndpoints.list);
    expect(body).toEqual({ isPossible: false, passkeys: [] });
    expect((await own.call(passkeyEndpoints.begin)).status).toBe(404);
    const options = (client: Own['own']) => client.call(authEndpoints.options);
    expect((await options(elsewhere.as(null))).body.hasPasskeys).toBe(false);
    expect((await options(nobody())).body.hasPasskeys).toBe(true);
  });
});

describe('signing in', () => {
  test('signs in without a name, a password or a second step, and notes the use', async () => {
    const one = await withPasskey();
    const { options } = await ask();
    expect(options.allowCredentials).toEqual([]);
    const { status, body } = await signIn(one.device);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ username: one.username });
    expect((await server.withToken(body.access_token).call(authEndpoints.session)).status).toBe(
      200,
    );
    expect((await list(one))[0]?.usedAt).not.toBeNull();
    expect((await signIn(one.device, { userHandle: null })).status).toBe(200);
  });

  test('an answer works once, in the browser that asked, for five minutes', async () => {
    const { device } = await withPasskey();
    const { options, browserKey } = await ask();
    const answer = device.use(options);
    const refusal = [401, passkeyMessages.usedChallenge];
    const said = async (sent: ReturnType<typeof finish>) => {
      const { status, error } = await sent;
      return [status, error.message?.[0]];
    };
    expect(await said(finish(answer, (await ask()).browserKey))).toEqual(refusal);
    const both = await Promise.all([finish(answer, browserKey), finish(answer, browserKey)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const late = await ask();
    await server.pool`update passkey_challenges set expires_at = now()`;
    expect(await said(finish(device.use(late.options), late.browserKey))).toEqual(refusal);
    const failed = await ask();
    await finish(device.use(failed.options, { isVerified: false }), failed.browserKey);
    expect(await said(finish(device.use(failed.options), failed.browserKey))).toEqual(refusal);
  });

  test.each([
    [
      'made at another origin',
      { origin: 'https://evil.example' },
      passkeyMessages.wrongPlace(origin),
    ],
    ['without a check of the person', { isVerified: false }, passkeyMessages.refused],
    ['of another person’s handle', { userHandle: 'AAAA' }, passkeyMessages.refused],
    ['of another ceremony', { type: 'webauthn.create' }, passkeyMessages.refused],
  ])('refuses an answer %s', async (_, quirks, sentence) => {
    const { device } = await withPasskey();
    const { status, error } = await signIn(device, quirks);
    expect([status, error.message]).toEqual([401, [sentence]]);
  });

  test('refuses another device’s signature, and a passkey that nobody here has', async () => {
    const { device } = await withPasskey();
    const stranger = fakeAuthenticator(origin);
    expect((await signIn(stranger, { userHandle: null })).error.message).toEqual([
      passkeyMessages.unknown,
    ]);
    const { options, browserKey } = await ask();
    const forged = {
      ...stranger.use(options, { userHandle: null }),
      id: device.id,
      rawId: device.id,
    };
    expect((await finish(forged, browserKey)).error.message).toEqual([passkeyMessages.refused]);
    const broken = { ...forged, response: { ...forged.response, clientDataJSON: 'bm90IGpzb24' } };
    expect((await finish(broken, browserKey)).error.message).toEqual([passkeyMessages.refused]);
  });

  test('refuses a counter that does not grow, as a copy’s would not', async () => {
    const { device } = await withPasskey();
    expect((await signIn(device, { counter: 5 })).status).toBe(200);
    for (const counter of [5, 4, 0]) {
      const { status, error } = await signIn(device, { counter });
      expect([status, error.message]).toEqual([401, [passkeyMessages.copied]]);
    }
    expect((await signIn(device, { counter: 6 })).status).toBe(200);
  });

  test('refuses disabled, deleted and locked people, and one that is removed', async () => {
    const [disabled, gone, locked, removed] = [
      await withPasskey(),
      await withPasskey(),
      await withPasskey(),
      await withPasskey(),
    ];
    await server.pool`update users set is_disabled = true where id = ${disabled.id}`;
    expect((await signIn(disabled.device)).error.message).toEqual([passkeyMessages.unknown]);
    await server.pool`delete from passkeys where user_id = ${gone.id}`;
    expect((await signIn(gone.device)).error.message).toEqual([passkeyMessages.unknown]);
    await removed.own.call(passkeyEndpoints.remove, { params: { id: removed.passkeyId } });
    expect((await signIn(removed.device)).status).toBe(401);
    await server.pool`
      insert into sign_in_failures (account, address)
      select ${`account ${locked.id}`}, 'network ' || n from generate_series(1, 101) n`;
    expect((await signIn(locked.device)).status).toBe(429);
  });
});

describe('as a second factor', () => {
  test('satisfies a demand by itself; then the password alone does not', async () => {
    const one = await person();
    await demandOfAdmins();
    expect((await one.own.call(userEndpoints.list)).status).toBe(428);
    const { device } = await add(one);
    expect((await one.own.call(userEndpoints.list)).status).toBe(200);
    const refused = await byPassword(one.username);
    expect([refused.status, refused.error.message]).toEqual([401, [passkeyMessages.needed]]);
    expect((await signIn(device)).status).toBe(200);
    await server.pool`delete from demanded_factors`;
    expect((await byPassword(one.username)).status).toBe(200);
  });

  test('the last one that a role demands can’t be removed', async () => {
    const one = await withPasskey();
    await demandOfAdmins();
    const params = { id: one.passkeyId };
    const { status, error } = await one.own.call(passkeyEndpoints.remove, { params });
    expect([status, error.message]).toEqual([409, [passkeyMessages.lastFactor]]);
    expect(await list(one)).toHaveLength(1);
    await add(one, 'Another');
    expect((await one.own.call(passkeyEndpoints.remove, { params })).status).toBe(200);
  });

  test('an operator sees it and ends it', async () => {
    const one = await withPasskey();
    const operating = { pool: server.pool, publicUrl: origin };
    const line = async () =>
      (await adminLines(operating)).find((each) => each.includes(` ${one.username} `)) ?? '';
    expect(await line()).toMatch(/ on +can sign in$/);
    await resetAccount(operating, one.username);
    expect(await line()).toMatch(/ off +has no password$/);
    expect((await signIn(one.device)).status).toBe(401);
  });
});
