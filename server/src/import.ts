import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { inSiteOrder, siteLabel } from '@masthead/shared/sites/site.ts';
import { readConfig } from './config.ts';
import { openPool } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { startEmbeddedPostgres } from './embedded-postgres/supervisor.ts';
import { fillNewDatabase } from './new-database.ts';
import { FeedRefused } from './news-items/feed.ts';
import { importFeed } from './news-items/import-feed.ts';
import { listSites } from './sites/sites.queries.ts';

const usage = 'Usage: npm run import -- FEED.xml [MORE.xml ...] [--site CITY]';
const largestFile = 20 * 1024 * 1024;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Reads RSS and Atom files into the articles of a site; also while the product is running. */
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
    const sites = inSiteOrder(await listSites(pool));
    const wanted = values.site?.toLowerCase();
    const site = wanted
      ? sites.find((each) =>
          [siteLabel(each), each.name].some((name) => name.toLowerCase() === wanted),
        )
      : sites[0];
    if (!site) {
      say(
        sites.length === 0
          ? 'There is no site to import into yet.'
          : `There is no site "${values.site}". Sites: ${sites.map(siteLabel).join(', ')}.`,
      );
      return 2;
    }
    let failures = 0;
    for (const file of positionals) {
      try {
        if ((await stat(file)).size > largestFile)
          throw new FeedRefused('The file is larger than 20 MB.');
        const report = await importFeed(pool, site, await readFile(file), new Date());
        say(
          `${file}: "${report.title}" into ${siteLabel(site)}: ${report.added} new, ${report.alreadyThere} already there.`,
        );
        for (const problem of report.problems) say(`  ${problem}`);
      } catch (error) {
        failures += 1;
        const isOurs =
          error instanceof FeedRefused || (error as NodeJS.ErrnoException).code !== undefined;
        if (!isOurs) throw error;
        say(`${file}: refused. ${(error as Error).message} Nothing was imported from it.`);
      }
    }
    return failures > 0 ? 1 : 0;
  } finally {
    await pool.end({ timeout: 5 });
    await database.stop();
  }
}

process.exitCode = await main();
