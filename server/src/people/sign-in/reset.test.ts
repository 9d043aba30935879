import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PlannedJob, type TestServer, withTestServer } from '../../../test/server.ts';
import type { AccountMail } from '../../platform/access/account-mail.ts';
import { hashPassword } from '../../platform/access/password.ts';
import type { Message, Outcome } from '../../platform/integrations/mail/mail-transport.ts';
import { buildUser } from '../users/users.testing.ts';
import { sendAccountMail } from './send-account-mail.ts';

let nobody: ReturnType<TestServer['as']>;
const planned: PlannedJob[] = [];
let mails: Message[] = [];
let outcome: Outcome = { result: 'sent' };

const server = withTestServer({ planned });
beforeAll(() => {
  nobody = server.as(null);
});
beforeEach(async () => {
  await server.pool`delete from password_reset_requests`;
  planned.length = 0;
  mails = [];
  outcome = { result: 'sent' };
});

const ask = (email: unknown, headers: Record<string, string> = {}) =>
  nobody.call(authEndpoints.resetPassword, { body: { email }, headers });

/** Runs what the jobs would run. */
async function runJobs() {
  const transport = {
    send: async (message: Message) => {
      if (outcome.result === 'sent') mails.push(message);
      return outcome;
    },
    close: () => {},
  };
  const mailer = {
    pool: server.pool,
    transport,
    publicUrl: 'https://masthead.example',
    mailFrom: null,
  };
  for (const job of planned.splice(0)) await sendAccountMail(mailer, job.data as AccountMail);
}

/** Requests a reset and returns the token from the email. */
async function tokenFor(username: string): Promise<string> {
  await ask(username);
  await runJobs();
  const link = /https:\/\/masthead\.example\/reset-password\/([\w-]{43})\n/.exec(
    mails.at(-1)?.text ?? '',
  );
  return link?.[1] ?? 'no mail';
}

const good = 'velvet tractor onion';
const set = (email: string, token: string, password = good) =>
  nobody.call(authEndpoints.setPassword, { body: { email, password, token } });
const invalid = {
  status: 400,
  error: {
    message: [
      'Invalid password reset attempt. This page may have expired.  Try resetting your password again. ',
    ],
  },
};

let made = 0;
async function somebody(given: Parameters<typeof buildUser>[1] = {}) {
  made += 1;
  const username = `reader${made}`;
  const id = await buildUser(server.pool, { username, passwordHash: 'some hash', ...given });
  return { id, username, email: `${username}@example.com` };
}

describe('requesting a password reset', () => {
  test('responds the same to everyone and emails only a person who may sign in', async () => {
    const known = await somebody();
    const disabled = await somebody({ isDisabled: true });
    const answers: string[] = [];
    const typed = [known.email.toUpperCase(), disabled.email, 'nobody@example.com', "a' or 1=1--"];
    for (const email of typed) {
      const { status, raw } = await ask(email);
      answers.push(`${status} ${raw.body}`);
    }
    expect(new Set(answers)).toEqual(new Set(['200 {}']));
    expect(planned).toHaveLength(4);
    await runJobs();
    expect(mails.map(({ to }) => to)).toEqual([known.email]);
  });

  test('emails the stored address, also by username, with a link to the configured host', async () => {
    const { username, email } = await somebody();
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await ask(` ${username} `, forged);
    await runJobs();
    expect(mails).toMatchObject([
      {
        to: email,
        from: { name: 'Masthead', address: 'no-reply@masthead.example' },
        subject: 'Reset your Masthead password',
        purpose: 'account',
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    ]);
    const [mail] = mails;
    const links = mail?.html.match(/https?:[^"]+/g);
    expect(links).toEqual([
      expect.stringMatching(/^https:\/\/masthead\.example\/reset-password\/[\w-]{43}$/),
    ]);
    expect(mail?.text).toContain(links?.[0]);
    expect(`${mail?.html}${mail?.text}`).not.toContain('evil');
  });

  test('sends a person who was just added a welcome email', async () => {
    const { id, username } = await somebody();
    await server.pool`update users set password_hash = null where id = ${id}`;
    await tokenFor(username);
    expect(mails[0]?.subject).toBe('You were added to Masthead');
    expect(mails[0]?.text).toContain(
      `with the username ${username}. Choose a password to get started.`,
    );
  });

  test('keeps markup and line breaks of a name out of the email', async () => {
    const { id, username } = await somebody();
    await server.pool`update users set name = ${'<b>Eve</b>\r\nBcc: x'} where id = ${id}`;
    await tokenFor(username);
    expect(mails[0]?.html).toContain('&lt;b&gt;Eve&lt;/b&gt; Bcc: x');
    expect(mails[0]?.text).toContain('Hello <b>Eve</b> Bcc: x,');
  });

  test.each([
    ['nothing', undefined],
    ['blanks', '  '],
    ['a list', ['a@example.com']],
    ['an object', { email: 'a@example.com' }],
  ])('requires a username for %s', async (_case, email) => {
    const { status, error } = await ask(email);
    expect(status).toBe(400);
    expect(error.message).toEqual(['Please enter a valid username']);
    expect(planned).toHaveLength(0);
  });

  test('sends an account three emails an hour, without revealing it', async () => {
    const { username } = await somebody();
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await ask(username)).status).toBe(200);
      await runJobs();
    }
    expect(mails).toHaveLength(3);
  });

  test('allows an address twenty requests in 15 minutes', async () => {
    const answers: number[] = [];
    for (let asked = 0; asked < 21; asked += 1) answers.push((await ask(`nobody${asked}`)).status);
    expect(answers.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(answers[20]).toBe(429);
  });

  test('does not count an email that could not be sent, and retries it', async () => {
    const { id, username } = await somebody();
    await ask(username);
    outcome = { result: 'away', problem: 'no answer' };
    await expect(runJobs()).rejects.toThrow('The email will be retried: no answer');
    expect(await server.pool`select 1 from password_resets where user_id = ${id}`).toHaveLength(0);
    outcome = { result: 'failed', problem: 'no such mailbox' };
    await ask(username);
    await expect(runJobs()).rejects.toThrow('The email was rejected: no such mailbox');
  });
});

describe('setting a new password', () => {
  test('signs in, ends every other session and notifies the person by email', async () => {
    const passwordHash = await hashPassword('the old password');
    const { id, email, username } = await somebody({ passwordHash });
    const before = server.as(id);
    expect((await before.call(authEndpoints.session)).status).toBe(200);
    const { status, body } = await set(email.toUpperCase(), await tokenFor(username));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ username });
    expect((await before.call(authEndpoints.session)).status).toBe(401);
    const here = server.withToken(body.access_token);
    expect((await here.call(authEndpoints.session)).status).toBe(200);
    const signIn = (password: string) =>
      nobody.call(authEndpoints.login, { body: { username, password } });
    expect((await signIn('the old password')).status).toBe(401);
    expect((await signIn(good)).status).toBe(200);
    await runJobs();
    expect(mails.at(-1)).toMatchObject({
      to: email,
      subject: 'Your Masthead password was changed',
    });
  });

  test('works once, also with concurrent requests', async () => {
    const { email, username } = await somebody();
    const token = await tokenFor(username);
    const answers = await Promise.all([1, 2, 3, 4].map(() => set(email, token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400,
    ]);
    expect(await set(email, token)).toMatchObject(invalid);
  });

  test('rejects wrong, older, expired and foreign tokens with the same response', async () => {
    const [ana, eve] = [await somebody(), await somebody()];
    const older = await tokenFor(ana.username);
    const newer = await tokenFor(ana.username);
    const answers = [
      await set(ana.email, 'made-up'),
      await set(ana.email, 'x'.repeat(500)),
      await set(ana.email, older),
      await set(eve.email, newer),
      await set('nobody@example.com', newer),
    ];
    await server.pool`update password_resets set expires_at = now() where user_id = ${ana.id}`;
    answers.push(await set(ana.email, newer));
    for (const answer of answers) expect(answer).toMatchObject(invalid);
  });

  test('expires after 60 minutes', async () => {
    const { id, username } = await somebody();
    await tokenFor(username);
    const [row] = await server.pool<{ minutes: number }[]>`
      select extract(epoch from expires_at - created_at)::int / 60 as minutes from password_resets where user_id = ${id}`;
    expect(row?.minutes).toBe(60);
  });

  test('is invalid once its person is disabled or has a new email or password', async () => {
    const changes = [
      { is_disabled: true },
      { email: 'elsewhere@example.com' },
      { password_hash: 'another' },
    ];
    for (const change of changes) {
      const { id, username } = await somebody();
      const token = await tokenFor(username);
      await server.pool`update users set ${server.pool(change)} where id = ${id}`;
      await server.pool`update users set is_disabled = false where id = ${id}`;
      expect(await set(username, token)).toMatchObject(invalid);
    }
  });

  test('keeps the link valid after a rejected password', async () => {
    const { email, username } = await somebody();
    const token = await tokenFor(username);
    const cases: [string, string][] = [
      ['elevenchars', 'Use at least 12 characters for a new password.'],
      ['x'.repeat(257), 'Use at most 256 characters for a new password.'],
      [
        'password1234',
        'This password is too easy to guess. Choose one that isn’t a common password or based on your name.',
      ],
      [
        `${username}-2026`,
        'This password is too easy to guess. Choose one that isn’t a common password or based on your name.',
      ],
      ['', 'A password is required'],
    ];
    for (const [password, sentence] of cases) {
      const { status, error } = await set(email, token, password);
      expect(status).toBe(400);
      expect(error.errors).toEqual([{ path: 'password', message: sentence }]);
    }
    expect((await set('', token)).error.message).toEqual(['A username is required']);
    expect((await set(email, token, `${'velvet tractor '.repeat(5)}an end`)).status).toBe(200);
  });

  test('distinguishes passwords that share their first 72 bytes', async () => {
    const { email, username } = await somebody();
    const long = 'velvet tractor onion '.repeat(5);
    await set(email, await tokenFor(username), `${long}one`);
    const signIn = (password: string) =>
      nobody.call(authEndpoints.login, { body: { username, password } });
    expect((await signIn(`${long}two`)).status).toBe(401);
    expect((await signIn(`${long}one`)).status).toBe(200);
  });
});

test('stores the token in no table or history, and sends no referrer from its page', async () => {
  const { username } = await somebody();
  const token = await tokenFor(username);
  const found = await server.pool`
    select 1 from password_resets r where to_jsonb(r)::text like ${`%${token}%`}
    union all select 1 from changes where after::text like ${`%${token}%`}`;
  expect(found).toHaveLength(0);
  const changes = await server.pool<{ after: object }[]>`
    select after from changes where table_name = 'password_resets' and action = 'insert'`;
  for (const { after } of changes) expect(after).toMatchObject({ token_hash: '(hidden)' });
  const page = await server.app.http.inject({ url: `/reset-password/${token}` });
  expect(page.headers['referrer-policy']).toBe('no-referrer');
});
