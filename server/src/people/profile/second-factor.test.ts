import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PlannedJob, withTestServer } from '../../../test/server.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { hashToken } from '../../platform/access/seal.ts';
import { resealSecondFactors } from '../../platform/access/second-factor.ts';
import { type SigningKey, signingKeys } from '../../platform/access/signing-keys.ts';
import { insertReset } from '../sign-in/auth.queries.ts';
import { adminLines, resetAccount } from '../users/operate-accounts.ts';
import { buildOrganization, buildStaff, buildUser } from '../users/users.testing.ts';

const planned: PlannedJob[] = [];
const server = withTestServer({ planned });
const password = 'correct horse battery';
const at = new Date('2026-11-28T12:00:00Z').getTime();
let organizationId: number;
let passwordHash: string;
let made = 0;

beforeAll(async () => {
  organizationId = await buildOrganization(server.pool, { name: 'The owner', isOwner: true });
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  planned.length = 0;
  // Why: all tests come from one address, of which only 20 attempts a minute are borne.
  await server.pool`delete from sign_in_failures`;
  vi.spyOn(Date, 'now').mockReturnValue(at);
});
afterEach(() => vi.restoreAllMocks());

const later = (seconds: number) => vi.spyOn(Date, 'now').mockReturnValue(at + seconds * 1000);
const codeAt = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at + seconds * 1000 });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function person() {
  made += 1;
  const username = `walker${made}`;
  const id = await buildUser(server.pool, {
    organizationId,
    username,
    passwordHash,
    roles: ['admin'],
  });
  return { id, username, own: server.as(id) };
}

/** A person who has turned on two-step sign-in. */
async function withApp() {
  const one = await person();
  const begun = await one.own.call(profileEndpoints.beginSecondFactor, {
    body: { currentPassword: password },
  });
  const { secret } = begun.body;
  const confirmed = await one.own.call(profileEndpoints.confirmSecondFactor, {
    body: { code: codeAt(secret, -30) },
  });
  expect(confirmed.status).toBe(200);
  return { ...one, secret, recoveryCodes: confirmed.body.recoveryCodes };
}

const nobody = () => server.as(null);
const signIn = (username: string, typed = password) =>
  nobody().call(authEndpoints.login, { body: { username, password: typed } });
const proofOf = async (username: string) => (await signIn(username)).error.secondFactor ?? '';
const step = (proof: string, code: string) =>
  nobody().call(authEndpoints.secondStep, { body: { proof, code } });
const state = async (one: { own: ReturnType<typeof server.as> }) =>
  (await one.own.call(profileEndpoints.secondFactor)).body;

test('is turned on with the password and one right code, and told in History and by email', async () => {
  const one = await person();
  expect(await state(one)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
  const refused = await one.own.call(profileEndpoints.beginSecondFactor, {
    body: { currentPassword: 'wrong' },
  });
  expect(refused.status).toBe(400);
  const { body } = await one.own.call(profileEndpoints.beginSecondFactor, {
    body: { currentPassword: password },
  });
  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(body.address).toBe(
    `otpauth://totp/Masthead:${one.username}?issuer=Masthead&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
  );
  const confirm = (code: string) =>
    one.own.call(profileEndpoints.confirmSecondFactor, { body: { code } });
  expect((await confirm(wrong(codeAt(body.secret)))).error.errors?.[0]?.path).toBe('code');
  expect((await signIn(one.username)).status).toBe(200);
  const confirmed = await confirm(codeAt(body.secret));
  expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
  expect(confirmed.body.recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(await state(one)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect(planned.map(({ data }) => data)).toEqual([{ kind: 'codes-on', userId: one.id }]);
  expect((await confirm(codeAt(body.secret, 30))).status).toBe(409);
  const again = await one.own.call(profileEndpoints.beginSecondFactor, {
    body: { currentPassword: password },
  });
  expect(again.status).toBe(409);
  const reader = server.as(await buildStaff(server.pool, 'admin'));
  const told = await reader.call(activityEndpoints.list, { query: { kind: 'user', id: one.id } });
  expect(told.body.nodes.map(({ does }: { does: string }) => does)).toContain(
    'turned on two-step sign-in for',
  );
});

describe('signing in', () => {
  test('asks for a code after the right password, and tells nothing before', async () => {
    const { username, secret } = await withApp();
    const first = await signIn(username);
    expect(first.status).toBe(401);
    expect(Object.keys(first.error).sort()).toEqual(['message', 'requestId', 'secondFactor']);
    expect(first.error.secondFactor).not.toContain(username);
    expect((await signIn(username, 'wrong')).error).not.toHaveProperty('secondFactor');
    const { status, body } = await step(first.error.secondFactor ?? '', codeAt(secret));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ username });
    expect((await server.withToken(body.access_token).call(authEndpoints.session)).status).toBe(
      200,
    );
  });

  test('a code works once, and no older one works after it', async () => {
    const { username, secret } = await withApp();
    const proof = await proofOf(username);
    const code = codeAt(secret);
    const both = await Promise.all([step(proof, code), step(proof, code)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await step(proof, codeAt(secret, -30))).status).toBe(400);
    expect((await step(proof, codeAt(secret, 30))).status).toBe(200);
    expect((await step(proof, codeAt(secret, 60))).status).toBe(400);
  });

  test('a recovery code works once, however it is written, and is mailed', async () => {
    const { username, recoveryCodes, id, own } = await withApp();
    const [code = ''] = recoveryCodes;
    planned.length = 0;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await step(await proofOf(username), typed)).status).toBe(200);
    expect((await step(await proofOf(username), code)).status).toBe(400);
    expect(await state({ own })).toMatchObject({ recoveryCodesLeft: 9 });
    expect(planned.map(({ data }) => data)).toEqual([{ kind: 'recovery-used', userId: id }]);
  });

  test('a proof ends after ten minutes, with another password, and belongs to one person', async () => {
    const one = await withApp();
    const other = await withApp();
    const proof = await proofOf(one.username);
    expect((await step(proof, codeAt(other.secret))).status).toBe(400);
    expect((await step(`${proof.slice(0, -2)}AA`, codeAt(one.secret))).status).toBe(401);
    later(601);
    expect((await step(proof, codeAt(one.secret, 601))).status).toBe(401);
    const fresh = await proofOf(one.username);
    await server.pool`update users set password_hash = 'another' where id = ${one.id}`;
    expect((await step(fresh, codeAt(one.secret, 601))).status).toBe(401);
  });

  test('a disabled person does not get in', async () => {
    const { id, username, secret } = await withApp();
    const proof = await proofOf(username);
    await server.pool`update users set is_disabled = true where id = ${id}`;
    expect((await step(proof, codeAt(secret))).status).toBe(401);
  });

  test('five wrong codes close the second step, and right ones never count', async () => {
    const { username, secret } = await withApp();
    const proof = await proofOf(username);
    for (let time = 0; time < 5; time += 1)
      expect((await step(proof, wrong(codeAt(secret)))).status).toBe(400);
    const { status, error } = await step(proof, codeAt(secret));
    expect(status).toBe(429);
    expect(error.message).toEqual(['Too many wrong codes. Wait 15 minutes and try again.']);
  });

  test('a new password by email asks for the code, too', async () => {
    const { id, username, secret } = await withApp();
    const tokenHash = hashToken('the token of an email');
    await insertReset(server.pool, { userId: id, tokenHash, minutes: 60 });
    const answer = await nobody().call(authEndpoints.setPassword, {
      body: {
        token: 'the token of an email',
        email: username,
        password: 'a quite new and long one',
      },
    });
    expect(answer.status).toBe(401);
    expect((await step(answer.error.secondFactor ?? '', codeAt(secret))).status).toBe(200);
  });
});

test('recovery codes are made anew with the password; the older ones end', async () => {
  const { own, username, recoveryCodes, id } = await withApp();
  planned.length = 0;
  const renew = (currentPassword: string) =>
    own.call(profileEndpoints.renewRecoveryCodes, { body: { currentPassword } });
  expect((await renew('wrong')).status).toBe(400);
  const { body } = await renew(password);
  expect((await step(await proofOf(username), recoveryCodes[0] ?? '')).status).toBe(400);
  expect((await step(await proofOf(username), body.recoveryCodes[0] ?? '')).status).toBe(200);
  expect(planned[0]?.data).toEqual({ kind: 'codes-renewed', userId: id });
});

test('is turned off with the password, and mailed', async () => {
  const { own, username, id } = await withApp();
  planned.length = 0;
  const remove = (currentPassword: string) =>
    own.call(profileEndpoints.removeSecondFactor, { body: { currentPassword } });
  expect((await remove('wrong')).status).toBe(400);
  expect((await remove(password)).status).toBe(200);
  expect((await signIn(username)).status).toBe(200);
  expect(planned.map(({ data }) => data)).toEqual([{ kind: 'codes-off', userId: id }]);
  expect((await remove(password)).status).toBe(409);
});

test('secrets are sealed, codes are hashed, and no answer of a call is kept', async () => {
  const one = await person();
  const headers = { 'idempotency-key': 'a key of the test' };
  const { body } = await one.own.call(profileEndpoints.beginSecondFactor, {
    body: { currentPassword: password },
    headers,
  });
  const [row] = await server.pool<{ text: string; answers: string | null }[]>`
    select f::text as text, (select string_agg(answer, '') from kept_answers where person_id = ${one.id}) as answers
      from second_factors f where user_id = ${one.id}`;
  expect(row?.text).not.toContain(body.secret);
  expect(row?.answers).toBeNull();
});

test('a secret outlives the key it was sealed with', async () => {
  const key = (number: number): SigningKey => ({ number, value: `key ${number}`, signsAt: number });
  const old = signingKeys(
    () => [key(1)],
    () => 5,
  );
  const both = signingKeys(
    () => [key(1), key(2)],
    () => 5,
  );
  const { id } = await person();
  await server.pool`insert into second_factors (user_id, sealed_secret) values (${id}, ${old.seal('second factor', 'THE SECRET')})`;
  await resealSecondFactors(server.pool, both);
  const [row] = await server.pool<{ sealedSecret: string }[]>`
    select sealed_secret from second_factors where user_id = ${id}`;
  const only = signingKeys(
    () => [key(2)],
    () => 5,
  );
  expect(only.unseal('second factor', row?.sealedSecret ?? '')).toBe('THE SECRET');
});

test('an operator sees who has it, and a reset of the way in ends it', async () => {
  const { username } = await withApp();
  const operating = { pool: server.pool, publicUrl: 'https://masthead.example' };
  const line = async () =>
    (await adminLines(operating)).find((each) => each.includes(`${username}@`)) ?? '';
  expect(await line()).toMatch(/ on +can sign in$/);
  const token =
    /[\w-]{43}$/.exec((await resetAccount(operating, username)).at(-1) ?? '')?.[0] ?? '';
  expect(await line()).toMatch(/ off +has no password$/);
  const answer = await nobody().call(authEndpoints.setPassword, {
    body: { token, email: username, password: 'a quite new and long one' },
  });
  expect(answer.status).toBe(200);
});
