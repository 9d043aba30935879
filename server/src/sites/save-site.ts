import type { siteRecord } from '@masthead/shared/sites/site.record.ts';
import { isMainSite, type newSite, siteName } from '@masthead/shared/sites/site.ts';
import type { z } from 'zod';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { type ChangeOf, createRecord, readRecord, saveRecord } from '../records/save-record.ts';
import { siteStore } from './site.record.ts';
import { siteRows } from './site.rows.ts';
import { insertSections, listSites, lockSites } from './sites.queries.ts';

type NewSite = z.output<typeof newSite>;

/** Adds a site with what every site has, so that its articles and digests have a place. */
export async function addSite(db: Db, viewer: Viewer, given: NewSite) {
  await lockSites(db);
  const { property = '', city = '' } = given;
  const kept = {
    name: siteName({ property, city }),
    isMain: isMainSite(property, await listSites(db, rowsOf(viewer, siteRows)), false),
  };
  const site = await createRecord(db, siteStore, viewer, given, kept);
  await insertSections(db, site.id);
  return site;
}

/** Saves a site; its name and whether it is a main one follow from its property and city. */
export async function changeSite(
  db: Db,
  viewer: Viewer,
  id: number,
  change: ChangeOf<typeof siteRecord>,
) {
  await lockSites(db);
  const current = await readRecord(db, siteStore, viewer, id);
  const { property = current.property, city = current.city } = change;
  const others = (await listSites(db, rowsOf(viewer, siteRows))).filter((site) => site.id !== id);
  const isMain = isMainSite(property, others, current.isMain);
  return saveRecord(db, siteStore, viewer, id, change, {
    name: siteName({ property, city }),
    isMain,
  });
}
