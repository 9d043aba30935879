import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { testEmailMessages } from '@masthead/shared/email/campaigns/test-email.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { noticeText } from '@masthead/shared/platform/notices/notice.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { type MailProvider, ProviderAway } from '../../platform/integrations/mail/mail-provider.ts';
import { buildReadyDigest } from './campaigns.testing.ts';

const { testEmail, postTestEmail } = dailyDigestEndpoints;
const server = withTestServer({ config: { logLevel: 'silent' } });
let builtIn: MailProvider;
let digestId: number;
let editor: Person;

interface Person {
  id: number;
  client: TestClient;
  email: string;
}

beforeAll(async () => {
  builtIn = server.app.mail;
  digestId = (await buildReadyDigest(server.pool, { subject: 'Hello {first name|you}' })).id;
});
beforeEach(async () => {
  server.app.mail = builtIn;
  editor = await buildPerson();
  await server.pool`delete from outbox_messages`;
  await server.pool`update organizations set test_domains = ''`;
});

async function buildPerson(): Promise<Person> {
  const id = await buildStaff(server.pool, 'editor');
  const [user] = await server.pool<{ email: string }[]>`select email from users where id = ${id}`;
  return { id, client: server.as(id), email: user?.email ?? '' };
}

const ask = (to: { people?: number[]; to?: string[] }, { client } = editor) =>
  client.call(postTestEmail, { params: { id: digestId }, body: to });

/** Everything that went out, as 'address: subject'. */
const sent = async () => {
  const rows = await server.pool<{ recipient: string; subject: string }[]>`
    select recipient, subject from outbox_messages order by recipient`;
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`);
};

const allow = (domains: string) =>
  server.pool`update organizations set test_domains = ${domains} where is_owner`;

/** A provider that fails for these addresses. */
const failingFor = (errors: Record<string, Error>): MailProvider => ({
  ...builtIn,
  sendTest: async (email, to) => {
    await builtIn.sendTest(
      email,
      to.filter((one) => !errors[one.email]),
    );
    return to.flatMap((one) => {
      const error = errors[one.email];
      return error ? [{ email: one.email, error }] : [];
    });
  },
});

describe('a test goes to', () => {
  test('people of the product and addresses at allowed domains, each once, marked, with their own name', async () => {
    const [ann, bo] = [await buildPerson(), await buildPerson()];
    await server.pool`update users set name = 'Ann Reed' where id = ${ann.id}`;
    await allow('agency.example, xn--sb-xka.example');
    const { status, body } = await ask({
      people: [ann.id],
      to: [ann.email.toUpperCase(), bo.email, 'gus@Agency.EXAMPLE', 'ida@SÜB.example'],
    });
    const all = [ann.email, bo.email, 'gus@Agency.EXAMPLE', 'ida@xn--sb-xka.example'];
    expect([status, body]).toEqual([
      200,
      { to: all.join(', '), message: campaignMessages.testSent, unsent: [] },
    ]);
    expect(await sent()).toEqual(
      [
        `${ann.email}: [Test] Hello Ann`,
        `${bo.email}: [Test] Hello Person`,
        'gus@Agency.EXAMPLE: [Test] Hello you',
        'ida@xn--sb-xka.example: [Test] Hello you',
      ].sort(),
    );
  });

  test('the person who asks when nobody is named, and by GET whoever a test before went to', async () => {
    expect((await ask({ people: [(await buildPerson()).id] })).status).toBe(200);
    await editor.client.call(testEmail, { params: { id: digestId } });
    await editor.client.call(testEmail, { params: { id: digestId } });
    expect((await ask({})).body.to).toBe(editor.email);
    expect((await sent()).filter((one) => one.startsWith(editor.email))).toHaveLength(2);
  });

  test('whom the history names', async () => {
    await ask({ people: [editor.id] });
    const admin = server.as(await buildStaff(server.pool, 'admin'));
    const { body } = await admin.call(activityEndpoints.list, { query: {} });
    expect(body.nodes.map(({ does }) => does)).toContain(`sent a test to ${editor.email} of`);
  });
});

describe('refused, by name and with nothing sent, is', () => {
  const refused = async (to: Parameters<typeof ask>[0]) => {
    const { status, error } = await ask({ ...to, people: [editor.id, ...(to.people ?? [])] });
    expect([status, await sent()]).toEqual([400, []]);
    return error.message;
  };

  test('an address at a domain that no admin has allowed, its subdomains among them', async () => {
    await allow('agency.example');
    await server.pool`
      insert into organizations (name, test_domains, deleted_at) values ('Gone', 'gone.example', now())`;
    const others = ['a@evil.example', 'b@sub.agency.example', 'c@gone.example'];
    expect(await refused({ to: ['fine@agency.example', ...others] })).toEqual([
      others.map(testEmailMessages.notAllowed).join(' '),
    ]);
  });

  test('somebody who is disabled, at an allowed domain too', async () => {
    const id = await buildUser(server.pool, { username: 'gone', isDisabled: true });
    await allow('example.com');
    expect(await refused({ people: [id] })).toEqual([testEmailMessages.disabled('Person gone')]);
    expect(await refused({ to: ['Gone@example.com'] })).toEqual([
      testEmailMessages.disabled('Gone@example.com'),
    ]);
  });

  test('an address on the suppression list', async () => {
    await allow('agency.example');
    await server.pool`insert into suppressions (email, reason) values ('Left@agency.example', 'complained')`;
    expect(await refused({ to: ['left@agency.example'] })).toEqual([
      testEmailMessages.suppressed('left@agency.example'),
    ]);
  });

  test('nobody, no address, and too many', async () => {
    expect(await refused({ people: [999_999] })).toEqual(['This record does not exist.']);
    expect(await refused({ to: ['nobody', 'a@agency.example'] })).toEqual([
      testEmailMessages.badAddress(['nobody']),
    ]);
    const many = Array.from({ length: 10 }, (_, n) => `n${n}@agency.example`);
    expect(await refused({ to: many })).toEqual([testEmailMessages.tooMany]);
    const { error } = await editor.client.call(postTestEmail, {
      params: { id: digestId },
      body: { cc: ['x@evil.example'] },
    });
    expect(error.message).toEqual(['Unknown field "cc".']);
  });
});

test('each address counts as one of ten in an hour; what is too many sends nothing', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, async () => (await buildPerson()).id));
  expect((await ask({ people })).status).toBe(200);
  const { status, error } = await ask({ people: people.slice(0, 5) });
  expect([status, error.message]).toEqual([429, [testEmailMessages.left(4)]]);
  expect(await sent()).toHaveLength(6);
  expect((await ask({ people: people.slice(0, 4) })).status).toBe(200);
  expect((await ask({})).error.message).toEqual([campaignMessages.testLimit]);
});

describe('one address that fails', () => {
  test('hides no other: the answer says who got it and who did not, and why', async () => {
    const [ann, bo, cy] = [await buildPerson(), await buildPerson(), await buildPerson()];
    server.app.mail = failingFor({
      [bo.email]: new ProviderAway('connect ECONNREFUSED'),
      [cy.email]: new Error('550 No such mailbox'),
    });
    const { status, body } = await ask({ people: [ann.id, bo.id, cy.id] });
    const unsent = [
      { to: bo.email, personId: bo.id, why: testEmailMessages.away },
      { to: cy.email, personId: cy.id, why: testEmailMessages.unconfirmed },
    ];
    const message = `Sent to ${ann.email}. Not sent to ${bo.email}: the mail server couldn’t be reached. Not sent to ${cy.email}: the mail server didn’t accept or confirm it.`;
    expect([status, body]).toEqual([200, { to: ann.email, message, unsent }]);
    // What certainly did not go out counts as nothing.
    const noted = await server.pool`select id from test_emails where user_id = ${editor.id}`;
    expect(noted).toHaveLength(2);
  });

  test('and all others too is a failure', async () => {
    const ann = await buildPerson();
    const away = new ProviderAway('connect ECONNREFUSED');
    server.app.mail = failingFor({ [editor.email]: away, [ann.email]: away });
    const { status, error } = await ask({ people: [editor.id, ann.id] });
    expect([status, error.message]).toEqual([503, [campaignMessages.providerAway]]);
    expect(await server.pool`select id from test_emails where user_id = ${editor.id}`).toEqual([]);
  });

  test('is told by a notice when the person did not wait', async () => {
    const ann = await buildPerson();
    const slow = failingFor({ [ann.email]: new ProviderAway('connect ECONNREFUSED') });
    server.app.mail = {
      ...slow,
      actionMs: 20,
      sendTest: async (...all) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return slow.sendTest(...all);
      },
    };
    const { body } = await ask({ people: [editor.id, ann.id] });
    expect(body.message).toBe(campaignMessages.goesOn);
    const why = { to: ann.email, why: testEmailMessages.away };
    await vi.waitFor(async () => {
      const { body: notices } = await editor.client.call(noticeEndpoints.list, {});
      expect(notices.nodes.map(noticeText)).toEqual([testEmailMessages.partlyInBackground([why])]);
    });
  });
});

test('an admin allows domains on an organization: each once, as mail servers name it; the history knows', async () => {
  const admin = server.as(await buildStaff(server.pool, 'admin'));
  const id = await buildOrganization(server.pool, { name: 'Agency' });
  const save = async (testDomains: string) => {
    const { body } = await admin.call(organizationEndpoints.get, { params: { id } });
    return admin.call(organizationEndpoints.update, {
      body: { id, version: body.version, testDomains },
    });
  };
  const { body } = await save(' @Agency.example; süb.example\nagency.EXAMPLE ');
  expect(body.testDomains).toBe('agency.example, xn--sb-xka.example');
  expect((await ask({ to: ['gus@agency.example'] })).status).toBe(200);
  for (const [bad, named] of [
    ['agency', 'agency'],
    ['fine.example, a@b.example, *.example', 'a@b.example, *.example'],
    ['https://agency.example', 'https://agency.example'],
  ] as const) {
    const { status, error } = await save(bad);
    expect([status, error.message[0]]).toEqual([400, expect.stringContaining(`: ${named}.`)]);
  }
  const refused = await editor.client.call(organizationEndpoints.update, {
    body: { id, version: body.version, testDomains: 'evil.example' },
  });
  expect(refused.status).toBe(403);
  await save('');
  expect((await ask({ to: ['gus@agency.example'] })).status).toBe(400);
  const { body: seen } = await admin.call(activityEndpoints.list, {
    query: { kind: 'organization' },
  });
  expect(seen.nodes[1]?.differences).toContainEqual(
    expect.objectContaining({
      field: 'Domains for test emails',
      before: null,
      after: 'agency.example, xn--sb-xka.example',
    }),
  );
});
