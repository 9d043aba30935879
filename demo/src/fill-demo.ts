import type { Config } from '@masthead/server/config.ts';
import type { Db } from '@masthead/server/db/client.ts';
import { fillAlerts } from './fill-alerts.ts';
import { fillBills } from './fill-bills.ts';
import { fillCampaigns } from './fill-campaigns.ts';
import { fillChat } from './fill-chat.ts';
import { fillContent } from './fill-content.ts';
import { fillDesk } from './fill-desk.ts';
import { fillFirms } from './fill-firms.ts';
import { fillHomes } from './fill-homes.ts';
import { fillInvoices } from './fill-invoices.ts';
import { fillMail } from './fill-mail.ts';
import { fillPeople } from './fill-people.ts';
import { fillPhotos } from './fill-photos.ts';
import { fillReleases } from './fill-releases.ts';
import { fillSeries } from './fill-series.ts';
import { fillShowcase } from './fill-showcase.ts';
import { fillSites } from './fill-sites.ts';
import { fillOutbox } from './keep-email.ts';

/** Writes the demo data into a database that has nobody in it. */
export async function fillDemo(db: Db, config: Config, now: Date): Promise<void> {
  await fillPeople(db, config);
  await fillSites(db);
  await fillFirms(db);
  await fillShowcase(db, now);
  await fillContent(db, now);
  await fillSeries(db, now);
  await fillPhotos(db, now);
  await fillInvoices(db, now);
  await fillBills(db, config);
  await fillMail(db);
  await fillCampaigns(db, config, now);
  await fillAlerts(db, config, now);
  await fillReleases(db, config);
  await fillHomes(db, config, now);
  await fillOutbox(db, config.publicUrl);
  await fillChat(db, config, now);
  await fillDesk(db, now);
}
