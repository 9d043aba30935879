import type { Config } from '@masthead/server/config.ts';
import type { Db } from '@masthead/server/db/client.ts';
import { fillCampaigns } from './fill-campaigns.ts';
import { fillContent } from './fill-content.ts';
import { fillFirms } from './fill-firms.ts';
import { fillMail } from './fill-mail.ts';
import { fillPeople } from './fill-people.ts';
import { fillShowcase } from './fill-showcase.ts';
import { fillSites } from './fill-sites.ts';

/** Writes the demo data into a database that has nobody in it. */
export async function fillDemo(db: Db, config: Config, now: Date): Promise<void> {
  await fillPeople(db, config);
  await fillSites(db);
  await fillFirms(db);
  await fillShowcase(db, now);
  await fillContent(db, now);
  await fillMail(db);
  await fillCampaigns(db, config, now);
}
