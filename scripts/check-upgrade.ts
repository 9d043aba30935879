import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type MigrationFile,
  readMigrations,
  statementsOf,
} from '../server/src/platform/db/migration-files.ts';
import { tablesOf } from '../server/src/platform/db/migration-plan.ts';
import { released } from './check-migrations.ts';
import { isTest, listFiles, projectRoot, skippedCheck } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

/** Always run: history is attached to every table, and the rights of partners hang on policies. */
const always = [
  'server/src/platform/db/history.test.ts',
  'server/src/platform/db/first-start.test.ts',
];
/** The most test files that are chosen by their tables, so that the check takes half a minute. */
const mostChosen = 5;

/** Why not: it compares the lists of its own version with the schema, which may have tables that it does not know. */
const ofOwnSchema = 'shows every table with a history as a record or a part';

const git = (root: string, ...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The commit of the version before: the last release (a tag `v1.2.3`), or else the newest commit that all new migrations
 * came after. A sentence says why there is none.
 */
export function versionBefore(root: string, files: readonly string[]): { commit: string } | string {
  if (git(root, 'rev-parse', '--git-dir') === null) return 'needs a clone with .git';
  const tag = git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
  if (tag) return { commit: tag };
  const added =
    git(root, 'log', '--diff-filter=A', '--format=%H', '--', ...files)?.split('\n') ?? [];
  // Why: those that are not committed yet came after the last commit.
  if (added[0] === '') return { commit: 'HEAD' };
  const base = git(root, 'merge-base', '--octopus', ...added.map((commit) => `${commit}^`));
  return base ? { commit: base } : 'needs a clone with its whole history';
}

/** Why such a test is not chosen: the history is only added to since decision 143, and only tests ever cleared it. */
const clearsHistory = (source: string) => source.includes('delete from changes');

/** Of each area whose sources name one of these tables, the test file that does so most; of the areas that do so most. */
export function testsOfTables(root: string, tables: readonly string[]): string[] {
  if (tables.length === 0) return [];
  const named = new RegExp(`\\b(?:${tables.join('|')})\\b`, 'g');
  const areas = new Map<string, { count: number; test: string; most: number }>();
  for (const path of listFiles(root, 'server/src').filter((name) => name.endsWith('.ts'))) {
    const source = readFileSync(join(root, path), 'utf8');
    const count = source.match(named)?.length ?? 0;
    const area = areas.get(dirname(path)) ?? { count: 0, test: '', most: 0 };
    area.count += count;
    if (isTest(path) && !path.includes('.alone.') && !clearsHistory(source) && count > area.most)
      Object.assign(area, { test: path, most: count });
    areas.set(dirname(path), area);
  }
  return [...areas.values()]
    .filter(({ test }) => test !== '')
    .sort((one, other) => other.count - one.count)
    .slice(0, mostChosen)
    .map(({ test }) => test);
}

/** The version before, in a folder of its own, with the packages of this one and with the new migrations. */
function prepare(commit: string, files: readonly MigrationFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-before-'));
  const archive = spawnSync('git', ['archive', commit], { cwd: projectRoot, maxBuffer: 2 ** 30 });
  spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  const [installed, linked] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(linked, '@masthead'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@masthead') symlinkSync(join(installed, name), join(linked, name));
  for (const name of readdirSync(join(installed, '@masthead')))
    symlinkSync(join(folder, name), join(linked, '@masthead', name));
  for (const { id, sql, isConcurrent } of files)
    writeFileSync(
      join(folder, 'server/migrations', id),
      // Why: the version before may not know files without a transaction; and an index that is there is skipped.
      isConcurrent
        ? sql
            .replaceAll(/(create (?:unique )?index) concurrently/gi, '$1 if not exists')
            .replaceAll(/drop index concurrently/gi, 'drop index')
        : sql,
    );
  return folder;
}

/** Runs tests of the version before on the schema of this one; answers the exit code. */
async function checkUpgrade(wantsAll: boolean): Promise<number> {
  const pending = (await readMigrations()).filter(({ number }) => number > released);
  if (pending.length === 0) {
    console.log('No migration is newer than the last release.');
    return 0;
  }
  const before = versionBefore(
    projectRoot,
    pending.map(({ id }) => `server/migrations/${id}`),
  );
  if (typeof before === 'string') {
    console.log(`${skippedCheck}tests of the version before on the new schema (${before})`);
    return 0;
  }
  // Why: a file that names an older version does not run while servers of that version are left.
  const own = newestOf(before.commit);
  const files = pending.filter(({ fitsFrom }) => (fitsFrom ?? 0) <= own);
  const folder = prepare(before.commit, files);
  try {
    const tables = await Promise.all(
      // Why: an index that is built changes nothing for the code.
      files
        .filter(({ isConcurrent }) => !isConcurrent)
        .map(async ({ sql }) => tablesOf(await statementsOf(sql))),
    );
    const chosen = [
      ...always.filter((path) => existsSync(join(folder, path))),
      ...testsOfTables(folder, [...new Set(tables.flat())]),
    ];
    console.log(
      `${files.length} migrations on ${before.commit.slice(0, 12)}; ${wantsAll ? 'all' : chosen.length} test files`,
    );
    const { status } = spawnSync(
      'vitest',
      [
        'run',
        ...['--project', 'server', '--testNamePattern', `^(?!.*${ofOwnSchema})`],
        ...(wantsAll ? [] : new Set(chosen)),
      ],
      { cwd: folder, stdio: 'inherit', env: toolEnvironment() },
    );
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const newestOf = (commit: string) =>
  Math.max(
    ...(git(projectRoot, 'ls-tree', '--name-only', commit, 'server/migrations/') ?? '0')
      .split('\n')
      .map((path) => Number.parseInt(path.replace('server/migrations/', ''), 10)),
  );

if (import.meta.main) process.exitCode = await checkUpgrade(process.argv.includes('--all'));
