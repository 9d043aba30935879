import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { apiTokenEndpoints } from '@masthead/shared/people/api-tokens/api-token.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { readOnlyEndpoints } from '@masthead/shared/platform/system/read-only.endpoints.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { declaredEndpoints } from '../../../test/declared.ts';
import { clientOf, type TestClient, withTestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { buildApp } from '../../app.ts';
import type { App } from '../../app-parts.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { hashPassword } from '../access/password.ts';
import { isOnlyRead } from '../access/view-as.ts';
import { openPool, type Pool } from '../db/client.ts';
import { addressOf, listenAs } from '../live/live.testing.ts';
import { readOnlyLines, setReadOnly } from './operate-read-only.ts';
import { isAllowedReadOnly } from './read-only.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const { state, change } = readOnlyEndpoints;
const sentence = 'We’re moving servers until 3 PM. You can read everything, but not save.';
let adminId: number;
let otherPool: Pool;
let other: App;

beforeAll(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  otherPool = openPool(server.connection, { max: 3 });
  other = await buildApp({ ...server.app, pool: otherPool });
});
afterAll(async () => {
  await other.http.close();
  await otherPool.end({ timeout: 2 });
});
afterEach(() => turn(null));

/** Turns it on or off, and waits until both servers know. */
async function turn(to: string | null) {
  await setReadOnly(server.pool, to);
  for (const { readOnly } of [server.app, other])
    await expect.poll(() => readOnly.sentence()).toBe(to);
}
const addFirm = (client: TestClient) =>
  client.call(firmEndpoints.create, { body: { name: `Firm ${crypto.randomUUID()}` } });
const refusal = { status: 503, error: { message: [sentence], code: 'READ_ONLY' } };

test('an admin turns it on with a sentence, changes it and turns it off, which Activity shows', async () => {
  const admin = server.as(adminId);
  const { body: off } = await admin.call(state);
  expect(off).toMatchObject({ isOn: false, sentence: null, since: null });
  const on = await admin.call(change, {
    body: { sentence: ` ${sentence} `, version: off.version },
  });
  expect(on.body).toMatchObject({ isOn: true, sentence, version: off.version + 1 });
  expect(on.body.by).toMatch(/^Person /);
  await expect.poll(() => server.app.readOnly.sentence()).toBe(sentence);
  const again = await admin.call(change, {
    body: { sentence: 'Until 4.', version: on.body.version },
  });
  expect(again.body).toMatchObject({ sentence: 'Until 4.', since: on.body.since });
  const late = await admin.call(change, { body: { sentence: null, version: on.body.version } });
  expect(late.status).toBe(409);
  expect(late.error.message[0]).toMatch(/^Person .* changed read-only mode after you opened/);
  const end = await admin.call(change, { body: { sentence: null, version: again.body.version } });
  expect(end.body).toMatchObject({ isOn: false, sentence: null, since: null });
  const { body: told } = await admin.call(activityEndpoints.list);
  const one = told.nodes.find(({ record }) => record?.kind === 'read-only-mode');
  expect(one).toMatchObject({ does: 'changed', record: { noun: 'read-only mode' } });
  expect(told.nodes.filter(({ record }) => record?.kind === 'read-only-mode')).toHaveLength(3);
});

test.each([
  ['', 'Enter the sentence that everyone will see'],
  [' ', 'Enter the sentence that everyone will see'],
  ['a'.repeat(201), 'Use at most 200 characters here'],
])('the sentence “%s” is refused', async (given, why) => {
  const refused = await server.as(adminId).call(change, { body: { sentence: given, version: 1 } });
  expect([refused.status, refused.error.message]).toEqual([400, [why]]);
});

test('only admins see the state and change it', async () => {
  const organizationId = await buildOrganization(server.pool);
  const partner = await buildUser(server.pool, { organizationId, roles: ['admin'] });
  for (const id of [await buildStaff(server.pool, 'editor'), partner]) {
    expect((await server.as(id).call(state)).status).toBe(403);
    const body = { sentence, version: 1 };
    expect((await server.as(id).call(change, { body })).status).toBe(403);
  }
  expect((await server.as(null).call(state)).status).toBe(401);
});

test('people read everything and save nothing, on every server', async () => {
  const token = await openSession(server.pool, adminId);
  const clients = [server.app, other].map((app) => clientOf(app, token));
  await turn(sentence);
  for (const client of clients) {
    expect((await client.call(userEndpoints.list)).status).toBe(200);
    const refused = await addFirm(client);
    expect(refused).toMatchObject(refusal);
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(3);
    const run = await client.run(emailTemplateOperations.updateEmailTemplate, { id: 1 });
    expect(run.errors[0]).toMatchObject({ message: sentence, extensions: { code: 'READ_ONLY' } });
    const openings = { body: { id: 1, window_id: crypto.randomUUID() } };
    expect(await client.call(newsItemEditEndpoints.openings, openings)).toMatchObject(refusal);
  }
  await turn(null);
  for (const client of clients) expect((await addFirm(client)).status).toBe(200);
});

test('who is not signed in, or may not, hears that first', async () => {
  await turn(sentence);
  expect((await addFirm(server.as(null))).status).toBe(401);
  expect((await addFirm(server.as(await buildStaff(server.pool, 'series')))).status).toBe(403);
});

test('a program with a token is refused in the same way, and with Retry-After', async () => {
  const made = await server.as(adminId).call(apiTokenEndpoints.create, {
    body: {
      name: 'Sync',
      screens: ['firmList', 'firmEdit'],
      userGroupId: null,
      endsOn: addDays(today(new Date()), 9),
    },
  });
  await turn(sentence);
  const program = server.withToken(made.body.token);
  const refused = await addFirm(program);
  expect(refused).toMatchObject(refusal);
  expect(refused.raw.headers['retry-after']).toBe('30');
});

test('people sign in and out, with the sentence in their session', async () => {
  const passwordHash = await hashPassword('correct horse battery');
  const id = await buildStaff(server.pool, 'editor');
  const [person] = await server.pool<{ username: string }[]>`
    update users set password_hash = ${passwordHash} where id = ${id} returning username`;
  await turn(sentence);
  const signedIn = await server.as(null).call(authEndpoints.login, {
    body: { username: person?.username, password: 'correct horse battery' },
  });
  const own = server.withToken(signedIn.body.access_token);
  expect((await own.call(authEndpoints.session)).body).toMatchObject({ readOnly: sentence });
  const reset = { body: { email: 'nobody@example.com' } };
  expect((await server.as(null).call(authEndpoints.resetPassword, reset)).status).toBe(200);
  expect((await own.call(authEndpoints.logout)).status).toBe(200);
  await turn(null);
  const { body } = await server.as(id).call(authEndpoints.session);
  expect(body).not.toHaveProperty('readOnly');
});

test('a view as someone else ends, and none begins', async () => {
  const begin = { body: { userId: await buildStaff(server.pool, 'editor') } };
  const admin = server.as(adminId);
  const view = await admin.call(viewAsEndpoints.begin, begin);
  await turn(sentence);
  expect(await admin.call(viewAsEndpoints.begin, begin)).toMatchObject(refusal);
  const viewing = server.withToken(view.body.access_token);
  expect((await viewing.call(authEndpoints.logout)).status).toBe(200);
});

test('only these calls may change something meanwhile', async () => {
  const allowed = (await declaredEndpoints()).filter(
    ([, one]) => !isOnlyRead(one) && isAllowedReadOnly(one),
  );
  expect(allowed.map(([name]) => name).sort()).toEqual([
    'authEndpoints.exchangeToken',
    'authEndpoints.exchangeTokenInPath',
    'authEndpoints.finishOpenId',
    'authEndpoints.login',
    'authEndpoints.logout',
    'authEndpoints.resetPassword',
    'authEndpoints.secondStep',
    'authEndpoints.setPassword',
    'authEndpoints.startOpenId',
    // A GET that has transactions of its own for what it shows.
    'emailTemplateEndpoints.audienceChoices',
    'emailTemplateEndpoints.audiences',
    'mailchimpEndpoints.account',
    'passkeyEndpoints.list',
    'passkeySignInEndpoints.begin',
    'passkeySignInEndpoints.finish',
    'profileEndpoints.secondFactor',
    'proofEndpoints.beginPasskey',
    'proofEndpoints.prove',
    'proofEndpoints.ways',
    'readOnlyEndpoints.change',
    // Readers.
    'showcaseEndpoints.click',
    'showcaseEndpoints.event',
    'showcaseEndpoints.events',
    'showcaseEndpoints.proof',
  ]);
});

test('a server that starts knows it before it serves', async () => {
  await turn(sentence);
  const pool = openPool(server.connection, { max: 2 });
  const started = await buildApp({ ...server.app, pool });
  onTestFinished(async () => {
    await started.http.close();
    await pool.end({ timeout: 2 });
  });
  expect(started.readOnly.sentence()).toBe(sentence);
});

test('open pages hear of it, also those that connect later', async () => {
  const token = await openSession(server.pool, adminId);
  const host = await addressOf(server.app);
  const words = ({ heard }: { heard: string[] }) =>
    heard.filter((word) => word === 'read-only').length;
  const early = listenAs(host, token);
  onTestFinished(() => early.close());
  await expect.poll(() => early.heard).toContain('ready');
  expect(words(early)).toBe(0);
  await turn(sentence);
  await expect.poll(() => words(early)).toBe(1);
  const late = listenAs(host, token);
  onTestFinished(() => late.close());
  await expect.poll(() => words(late)).toBe(1);
  await turn(null);
  await expect.poll(() => words(early)).toBe(2);
});

test('the operator turns it on, shows it and turns it off', async () => {
  expect(await readOnlyLines(server.pool)).toEqual(['Read-only mode is off.']);
  const on = await setReadOnly(server.pool, sentence);
  expect(on).toEqual([
    expect.stringMatching(/^Read-only mode is on since .* UTC, last changed by Operator:$/),
    sentence,
  ]);
  expect((await server.as(adminId).call(state)).body.by).toBe('Operator');
  expect(() => setReadOnly(server.pool, ' ')).toThrow('Enter the sentence that everyone will see');
  expect(await setReadOnly(server.pool, null)).toEqual(['Read-only mode is off.']);
});
