import { existsSync, readdirSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildOrganization } from '../../people/users/users.testing.ts';
import { openPool } from '../db/client.ts';
import { isAtHome, notePlace } from '../db/place.queries.ts';
import { giveToOwner, openDataFolder } from '../embedded-postgres/data-folder.ts';
import { chooseTools, run } from '../embedded-postgres/run-as.ts';
import { backUp } from './back-up.ts';
import { openAs, orderOf, scratchFolder } from './backup.testing.ts';
import { openFileAreas } from './file-areas.ts';
import { restore } from './restore.ts';
import { checkRows } from './verify.ts';

const source = withTestDatabase();

/** The programs of a PostgreSQL that the operator would install; null: there is none. */
function findPostgres(): string | null {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all).map(Number) : [];
  const newest = Math.max(0, ...versions.filter((version) => version >= 15));
  const bin = join(all, String(newest), 'bin');
  return existsSync(join(bin, 'pg_basebackup')) ? bin : null;
}
const bin = findPostgres();

/** Folders of PostgreSQL's own, and its programs as a user that it accepts. */
async function openOwn(programs: string) {
  const folder = await openDataFolder(join(await scratchFolder(), 'own'));
  const program = (name: string) => join(programs, name);
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  const all = {
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
  };
  const tools = await chooseTools(folder, { ...all, env });
  for (const name of ['wal', 'run']) {
    await mkdir(join(folder.path, name), { mode: 0o700 });
    await giveToOwner(tools.folder, join(folder.path, name));
  }
  const at = (name: string) => join(folder.path, name);
  const call = (name: string, ...args: string[]) => run(tools, program(name), args);
  const connection = { host: at('run'), port: 5432, user: 'masthead', database: 'masthead' };
  return {
    at,
    call,
    connection,
    admin: { ...connection, user: 'postgres', database: 'postgres' },
    async start(cluster: string) {
      const options = `-c listen_addresses='' -c unix_socket_directories=${at('run')} -c fsync=off`;
      await call(
        'pg_ctl',
        'start',
        '-w',
        '-D',
        at(cluster),
        '-l',
        at(`${cluster}.log`),
        '-o',
        options,
      );
    },
    stop: (cluster: string) => call('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', at(cluster)),
  };
}

test.skipIf(!bin)(
  'restores into an older PostgreSQL as no superuser, and recovers to a time before a mistake (needs PostgreSQL 15)',
  async () => {
    const own = await openOwn(bin ?? '');
    await own.call(
      'initdb',
      '-D',
      own.at('first'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '-N',
    );
    await appendFile(
      own.at('first/postgresql.conf'),
      `archive_mode = on\narchive_command = 'cp %p ${own.at('wal')}/%f'\n`,
    );
    await own.start('first');
    let running = 'first';
    onTestFinished(async () => void (await own.stop(running)));
    const admin = openPool(own.admin, { max: 1 });
    await admin.unsafe('create role masthead login createrole');
    await admin.unsafe('create database masthead owner masthead');

    // The archive of another version of PostgreSQL.
    const folder = await scratchFolder();
    const order = orderOf(source, { data: join(folder, 'data'), target: join(folder, 'target') });
    await backUp(order);
    const archive = await openAs(order.target);
    const areas = openFileAreas({ s3: null, dataFolder: folder });
    await restore({ connection: own.connection, areas }, archive, { url: null, log: () => {} });
    expect((await checkRows(own.connection, archive)).map(({ line }) => line)).toEqual([
      'Rows: database_place has other rows.',
      'Constraints: all are valid.',
    ]);

    const before = openPool(own.connection, { max: 1 });
    await before`delete from database_place`;
    await notePlace(before);
    await own.call(
      'pg_basebackup',
      '-h',
      own.at('run'),
      '-U',
      'postgres',
      '-D',
      own.at('second'),
      '-c',
      'fast',
    );
    await buildOrganization(before, { name: 'Kept' });
    const [good] = await before<{ at: string }[]>`select clock_timestamp()::text as at`;
    await before`update organizations set name = 'A mistake'`;
    await admin`select pg_switch_wal()`;
    const archived = () => admin<{ isDone: boolean }[]>`
      select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as is_done from pg_stat_archiver`;
    await expect.poll(archived, { timeout: 15_000 }).toEqual([{ isDone: true }]);
    await Promise.all([before.end(), admin.end()]);
    await own.stop('first');

    await writeFile(own.at('second/recovery.signal'), '');
    await appendFile(
      own.at('second/postgresql.conf'),
      `restore_command = 'cp ${own.at('wal')}/%f %p'\nrecovery_target_time = '${good?.at}'\nrecovery_target_action = 'promote'\n`,
    );
    running = 'second';
    await own.start('second');
    const after = openPool(own.connection, { max: 1 });
    const recovering = () => after<{ isSo: boolean }[]>`select pg_is_in_recovery() as is_so`;
    await expect.poll(recovering, { timeout: 15_000 }).toEqual([{ isSo: false }]);
    const names = await after<{ name: string }[]>`select name from organizations`;
    expect(names).toEqual([{ name: 'Kept' }]);
    // PostgreSQL is where it was, so sending is put on hold by hand.
    expect(await isAtHome(after)).toBe(true);
    await after`update database_place set database_oid = 0`;
    expect(await isAtHome(after)).toBe(false);
    await after.end();
  },
  120_000,
);
