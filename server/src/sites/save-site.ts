import {
  isMainSite,
  type SiteForm,
  siteName,
  type siteUpdate,
} from '@masthead/shared/sites/site.ts';
import type { z } from 'zod';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { checkVersion } from '../http/version-check.ts';
import {
  findStoredSite,
  insertSections,
  insertSite,
  listSites,
  lockSites,
  updateSite,
} from './sites.queries.ts';

/** Adds a site with what every site has, so that its articles and digests have a place. */
export async function addSite(db: Db, form: SiteForm): Promise<number> {
  await lockSites(db);
  const isMain = isMainSite(form.property, await listSites(db), false);
  const id = await insertSite(db, { ...form, name: siteName(form), isMain });
  await insertSections(db, id);
  return id;
}

/** Saves a site; its name and whether it is a main one follow from its property and city. */
export async function changeSite(db: Db, change: z.output<typeof siteUpdate>): Promise<void> {
  const { id, version, ...fields } = change;
  await lockSites(db);
  const current = await findStoredSite(db, id);
  if (!current) throw notFound();
  checkVersion(current, version);
  const form: SiteForm = {
    property: fields.property ?? current.property,
    city: fields.city ?? current.city,
    url: fields.url ?? current.url,
  };
  const others = (await listSites(db)).filter((site) => site.id !== id);
  const isMain = isMainSite(form.property, others, current.isMain);
  await updateSite(db, id, { ...form, name: siteName(form), isMain });
}
