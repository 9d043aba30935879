import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { s3Account, startS3Peer } from '../integrations/images/s3-peer.testing.ts';
import { archiveId, checkWhole, listArchives, usedFiles } from './archive.ts';
import { BackupUnderWay, backUp } from './back-up.ts';
import { openAs, orderOf, scratchFolder } from './backup.testing.ts';
import { beginBackup, endBackup } from './backups.queries.ts';
import { prune } from './prune.ts';
import { archivesToKeep } from './retention.ts';
import { openArchive, openTarget, type Target } from './target.ts';

const database = withTestDatabase();

const keep = { daily: 7, weekly: 5, monthly: 12 };
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    at: new Date(Date.parse(`${from}T09:00:00Z`) - n * 86_400_000),
  }));
const daysKept = (archives: { at: Date }[], rule = keep) =>
  [...archivesToKeep(archives, rule)].map(({ at }) => at.toISOString().slice(0, 10)).sort();

test('keeps the newest of seven days, five weeks and twelve months', () => {
  expect(daysKept(days('2026-11-27', 500))).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    ...['2026-11-01', '2026-11-08', '2026-11-15'],
    ...['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
    '2026-11-27',
  ]);
});

test('keeps the newest of a day in Central Time, and all there are after a pause', () => {
  const evening = { at: new Date('2026-11-26T05:59:00Z') };
  const night = { at: new Date('2026-11-26T06:01:00Z') };
  const later = { at: new Date('2026-11-26T06:02:00Z') };
  const kept = archivesToKeep([evening, night, later], { daily: 2, weekly: 0, monthly: 0 });
  expect(kept).toEqual(new Set([later, evening]));
  expect(daysKept(days('2020-01-03', 3))).toHaveLength(3);
});

/** Writes an archive of a day that uses some files. */
async function writeArchive(target: Target, at: Date, used: string[], isComplete = true) {
  const id = archiveId(at);
  for (const name of used) await target.write(`files/${name}`, Buffer.from(name), '');
  await target.write(usedFiles(id), Buffer.from(used.join('\n')), '');
  if (isComplete) await target.write(`archives/${id}/manifest.json`, Buffer.from('{}'), '');
  return id;
}

test('deletes old archives with the files that no other uses, never while one is under way', async () => {
  const { target } = orderOf(database, { data: '', target: await scratchFolder() });
  const now = new Date('2026-11-27T12:00:00Z');
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  await writeArchive(target, before(72), ['old', 'shared']);
  await writeArchive(target, before(60), ['dead'], false);
  const newest = await writeArchive(target, before(24), ['shared', 'new']);
  const underWay = await writeArchive(target, before(1), ['coming'], false);
  const rule = { daily: 1, weekly: 0, monthly: 0 };
  expect(await prune(target, rule, now)).toEqual({ archives: 2, files: 0 });
  expect((await listArchives(target)).map(({ id }) => id)).toEqual([underWay, newest]);
  await target.write(`archives/${underWay}/manifest.json`, Buffer.from('{}'), '');
  expect(await prune(target, { ...rule, daily: 2 }, now)).toEqual({ archives: 0, files: 2 });
  const left = (await target.list('files/')).map(({ key }) => key).sort();
  expect(left).toEqual(['files/coming', 'files/new', 'files/shared']);
});

test('a later backup reads and writes only the files that are new', async () => {
  const folder = await scratchFolder();
  const order = orderOf(database, { data: join(folder, 'data'), target: join(folder, 'target') });
  await order.areas.write('images/originals/photos/a.jpg', Buffer.from('first'));
  expect(await backUp(order)).toMatchObject({ files: 1, newFiles: 1 });
  await order.areas.write('chat/files/b', Buffer.from('second'));
  const read: string[] = [];
  const areas = {
    ...order.areas,
    read: (name: string) => {
      read.push(name);
      return order.areas.read(name);
    },
  };
  expect(await backUp({ ...order, areas })).toMatchObject({ files: 2, newFiles: 1 });
  expect(read).toEqual(['chat/files/b']);
});

test('a bucket with a prefix is a target like a folder', async () => {
  const peer = await startS3Peer();
  onTestFinished(() => void peer.stop());
  const { bucket, ...account } = s3Account;
  const name = `s3://${bucket}/nightly`;
  const folder = await scratchFolder();
  const order = orderOf(database, { data: join(folder, 'data'), target: '' });
  await order.areas.write('chat/files/b', Buffer.from('said'));
  const s3 = { url: peer.url, ...account };
  const target = openTarget('TARGET', name, s3);
  const { archive } = await backUp({ ...order, target, targetName: name });
  expect([...peer.files.keys()].every((key) => key.startsWith('nightly/'))).toBe(true);
  const named = openArchive(`${name}/archives/${archive}`, s3);
  const opened = await openAs(named.target, named);
  await checkWhole(opened);
  expect(opened.manifest.files.map((file) => file.name)).toEqual(['chat/files/b']);
  await prune(target, { daily: 1, weekly: 0, monthly: 0 }, new Date());
  expect((await listArchives(target)).map(({ id }) => id)).toEqual([archive]);
});

test('one backup of a database runs at a time, and a dead one stops none', async () => {
  const folder = await scratchFolder();
  const order = orderOf(database, { data: join(folder, 'data'), target: join(folder, 'target') });
  const other = await beginBackup(database.pool, { archive: 'other', target: 'elsewhere' });
  await expect(backUp(order)).rejects.toThrow(BackupUnderWay);
  await database.pool`update backups set alive_at = now() - interval '3 minutes' where id = ${other}`;
  await backUp(order);
  const [row] = await database.pool<{ problem: string | null }[]>`
    select problem from backups where id = ${other}`;
  expect(row?.problem).toBe('It was interrupted.');
  await endBackup(database.pool, other ?? 0, null);
});
