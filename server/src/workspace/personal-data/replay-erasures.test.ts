import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildAudience, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { backUp } from '../../platform/backup/back-up.ts';
import {
  createEmptyDatabase,
  newKey,
  openAs,
  orderOf,
  scratchFolder,
} from '../../platform/backup/backup.testing.ts';
import { readErasures, writeErasures } from '../../platform/backup/erasures.ts';
import { restore } from '../../platform/backup/restore.ts';
import { unsealWith } from '../../platform/backup/seal.ts';
import { write } from '../../platform/db/client.ts';
import { readConfig } from '../../platform/process/config.ts';
import { insertErasure } from './erasure.queries.ts';
import { filesOf } from './outside.ts';
import { erase, filesWith, tablesWith } from './personal-data.testing.ts';
import { replayErasures } from './replay-erasures.ts';

const source = withTestDatabase();
const configOf = (dataFolder: string) => ({
  ...readConfig({ DATABASE_URL: 'postgres://unused' }),
  dataFolder,
});

test('what was erased after a backup is erased again by its restore', async () => {
  const folder = await scratchFolder();
  const { identity, recipient } = await newKey();
  const identityFile = join(folder, 'key.txt');
  await writeFile(identityFile, identity);
  const data = join(folder, 'data');
  const order = orderOf(source, { data, target: join(folder, 'backups') }, [recipient]);
  const { pool } = source;
  const adminId = await buildStaff(pool, 'admin');
  const editorId = await buildStaff(pool, 'editor');
  await pool`update users set email = 'edith@example.com', name = 'Edith Marlowe' where id = ${editorId}`;
  const { id: siteId } = await buildSite(pool);
  const audienceId = await buildAudience(pool, siteId, 1);
  await write(
    pool,
    adminId,
    (db) =>
      db`insert into subscribers (audience_id, email, name) values (${audienceId}, 'ann@example.com', 'Ann Reader')`,
  );
  await mkdir(join(data, 'chat', 'files'), { recursive: true });
  await writeFile(join(data, 'chat', 'files', 'abc'), 'ann@example.com');
  await pool`insert into chat_messages (user_id, client_id, type, message, file_key, file_name, file_bytes)
    values (${adminId}, gen_random_uuid(), 'file', '', 'abc', 'list.csv', 15)`;
  await backUp(order);

  const asked = {
    userId: null,
    askedBy: 'authority',
    reason: 'Order 7',
    removesBylines: false,
  } as const;
  for (const person of [
    { addresses: ['ann@example.com'], userId: null },
    { addresses: ['edith@example.com'], userId: editorId },
  ]) {
    const id = await write(pool, adminId, (db) => insertErasure(db, { ...asked, ...person }));
    const copyBesideBackups = () => writeErasures(pool, order.target, order.seal);
    await erase({ pool, config: configOf(data) }, id, { copyBesideBackups });
  }
  const beside = await readdir(join(folder, 'backups', 'erasures'));
  expect(beside).toHaveLength(2);

  const restored = await createEmptyDatabase(source.connection);
  onTestFinished(() => restored.drop());
  const elsewhere = join(folder, 'elsewhere');
  const archive = await openAs(order.target, { identityFile });
  const erasures = await readErasures(order.target, await unsealWith(identityFile));
  const config = configOf(elsewhere);
  const lines: string[] = [];
  await restore(
    {
      connection: restored.connection,
      areas: orderOf(source, { data: elsewhere, target: folder }).areas,
    },
    archive,
    {
      url: null,
      log: (line) => lines.push(line),
      repeatErasures: (own) => replayErasures(own, erasures, filesOf(config)),
    },
  );
  expect(lines).toContain('Repeated 2 erasures of personal data made since.');
  for (const gone of ['ann@example.com', 'Ann Reader', 'edith@example.com', 'Edith Marlowe'])
    expect(await tablesWith(restored.pool, gone)).toEqual([]);
  expect(await filesWith(elsewhere, 'ann@example.com')).toEqual([]);
  const rows =
    await restored.pool`select state, asked_by, reason, user_id from erasures order by id`;
  expect(rows).toEqual([
    { state: 'done', askedBy: 'authority', reason: 'Order 7', userId: null },
    { state: 'done', askedBy: 'authority', reason: 'Order 7', userId: editorId },
  ]);
  await expect(
    restored.pool`insert into subscribers (audience_id, email) values (${audienceId}, 'Ann@example.com')`,
  ).rejects.toThrow('the address was erased');
  expect(await replayErasures(restored.pool, erasures, filesOf(config))).toBe(0);
});

test('erasures of another database are refused, and an unencrypted copy names no address', async () => {
  const folder = await scratchFolder();
  const { target, seal } = orderOf(source, { data: folder, target: join(folder, 'plain') });
  await writeErasures(source.pool, target, seal);
  const erasures = await readErasures(target, await unsealWith(null));
  expect(erasures).toHaveLength(2);
  expect(JSON.stringify(erasures)).not.toContain('@');
  const foreign = erasures.map((each) => ({ ...each, hashKey: 'of another' }));
  await expect(replayErasures(source.pool, foreign, filesOf(configOf(folder)))).rejects.toThrow(
    'belong to another database',
  );
});
