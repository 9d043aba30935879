import { Readable } from 'node:stream';
import type { Site } from '@masthead/shared/people/sites/site.record.ts';
import type { DifferingChoice } from '@masthead/shared/platform/imports/import.ts';
import { beforeAll } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { importKinds } from '../../import-kinds.ts';
import { findSite, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { beginRun } from '../../platform/imports/import.store.ts';
import { readReport } from '../../platform/imports/import-report.ts';
import { saveImport } from '../../platform/imports/start-import.ts';
import { workOnImport } from '../../platform/imports/work-on-import.ts';

/** A database with two sites, and imports of files into them as the command line does them. */
export function withFeedImports() {
  const database = withTestDatabase();

  beforeAll(async () => {
    await database.pool`insert into sites (property, city, url, name, is_main) values
      ('Main', 'Austin', 'https://austin.example', 'Main Austin', true), ('Main', 'Dallas', 'https://dallas.example', 'Main Dallas', true)`;
    await database.pool`
      with news as (insert into sections (site_id, title) values (1, 'News') returning id)
      insert into sections (site_id, parent_id, title) select 1, id, unnest('{Arts,Sports}'::text[]) from news`;
  });

  const site = async (id: number) => {
    const found = await findSite(database.pool, rowsOf(theProduct, siteRows), id);
    if (!found) throw new Error('no site');
    return found;
  };

  const workOn = (id: number) => workOnImport({ pool: database.pool, kinds: importKinds }, id);

  async function startFeed(target: Site, bytes: Uint8Array, differing?: DifferingChoice) {
    const id = await saveImport(database.pool, null, {
      kind: 'feed',
      fileName: 'feed.xml',
      options: { siteId: target.id },
      target: target.name,
      file: Readable.from([Buffer.from(bytes)]),
    });
    await workOn(id);
    await beginRun(database.pool, id, differing && { differing });
    return id;
  }
  async function importFeed(target: Site, bytes: Uint8Array) {
    const id = await startFeed(target, bytes);
    await workOn(id);
    const report = await readReport(database.pool, id);
    return { ...report, added: report.counts.added, alreadyThere: report.counts.unchanged };
  }

  return { database, site, workOn, startFeed, importFeed };
}

export const dated = '<pubDate>Fri, 20 Nov 2020 08:00:00 CST</pubDate>';
