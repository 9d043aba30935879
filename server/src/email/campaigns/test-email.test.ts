import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { type MailProvider, ProviderAway } from '../../platform/integrations/mail/mail-provider.ts';
import { buildDigest, buildReadyDigest, buildSite } from './campaigns.testing.ts';

const testEmail = dailyDigestEndpoints.testEmail;
const postTestEmail = dailyDigestEndpoints.postTestEmail;
const server = withTestServer({ config: { logLevel: 'silent' } });
let builtIn: MailProvider;
let digestId: number;

beforeAll(async () => {
  builtIn = server.app.mail;
  digestId = (await buildReadyDigest(server.pool, { subject: 'The best of today' })).id;
});
beforeEach(() => {
  server.app.mail = builtIn;
});

/** An editor who has not asked for anything yet. */
async function buildEditor(): Promise<{
  client: TestClient;
  email: string;
  received: () => Promise<string[]>;
}> {
  const id = await buildStaff(server.pool, 'editor');
  const [user] = await server.pool<{ email: string }[]>`select email from users where id = ${id}`;
  const email = user?.email ?? '';
  const received = async () =>
    (
      await server.pool<
        { subject: string }[]
      >`select subject from outbox_messages where recipient = ${email} order by id`
    ).map((row) => row.subject);
  return { client: server.as(id), email, received };
}

type Call = typeof testEmail | typeof postTestEmail;
const ask = (client: TestClient, call: Call, id = digestId) =>
  call.method === 'GET'
    ? client.call(testEmail, { params: { id } })
    : client.call(postTestEmail, { params: { id } });

test('a test without addresses goes to the caller only, marked as a test', async () => {
  const { client, email, received } = await buildEditor();
  const before = await server.pool`select id from outbox_messages`;
  const { status, body } = await client.call(postTestEmail, {
    params: { id: digestId },
    headers: { 'x-forwarded-for': 'evil', to: 'victim@evil.example' },
  });
  expect([status, body]).toEqual([200, { to: email, message: 'Test email sent', unsent: [] }]);
  expect(await received()).toEqual(['[Test] The best of today']);
  expect(await server.pool`select id from outbox_messages`).toHaveLength(before.length + 1);
  const [message] = await server.pool<
    { html: string; text: string; purpose: string; mailingId: number | null }[]
  >`
    select html, text, purpose, mailing_id from outbox_messages where recipient = ${email}`;
  expect(message).toMatchObject({ purpose: 'test', mailingId: null });
  expect(message?.html).toContain('https://masthead.example/u/test');
  expect(message?.html).not.toMatch(/\*\||\/u\/\d/);
});

test('a GET that the browser repeats sends once, a POST sends each time', async () => {
  const { client, received } = await buildEditor();
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(client, testEmail)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await received()).toHaveLength(1);
  await ask(client, postTestEmail);
  await ask(client, postTestEmail);
  expect(await received()).toHaveLength(3);
  await server.pool`update test_emails set at = at - interval '61 seconds'`;
  await ask(client, testEmail);
  expect(await received()).toHaveLength(4);
});

test('limits one person to ten tests an hour, even concurrently', async () => {
  const { client, received } = await buildEditor();
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask(client, postTestEmail)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  expect(await received()).toHaveLength(10);
  const refused = await ask(client, postTestEmail);
  expect(refused.error.message).toEqual([
    'You’ve requested 10 test emails in the last hour. Try again later.',
  ]);
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);

  const other = await buildEditor();
  expect((await ask(other.client, postTestEmail)).status).toBe(200);
  await server.pool`update test_emails set at = at - interval '61 minutes'`;
  expect((await ask(client, postTestEmail)).status).toBe(200);
});

test('reports an unreachable mail server; a retry works and does not count toward the limit', async () => {
  const { client, received } = await buildEditor();
  server.app.mail = {
    ...builtIn,
    sendTest: () => Promise.reject(new ProviderAway('connect ECONNREFUSED')),
  };
  for (let n = 0; n < 12; n += 1) {
    const { status, error } = await ask(client, testEmail);
    expect([status, error.message]).toEqual([
      503,
      ['We couldn’t reach the mail server. Nothing was sent. Try again in a few minutes.'],
    ]);
  }
  server.app.mail = builtIn;
  expect((await ask(client, testEmail)).status).toBe(200);
  expect(await received()).toHaveLength(1);
});

test('does not report a refused address as an unreachable mail server', async () => {
  const { client } = await buildEditor();
  server.app.mail = {
    ...builtIn,
    sendTest: () => Promise.reject(new Error('550 No such mailbox')),
  };
  const { status, error } = await ask(client, postTestEmail);
  expect([status, error.message]).toEqual([
    503,
    ['An error occurred while generating the test email.'],
  ]);
});

test('reports a missing template or audience', async () => {
  const { client, received } = await buildEditor();
  const id = await buildDigest(server.pool, { siteId: (await buildSite(server.pool)).id });
  const { status, error } = await ask(client, postTestEmail, id);
  expect([status, error.message]).toEqual([
    400,
    ['No email template exists for this style and site. An admin can add one.'],
  ]);
  expect(await received()).toEqual([]);
});

test('a test of a scheduled digest leaves it scheduled', async () => {
  const { client } = await buildEditor();
  const { id } = await buildReadyDigest(server.pool);
  const { body } = await client.call(dailyDigestEndpoints.get, { params: { id } });
  await client.call(dailyDigestEndpoints.schedule, { body: { id, version: body.version } });
  expect((await ask(client, postTestEmail, id)).status).toBe(200);
  expect((await client.call(dailyDigestEndpoints.get, { params: { id } })).body.status).toBe(
    'scheduled',
  );
});
