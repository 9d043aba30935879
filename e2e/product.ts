import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, request } from '@playwright/test';
import { openPool } from '../server/src/platform/db/client.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/supervisor.ts';
import { tokenKey } from '../web/src/platform/api/token.ts';

/** The password of every demo person. */
export const password = 'masthead-demo';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by e2e/start-product.ts`);
  return value;
};

/** Signs in on the login card, as a person does. */
export async function signIn(page: Page, username: string, secret = password): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** A new session, through the API. */
export async function openSession(username: string): Promise<string> {
  const api = await request.newContext({ baseURL: setting('MASTHEAD_E2E_URL') });
  const answer = await api.post('/api/auth/login', { data: { username, password } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await api.dispose();
  return token;
}

/** Opens an address with a session token. Why not through the card: that loads the app once more. */
export async function openAs(page: Page, username: string, address: string): Promise<void> {
  const token = await openSession(username);
  await page.goto('/api/health');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    tokenKey,
    token,
  ] as const);
  await page.goto(address);
}

/** Creates, as the admin through the API, a record that a journey needs but does not test. */
export async function asAdmin<T>(method: 'post' | 'put', path: string, data: object): Promise<T> {
  const api = await request.newContext({ baseURL: setting('MASTHEAD_E2E_URL') });
  const token = await openSession('admin');
  const answer = await api[method](path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const made = (await answer.json()) as T;
  await api.dispose();
  return made;
}

/** A message that the mail server has accepted. */
export interface Received {
  to: string[];
  raw: string;
}

/** All messages received so far. Why without the text after the last newline: it is still being written. */
export const inbox = (): Received[] =>
  readFileSync(setting('MASTHEAD_E2E_INBOX'), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Received);

/** Runs `npm run import` on a file, beside the running product. */
export function importFeed(file: string, site: string): string {
  return execFileSync(process.execPath, ['server/src/import.ts', file, '--site', site], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, MASTHEAD_DATA: setting('MASTHEAD_E2E_DATA') },
    encoding: 'utf8',
  });
}

/** The one-time code of a product that is not set up yet, as its operator prints it. */
export const setUpCode = (): string =>
  execFileSync(process.execPath, ['server/src/set-up-code.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, MASTHEAD_DATA: setting('MASTHEAD_E2E_DATA') },
    encoding: 'utf8',
  }).trim();

/** The main process of the running product's own database. */
export const databasePid = (): number =>
  Number.parseInt(
    readFileSync(join(setting('MASTHEAD_E2E_DATA'), 'postgres', 'pg18', 'postmaster.pid'), 'utf8'),
    10,
  );

/** Runs SQL on the running product's database. */
export async function inDatabase<T>(
  work: (db: ReturnType<typeof openPool>) => Promise<T>,
): Promise<T> {
  const database = await startEmbeddedPostgres({
    folder: join(setting('MASTHEAD_E2E_DATA'), 'postgres'),
  });
  const pool = openPool(database.connection, { max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await database.stop();
  }
}

/** Moves the send time of a scheduled email to now, because a test cannot wait until tomorrow. */
export const letSendTimeCome = (campaignId: number): Promise<void> =>
  inDatabase(async (db) => {
    const [mailing] = await db<{ id: number }[]>`
      update mailings set send_at = now() where campaign_id = ${campaignId} and status = 'scheduled' returning id`;
    if (!mailing) throw new Error('No mailing is scheduled');
    await db`update pgboss.job set start_after = now()
      where name = 'send-mailing' and (data->>'mailingId')::int = ${mailing.id} and state = 'created'`;
  });

/** The recipients of a campaign, without suppressed addresses. */
export const subscribersOf = (campaignId: number): Promise<string[]> =>
  inDatabase(async (db) => {
    const rows = await db<{ email: string }[]>`
      select s.email from subscribers s join mailings m on m.audience_id = s.audience_id
       where m.campaign_id = ${campaignId} and s.status = 'subscribed'
         and not exists (select from suppressions x where lower(x.email) = lower(s.email) and x.lifted_at is null)`;
    return rows.map((row) => row.email);
  });
