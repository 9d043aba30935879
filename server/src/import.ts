import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { labelMessages } from '@masthead/shared/editorial/posts/import-labels.ts';
import { inSiteOrder, type Site, siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import type { AddressChoice, ImportRun } from '@masthead/shared/platform/imports/import.ts';
import { importKinds } from '@masthead/shared/platform/imports/import-kinds.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { findLabelled, importOptions } from './editorial/posts/import-feed.queries.ts';
import { labelsOfImport } from './editorial/posts/import-labels.ts';
import { importKinds as kinds } from './import-kinds.ts';
import { fillNewDatabase } from './new-database.ts';
import { openDatabase } from './open-database.ts';
import { listSites, siteRows } from './people/sites/site.store.ts';
import { rowsOf, theProduct } from './platform/access/rows.ts';
import { openPool, type Pool } from './platform/db/client.ts';
import { migrate } from './platform/db/migrate.ts';
import { beginRun, importRows } from './platform/imports/import.store.ts';
import { readReport } from './platform/imports/import-report.ts';
import { saveImport } from './platform/imports/start-import.ts';
import { workOnImport } from './platform/imports/work-on-import.ts';
import { callOf } from './platform/process/call-of.ts';
import { readConfig } from './platform/process/config.ts';

const usage = `Usage: ${callOf('import', 'FILE [MORE ...] [--site CITY] [--move]')}`;
const help = `${usage}

Imports posts from other systems: RSS and Atom feeds, exports of WordPress (WXR), Ghost (JSON) and Blogger, and
iCalendar files. Each file is checked before it is imported. Importing a file again adds only new posts. Any
import can be undone under Imports in Masthead.

  FILE         one or more files, at most 2 GB each
  --site CITY  the site to import into, by its city or name (default: the first site)
  --move       redirect the posts' old addresses to their pages on the site
               (default: search engines keep using the old addresses)
  -h, --help   show this help

Masthead can be running. If it is not, images are imported when it starts.
Exit codes: 0 all files were imported, 1 some files were rejected, 2 invalid command.`;
const largestFile = 2 * 1024 * 1024 * 1024;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Why a file was not imported, for the person who brought it. */
class FileRefused extends Error {}

/** The site with this name, or the first one; an error message otherwise. */
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

/** Checks and imports a file in the same steps as the server, which need not be running. */
async function importFile(
  pool: Pool,
  site: Site,
  path: string,
  addresses: AddressChoice,
): Promise<ImportRun> {
  if ((await stat(path)).size > largestFile) throw new FileRefused('The file is larger than 2 GB.');
  const id = await saveImport(pool, null, {
    kind: 'feed',
    fileName: basename(path),
    options: await importOptions(pool, rowsOf(theProduct, siteRows), site.id),
    target: siteLabel(site),
    file: createReadStream(path),
  });
  const work = { pool, kinds };
  await workOnImport(work, id);
  if (await beginRun(pool, id, { addresses })) await workOnImport(work, id);
  const report = await readReport(pool, id);
  if (report.state !== 'done')
    throw new FileRefused(report.problem ?? 'The file could not be read.');
  return report;
}

/** Why: the command asks no questions, so categories become tags unless they were mapped on the screen before. */
async function tellTags(pool: Pool, id: number) {
  const visible = { imports: rowsOf(theProduct, importRows), sites: rowsOf(theProduct, siteRows) };
  const found = await findLabelled(pool, visible.imports, id);
  const labels = found ? (await labelsOfImport(pool, visible, found)).labels : [];
  const tags = labels.filter(({ kind, by }) => kind === 'category' && by === 'nobody');
  const names = tags.map(({ name, posts }) => `${name} (${posts})`);
  if (names.length > 0) say(`  ${labelMessages.becameTags(names.join(', '))}`);
}

function tell(path: string, site: Site, { id, notes, counts, problems, problemCount }: ImportRun) {
  const [title = '', ...others] = notes;
  const numbers = importKinds.feed.counts
    .filter(([key]) => key === 'added' || counts[key] > 0)
    .map(([key, , after]) => `${after}: ${inDigits(counts[key])}`);
  say(`${path}: "${title}" into ${siteLabel(site)}. ${numbers.join(' · ')}.`);
  say(`  Import ${id}. You can undo it under Imports.`);
  for (const note of others) say(`  ${note}`);
  for (const { line, message } of problems) say(`  Item ${line}: ${message}`);
  if (problemCount > problems.length) say(`  And ${problemCount - problems.length} more problems.`);
}

/** Answers how many files were refused. */
async function importAll(
  pool: Pool,
  site: Site,
  paths: readonly string[],
  addresses: AddressChoice,
): Promise<number> {
  let failures = 0;
  for (const path of paths) {
    try {
      const report = await importFile(pool, site, path, addresses);
      tell(path, site, report);
      await tellTags(pool, report.id);
    } catch (error) {
      const isOurs =
        error instanceof FileRefused || (error as NodeJS.ErrnoException).code !== undefined;
      if (!isOurs) throw error;
      failures += 1;
      say(`${path}: rejected. ${(error as Error).message} Nothing was imported.`);
    }
  }
  return failures;
}

/** The parsed arguments, or an error message. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        move: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return `${(error as Error).message}\n${usage}`;
  }
}

/** Reads feeds, exports of WordPress and Ghost and calendars into the posts of a site; also while the product is running. */
async function main(): Promise<number> {
  const asked = readArguments();
  if (typeof asked === 'string') {
    say(asked);
    return 2;
  }
  const { values, positionals } = asked;
  if (values.help) {
    say(help);
    return 0;
  }
  if (positionals.length === 0) {
    say(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config, say);
  await migrate(database.direct, { mode: config.migrate, log: say });
  await fillNewDatabase(database.direct, config, say);
  const pool = openPool(database.direct, { name: 'masthead-import', hasLimits: false });
  try {
    const site = await siteCalled(pool, values.site);
    if (typeof site === 'string') {
      say(site);
      return 2;
    }
    return (await importAll(pool, site, positionals, values.move ? 'move' : 'keep')) > 0 ? 1 : 0;
  } finally {
    await pool.end({ timeout: 5 });
    await database.stop();
  }
}

process.exitCode = await main();
