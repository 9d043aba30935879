import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { withTestDatabase } from '../test/database.ts';
import { buildMailing } from './email/mailings/mailings.testing.ts';
import { readConfig } from './platform/process/config.ts';
import { startProduct } from './start.ts';

const database = withTestDatabase();

/** The address of the test database, which listens on a socket that an address cannot name. */
function databaseUrl(): string {
  const { host, port, user, password, database: name } = database.connection;
  const named = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password };
  for (const [key, value] of Object.entries(named)) vi.stubEnv(key, value);
  return `postgres:///${name}`;
}

test('an email sent before a rotation still unsubscribes after it, until its key is revoked', async () => {
  const env = { DATABASE_URL: databaseUrl() };
  const keys = async (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'keys.ts'), ...args], {
      env: { ...process.env, ...env },
    }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => `refused: ${stderr}`,
    );
  const start = () =>
    startProduct(
      readConfig({
        ...env,
        PORT: '0',
        MASTHEAD_ROLE: 'web',
        MASTHEAD_ADMIN_PASSWORD: 'of the test',
      }),
      () => {},
    );
  const mailing = await buildMailing(database.pool, { subscribers: 2 });
  const [first = 0, second = 0] = (
    await database.pool<{ id: number }[]>`
      select id from subscribers where audience_id = ${mailing.audienceId} order by id`
  ).map(({ id }) => id);
  const ofProduct = ({ app, address }: Awaited<ReturnType<typeof start>>) => ({
    linkOf: (reader: number) => new URL(app?.links.unsubscribe(mailing.id, reader) ?? '').pathname,
    post: async (path: string) => (await fetch(address + path, { method: 'POST' })).status,
  });

  const before = await start();
  await database.pool`update mailings set started_at = now() where id = ${mailing.id}`;
  const links = [first, second].map(ofProduct(before).linkOf);
  await before.stop();
  expect(await keys('rotate')).toContain('Key 2 signs new links in 60 seconds');
  await database.pool`update secrets set signs_from = now() where id = 'signing-2'`;

  const after = await start();
  const { linkOf, post } = ofProduct(after);
  expect(links).not.toContain(linkOf(first));
  expect(await post(links[0] ?? '')).toBe(200);
  const statuses = await database.pool<{ status: string }[]>`
    select status from subscribers where audience_id = ${mailing.audienceId} order by id`;
  expect(statuses.map(({ status }) => status)).toEqual(['unsubscribed', 'subscribed']);
  await after.stop();

  expect(await keys('revoke', '1')).toMatch(/emails of 1 mailing: unsubscribing[\s\S]+Add --yes/);
  expect(await keys('list')).toMatch(
    /^1 {2}from .+ UTC; its links still work\n2 .+ signs new links\n$/,
  );
  expect(await keys('revoke', '1', '--yes')).toContain('Key 1 is revoked');
  expect(await keys('list')).toMatch(/^2 .+ signs new links\n$/);
  expect(await keys('revoke', '2', '--yes')).toContain('refused: Key 2 has not been replaced yet.');
  expect(await keys('revoke')).toContain('refused: Usage: npm run keys');
  const revoked = await start();
  expect(await ofProduct(revoked).post(links[1] ?? '')).toBe(404);
  await revoked.stop();
});
