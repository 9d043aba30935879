import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importMessages } from '@masthead/shared/platform/imports/import.ts';
import { stoppedWork } from '@masthead/shared/platform/notices/notice.ts';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { startProgram } from '../../../test/process.ts';
import { buildAudience, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { openPlanner } from '../jobs/jobs.ts';
import { planImport } from './import-jobs.ts';
import { saveImport } from './start-import.ts';

const patience = { timeout: 200_000, interval: 250 };

test('a file that ends or hangs its worker is tried once more, alone, then given up, and pages never wait', async () => {
  const database = await createTestDatabase();
  const { pool, connection } = database;
  const notes = join(mkdtempSync(join(tmpdir(), 'masthead-poison-')), 'notes');
  writeFileSync(notes, '');
  const [sender, admin, other] = [
    // Why: whoever may not import subscribers is refused before the file is read.
    await buildStaff(pool, 'admin'),
    await buildStaff(pool, 'admin'),
    await buildStaff(pool, 'editor'),
  ];
  const audienceId = await buildAudience(pool, (await buildSite(pool)).id, 0);
  const planner = await openPlanner(connection, () => {});
  const begin = async (fileName: string) => {
    async function* file() {
      yield Buffer.from('email,name\nana@x.example,Ana\n');
    }
    const id = await saveImport(
      pool,
      { id: sender, organizationId: null },
      { kind: 'subscribers', fileName, options: { audienceId }, target: 'Readers', file: file() },
    );
    await planImport(planner, pool, { id, state: 'checking' });
  };
  for (const fileName of ['exits.csv', 'hangs.csv', 'good.csv']) await begin(fileName);
  await planner.stop();
  const product = await startProgram('supervised.ts', {
    env: {
      DATABASE_URL: `postgres:///${connection.database}`,
      PGHOST: connection.host,
      PGPORT: String(connection.port),
      PGUSER: connection.user,
      PGPASSWORD: connection.password,
      PORT: '0',
      MASTHEAD_STALL_SECONDS: '3',
      POISON_NOTES: notes,
    },
  });
  const answers: number[] = [];
  const visits = setInterval(() => {
    fetch(`${product.address}/api/health`).then(
      ({ status }) => answers.push(status),
      () => answers.push(0),
    );
  }, 200);
  const imports = () =>
    pool`select file_name, state, problem from imports order by id`.then((rows) => [...rows]);
  const tried = () => readFileSync(notes, 'utf8').trim().split('\n').sort();
  const told = async (person: number) =>
    (
      await pool<
        { about: string }[]
      >`select about from notices where user_id = ${person} order by about`
    ).map(({ about }) => about);
  const problem = importMessages.checkCrashed;
  try {
    await expect.poll(imports, patience).toEqual([
      { fileName: 'exits.csv', state: 'refused', problem },
      { fileName: 'hangs.csv', state: 'refused', problem },
      { fileName: 'good.csv', state: 'checked', problem: null },
    ]);
    expect(tried()).toEqual(['exits.csv', 'exits.csv', 'hangs.csv', 'hangs.csv']);
    const both = [stoppedWork.import('exits.csv'), stoppedWork.import('hangs.csv')];
    await expect.poll(() => told(sender), patience).toEqual(both);
    expect([await told(admin), await told(other)]).toEqual([both, []]);
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    expect(product.said()).not.toContain('web server ended');
    expect(product.said()).toMatch(/"work":"job imports","workId":"[^"]+".*was blocked for 3 s/);
    expect(await pool`select queue from jobs_begun where queue = 'imports'`).toHaveLength(0);
  } finally {
    clearInterval(visits);
    await product.end('SIGTERM');
    rmSync(join(notes, '..'), { recursive: true });
    await database.drop();
  }
}, 240_000);
