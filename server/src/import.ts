import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportRun } from '@masthead/shared/imports/import.ts';
import { labelMessages } from '@masthead/shared/news-items/import-labels.messages.ts';
import { inSiteOrder, type Site, siteLabel } from '@masthead/shared/sites/site.ts';
import { rowsOf, theProduct } from './access/rows.ts';
import { readConfig } from './config.ts';
import { openPool, type Pool } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { startEmbeddedPostgres } from './embedded-postgres/supervisor.ts';
import { importKinds } from './import-kinds.ts';
import { importRows } from './imports/import.rows.ts';
import { readReport } from './imports/import-report.ts';
import { beginRun } from './imports/imports.queries.ts';
import { keepImport } from './imports/start-import.ts';
import { workOnImport } from './imports/work-on-import.ts';
import { fillNewDatabase } from './new-database.ts';
import { importOptions } from './news-items/import-feed.queries.ts';
import { findLabelled } from './news-items/import-labels.queries.ts';
import { labelsOfImport } from './news-items/import-labels.ts';
import { siteRows } from './sites/site.rows.ts';
import { listSites } from './sites/sites.queries.ts';

const usage = 'Usage: npm run import -- FILE [MORE ...] [--site CITY]';
const largestFile = 2 * 1024 * 1024 * 1024;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Why a file was not imported, for the person who brought it. */
class FileRefused extends Error {}

/** The site that is called so, or the first one; says what is wrong instead. */
async function siteCalled(pool: Pool, name: string | undefined): Promise<Site | string> {
  const sites = inSiteOrder(await listSites(pool, rowsOf(theProduct, siteRows)));
  const wanted = name?.toLowerCase();
  const isWanted = (site: Site) =>
    [siteLabel(site), site.name].some((each) => each.toLowerCase() === wanted);
  const site = wanted ? sites.find(isWanted) : sites[0];
  if (site) return site;
  if (sites.length === 0) return 'There is no site to import into yet.';
  return `There is no site "${name}". Sites: ${sites.map(siteLabel).join(', ')}.`;
}

/** Checks a file and imports it, step by step as the server does; nobody need be running for that. */
async function importFile(pool: Pool, site: Site, path: string): Promise<ImportRun> {
  if ((await stat(path)).size > largestFile) throw new FileRefused('The file is larger than 2 GB.');
  const id = await keepImport(pool, null, {
    kind: 'feed',
    fileName: basename(path),
    options: await importOptions(pool, rowsOf(theProduct, siteRows), site.id),
    target: siteLabel(site),
    file: createReadStream(path),
  });
  const work = { pool, kinds: importKinds };
  await workOnImport(work, id);
  if (await beginRun(pool, id)) await workOnImport(work, id);
  const report = await readReport(pool, id);
  if (report.state !== 'done') throw new FileRefused(report.problem ?? 'It could not be read.');
  return report;
}

/** Why: nobody is asked here, so what is to become of a category is said on the screen before, or is a tag. */
async function tellTags(pool: Pool, id: number) {
  const seen = { imports: rowsOf(theProduct, importRows), sites: rowsOf(theProduct, siteRows) };
  const found = await findLabelled(pool, seen.imports, id);
  const labels = found ? (await labelsOfImport(pool, seen, found)).labels : [];
  const tags = labels.filter(({ kind, by }) => kind === 'category' && by === 'nobody');
  const names = tags.map(({ name, posts }) => `${name} (${posts})`);
  if (names.length > 0) say(`  ${labelMessages.becameTags(names.join(', '))}`);
}

function tell(path: string, site: Site, { id, notes, counts, problems, problemCount }: ImportRun) {
  const [title = ''] = notes;
  const old = counts.unchanged + counts.duplicates;
  const differing =
    counts.differs > 0 ? `, ${counts.differs} changed there and left as they are here` : '';
  const others = counts.leftOut > 0 ? `, ${counts.leftOut} no posts` : '';
  say(
    `${path}: "${title}" into ${siteLabel(site)}: ${counts.added} new, ${old} already there${differing}${others}. Import ${id}, which can be undone under Imports.`,
  );
  for (const { line, message } of problems) say(`  Item ${line}: ${message}`);
  if (problemCount > problems.length) say(`  And ${problemCount - problems.length} more.`);
}

/** Answers how many files were refused. */
async function importAll(pool: Pool, site: Site, paths: readonly string[]): Promise<number> {
  let failures = 0;
  for (const path of paths) {
    try {
      const report = await importFile(pool, site, path);
      tell(path, site, report);
      await tellTags(pool, report.id);
    } catch (error) {
      const isOurs =
        error instanceof FileRefused || (error as NodeJS.ErrnoException).code !== undefined;
      if (!isOurs) throw error;
      failures += 1;
      say(`${path}: refused. ${(error as Error).message} Nothing was imported from it.`);
    }
  }
  return failures;
}

/** Reads feeds, exports of WordPress and Ghost and calendars into the posts of a site; also while the product is running. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' } },
  });
  if (positionals.length === 0) {
    say(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const database = config.databaseUrl
    ? { connection: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ folder: `${config.dataFolder}/postgres`, log: say });
  await migrate(database.connection);
  await fillNewDatabase(database.connection, config, say);
  const pool = openPool(database.connection, { name: 'masthead-import', hasLimits: false });
  try {
    const site = await siteCalled(pool, values.site);
    if (typeof site === 'string') {
      say(site);
      return 2;
    }
    return (await importAll(pool, site, positionals)) > 0 ? 1 : 0;
  } finally {
    await pool.end({ timeout: 5 });
    await database.stop();
  }
}

process.exitCode = await main();
