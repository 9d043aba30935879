import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { startProgram } from '../../../test/process.ts';
import { buildAudience, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildMailing } from '../../email/mailings/mailings.testing.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { insertSession } from '../access/session.queries.ts';
import { asPartner } from '../db/client.ts';
import { acceptPlace, isAtHome, notePlace } from '../db/place.queries.ts';
import { findTask, moveImport } from '../imports/import.store.ts';
import { planImport } from '../imports/import-jobs.ts';
import { saveImport } from '../imports/start-import.ts';
import { s3Account, startS3Peer } from '../integrations/images/s3-peer.testing.ts';
import { openPlanner } from '../jobs/jobs.ts';
import { type OpenArchive, usedFiles } from './archive.ts';
import { backUp } from './back-up.ts';
import { createEmptyDatabase, environmentOf, newKey, openAs, orderOf } from './backup.testing.ts';
import { copying } from './copying.ts';
import { openFileAreas } from './file-areas.ts';
import { restore } from './restore.ts';
import { countKept } from './tables.queries.ts';
import { checkFiles, checkRows } from './verify.ts';

let folder: string;
let source: TestDatabase;
let restored: Awaited<ReturnType<typeof createEmptyDatabase>>;
let storage: Awaited<ReturnType<typeof startS3Peer>>;
let archive: OpenArchive;
let ids: { alpha: number; partner: number; beta: number; importId: number; mailing: number };

const odd = 'a\ttab, a \\ backslash, "quotes", \\N, \r\n two lines, \u2028 and 🗞';
const files = {
  'images/originals/photos/ab2.jpg': Buffer.from('a picture'),
  'images/originals/photos/ab3.jpg': Buffer.from('a picture'),
  'chat/files/c4': Buffer.from('said in the chat'),
  'invoices/files/i5': Buffer.from([0, 1, 2, 255]),
};

async function fill({ pool, connection }: TestDatabase): Promise<typeof ids> {
  const alpha = await buildOrganization(pool, { name: odd });
  const beta = await buildOrganization(pool, { name: 'Beta' });
  const partner = await buildUser(pool, { organizationId: alpha, roles: ['firm'] });
  await insertSession(pool, {
    tokenHash: Buffer.from('hash'),
    userId: partner,
    userAgent: null,
    absoluteDays: 1,
  });
  const writer = await buildStaff(pool, 'editor');
  await pool`
    insert into chat_messages (user_id, client_id, type, file_key, file_name, file_bytes)
    values (${writer}, gen_random_uuid(), 'file', 'c4', 'c4.txt', 4)`;
  const jobs = await openPlanner(connection, () => {});
  const site = await buildSite(pool);
  const audienceId = await buildAudience(pool, site.id, 0);
  const importId = await saveImport(pool, null, {
    kind: 'subscribers',
    fileName: 'readers.csv',
    options: { audienceId },
    target: 'Readers',
    file: (async function* () {
      yield Buffer.from('email,name\nann@x.example,Ann\n');
    })(),
  });
  await moveImport(pool, importId, ['checking'], 'running');
  await planImport(jobs, pool, { id: importId, state: 'running' });
  const sendAt = new Date(Date.now() - 1000);
  const mailing = await buildMailing(pool, { subscribers: 2, sendAt });
  await pool`update mailings set html = html || '<a href="https://old.example/p">Post</a>' where id = ${mailing.id}`;
  await jobs.plan(pool, 'send-mailing', { mailingId: mailing.id }, sendAt);
  await jobs.stop();
  await pool`
    insert into reader_events (repeat_key, ad_slot_id, site_id, day, minute, kind, is_robot)
    values (1, 1, ${site.id}, current_date, 0, 'i', false)`;
  return { alpha, partner, beta, importId, mailing: mailing.id };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-backup-'));
  source = await createTestDatabase();
  ids = await fill(source);
  const { identity, recipient } = await newKey();
  const identityFile = join(folder, 'identity.txt');
  await writeFile(identityFile, `# a comment\n${identity}\n`);
  const order = orderOf(source, { data: join(folder, 'data'), target: join(folder, 'target') }, [
    recipient,
    (await newKey()).recipient,
  ]);
  for (const [name, content] of Object.entries(files)) await order.areas.write(name, content);
  await backUp(order);
  archive = await openAs(order.target, { identityFile });
  restored = await createEmptyDatabase(source.connection);
  storage = await startS3Peer();
  const areas = openFileAreas({ s3: { url: storage.url, ...s3Account }, dataFolder: folder });
  await restore({ connection: restored.connection, areas }, archive, {
    url: 'https://new.example',
    log: () => {},
  });
});
afterAll(async () => {
  storage.stop();
  await restored.drop();
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

test('restores every row, and says by name which table has other ones', async () => {
  const [row] = await restored.pool<{ name: string }[]>`
    select name from organizations where id = ${ids.alpha}`;
  expect(row?.name).toBe(odd);
  const [rows, constraints] = await checkRows(restored.connection, archive);
  // What a restore changes on purpose: the place, and the address in emails.
  expect(rows).toEqual({
    isGood: false,
    line: 'Rows: database_place has other rows; mailings has other rows.',
  });
  expect(constraints).toEqual({ isGood: true, line: 'Constraints: all are valid.' });
});

test('has the constraints, indexes, triggers and policies that the migrations make', async () => {
  const kept = (connection: TestDatabase['connection']) =>
    copying(connection, 'begin read only', ({ db }) => countKept(db));
  const { policies, ...others } = await kept(restored.connection);
  expect(policies).toBeGreaterThan(30);
  expect({ policies, ...others }).toEqual(await kept(source.connection));
  const seen = await asPartner(
    restored.pool,
    { id: ids.partner, organizationId: ids.alpha },
    (db) => db<{ id: number }[]>`select id from organizations`,
  );
  expect(seen).toEqual([{ id: ids.alpha }]);
});

test('leaves out single events of readers, and takes new ones', async () => {
  const count = async ({ pool }: Pick<TestDatabase, 'pool'>) =>
    (await pool`select from reader_events`).length;
  expect([await count(source), await count(restored)]).toEqual([1, 0]);
  await restored.pool`
    insert into reader_events (repeat_key, ad_slot_id, site_id, day, minute, kind, is_robot)
    values (1, 1, 1, current_date, 0, 'i', false)`;
  expect(await count(restored)).toBe(1);
});

test('goes on counting where the sequences stood', async () => {
  expect(await buildOrganization(restored.pool, { name: 'New' })).toBeGreaterThan(ids.beta);
});

test('ends sessions and keeps sending on hold', async () => {
  const sessions = ({ pool }: Pick<TestDatabase, 'pool'>) => pool`select from sessions`;
  expect(await sessions(source)).toHaveLength(1);
  expect(await sessions(restored)).toHaveLength(0);
  await notePlace(restored.pool);
  expect(await isAtHome(restored.pool)).toBe(false);
});

test('changes the address in emails', async () => {
  const [mailing] = await restored.pool<{ html: string }[]>`
    select html from mailings where id = ${ids.mailing}`;
  expect(mailing?.html).toContain('<a href="https://new.example/p">Post</a>');
});

test('puts each file where the settings say', async () => {
  const written = Object.fromEntries(
    [...storage.files].map(([key, { body }]) => [key, body.toString('latin1')]),
  );
  expect(written).toEqual({
    'originals/photos/ab2.jpg': 'a picture',
    'originals/photos/ab3.jpg': 'a picture',
    'files/c4': 'said in the chat',
    'files/i5': '\0\x01\x02\xff',
  });
});

test('backs up files of a bucket under the area that each belongs to', async () => {
  const s3 = { url: storage.url, ...s3Account };
  const listed = await openFileAreas({ s3, dataFolder: '' }).list(new Set(['c4']));
  expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(files).sort());
});

test('encrypts all that can tell something, and stores equal files once', async () => {
  const { target, id } = archive;
  const stored = await target.list('files/');
  expect(stored).toHaveLength(3);
  const keys = [...stored, ...(await target.list('archives/'))].map(({ key }) => key);
  for (const key of keys.filter((each) => each !== usedFiles(id))) {
    const content = await target.read(key);
    expect([key, content?.toString('latin1', 0, 21)]).toEqual([key, 'age-encryption.org/v1']);
  }
});

const hasAge = (() => {
  try {
    return execFileSync('age', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

test.skipIf(!hasAge)('can be decrypted with age alone (needs age)', async () => {
  const [file] = archive.manifest.files.filter(({ name }) => name === 'chat/files/c4');
  const [manifest] = (await archive.target.list('archives/')).filter(({ key }) =>
    key.endsWith('manifest.age'),
  );
  const decrypt = (key: string) =>
    execFileSync('age', ['-d', '-i', join(folder, 'identity.txt'), join(folder, 'target', key)]);
  expect(decrypt(`files/${file?.stored}`).toString()).toBe('said in the chat');
  expect(JSON.parse(decrypt(manifest?.key ?? '').toString())).toMatchObject({
    product: 'masthead',
  });
});

test('goes on with scheduled emails and imports that were under way', async () => {
  const { pool, connection } = restored;
  const planned = await pool<{ name: string }[]>`
    select name from pgboss.job where state = 'created' order by name`;
  expect(planned.map(({ name }) => name)).toEqual(['imports', 'send-mailing']);
  const env = { ...environmentOf(connection), MASTHEAD_ROLE: 'worker', MASTHEAD_DATA: folder };
  await acceptPlace(pool);
  const worker = await startProgram('product-server.ts', { env });
  try {
    await expect
      .poll(async () => (await findTask(pool, ids.importId))?.state, { timeout: 20_000 })
      .toBe('done');
    const mailing = () => pool<{ status: string }[]>`
      select status from mailings where id = ${ids.mailing}`;
    await expect.poll(mailing, { timeout: 20_000 }).toEqual([{ status: 'sent' }]);
  } finally {
    await worker.end('SIGKILL');
  }
});

test('finds a file that is not what was written', async () => {
  expect(await checkFiles(archive)).toEqual({
    isGood: true,
    line: 'Files: 4 of 4 were read and are the same.',
  });
  const stored = (name: string) =>
    `files/${archive.manifest.files.find((each) => each.name === name)?.stored}`;
  const other = await archive.target.read(stored('invoices/files/i5'));
  await archive.target.write(stored('chat/files/c4'), other ?? Buffer.of(), '');
  expect(await checkFiles(archive)).toEqual({
    isGood: false,
    line: 'Files: 1 of 4 are not what was written, such as chat/files/c4.',
  });
});

test('refuses an encrypted archive without its key, and with another one', async () => {
  await expect(openAs(archive.target)).rejects.toThrow(
    'The archive is encrypted. Name the file of its private key with --identity or MASTHEAD_BACKUP_IDENTITY_FILE.',
  );
  const other = join(folder, 'other.txt');
  await writeFile(other, (await newKey()).identity);
  await expect(openAs(archive.target, { identityFile: other })).rejects.toThrow(
    `The archive cannot be decrypted with ${other}: it was encrypted for another key, or is damaged.`,
  );
  const wrong = join(folder, 'target', usedFiles(archive.id));
  await expect(openAs(archive.target, { identityFile: wrong })).rejects.toThrow(
    `${wrong} is not a key file of age.`,
  );
});
