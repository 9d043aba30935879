import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { healthEndpoints } from '@masthead/shared/platform/health/health.endpoints.ts';
import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { readConfig } from '../process/config.ts';
import { scratchFolder } from './backup.testing.ts';
import { isDue, lastPlanned, startBackups } from './schedule.ts';

const server = withTestServer();

test('the last planned time is today’s or yesterday’s, by the clock of Central Time', () => {
  const at = (now: string, clock = '03:00') => lastPlanned(new Date(now), clock).toISOString();
  expect(at('2026-11-27T09:00:00Z')).toBe('2026-11-27T09:00:00.000Z');
  expect(at('2026-11-27T08:59:59Z')).toBe('2026-11-26T09:00:00.000Z');
  expect(at('2026-07-27T08:00:00Z')).toBe('2026-07-27T08:00:00.000Z');
  // The hour that the clocks skip.
  expect(at('2026-03-08T12:00:00Z', '02:30')).toBe('2026-03-08T06:00:00.000Z');
});

test('a backup is due once a day, at once if its time was missed, and an hour after a failure', () => {
  const now = new Date('2026-11-27T10:00:00Z');
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const due = (good: Date | null, failed: Date | null) => isDue(now, '03:00', { good, failed });
  expect(due(null, null)).toBe(true);
  expect(due(before(24), null)).toBe(true);
  expect(due(before(0.5), null)).toBe(false);
  expect(due(before(24), before(0.5))).toBe(false);
  expect(due(before(24), before(1))).toBe(true);
});

test('the daily backup is made once, told by health, and a failure is told to admins', async () => {
  const { pool } = server;
  const admin = await buildStaff(pool, 'admin');
  await buildStaff(pool, 'editor');
  const folder = await scratchFolder();
  const target = join(folder, 'target');
  const config = {
    ...readConfig({ DATABASE_URL: 'postgres://unused', MASTHEAD_BACKUP: target }),
    dataFolder: join(folder, 'data'),
  };
  const works: (() => Promise<void>)[] = [];
  const jobs = {
    everyMinute: async (_name: string, work: () => Promise<void>) => void works.push(work),
  };
  const said: string[] = [];
  await startBackups(jobs, { config, pool, log: (line) => said.push(line) });
  const everyMinute = () => works[0]?.();
  // A file where the folder should be.
  await writeFile(target, '');
  await everyMinute();
  expect(said).toEqual([expect.stringContaining(`The backup to ${target} failed`)]);
  const told = () => pool<{ userId: number }[]>`
    select user_id from notices where event = 'backup-failed'`;
  expect(await told()).toEqual([{ userId: admin }]);
  const health = async () => (await server.as(null).call(healthEndpoints.check)).body.lastBackup;
  expect(await health()).toBeNull();
  await everyMinute();
  expect(said).toHaveLength(1);
  await pool`update backups set target = ${join(folder, 'other')}`;
  const good = { ...config, backup: { ...config.backup, target: join(folder, 'other') } };
  await mkdir(join(folder, 'other'));
  await pool`delete from backups`;
  works.length = 0;
  await startBackups(jobs, { config: good, pool, log: (line) => said.push(line) });
  await everyMinute();
  await everyMinute();
  expect(await readdir(join(folder, 'other', 'archives'))).toHaveLength(1);
  expect(Date.parse((await health()) ?? '')).toBeGreaterThan(Date.now() - 60_000);
});
