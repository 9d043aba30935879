import { adSlotStore } from './ad-slots/ad-slot.store.ts';
import { audienceStore } from './audiences/audience.store.ts';
import { segmentStore } from './audiences/segment.store.ts';
import { subscriberRows } from './audiences/subscriber.store.ts';
import { authorsListed } from './authors/author.store.ts';
import { digestStore } from './daily-digests/daily-digest.store.ts';
import { emailTemplateStore } from './email-templates/email-template.store.ts';
import { firmStore } from './firms/firm.store.ts';
import { hotwStore } from './homes-of-the-week/hotw.store.ts';
import { importsListed } from './imports/import.store.ts';
import { invoiceStore } from './invoices/invoice.store.ts';
import { listingStore } from './listings/listing.store.ts';
import { mailchimpRows } from './mailchimp/mailchimp.store.ts';
import { suppressionsListed } from './mailings/suppression.store.ts';
import { newsAlertStore } from './news-alerts/news-alert.store.ts';
import { newsItemsListed } from './news-items/news-item.store.ts';
import { organizationStore } from './organizations/organization.store.ts';
import { photoStore } from './photos/photo.store.ts';
import { photosetStore } from './photos/photoset.store.ts';
import { sessionRows } from './profile/session.store.ts';
import { promoAlertStore } from './promo-alerts/promo-alert.store.ts';
import { type Listed, listedOf } from './records/listed.ts';
import { representativeStore } from './representatives/representative.store.ts';
import { seriesStore } from './series/series.store.ts';
import { siteStore } from './sites/site.store.ts';
import { userStore } from './users/user.store.ts';

/** Everything that the palette, the trash, History and Activity know, by its table. */
export const allRecords: readonly Listed[] = [
  listedOf(adSlotStore),
  listedOf(audienceStore),
  listedOf(digestStore),
  listedOf(emailTemplateStore),
  listedOf(firmStore),
  listedOf(hotwStore),
  listedOf(invoiceStore),
  listedOf(listingStore),
  listedOf(newsAlertStore),
  listedOf(organizationStore),
  listedOf(photoStore),
  listedOf(photosetStore),
  listedOf(promoAlertStore),
  listedOf(representativeStore),
  listedOf(segmentStore),
  listedOf(seriesStore),
  listedOf(siteStore),
  listedOf(userStore),
  newsItemsListed,
  authorsListed,
  importsListed,
  suppressionsListed,
  { table: 'mailchimp_accounts', rows: mailchimpRows },
  { table: 'sessions', rows: sessionRows },
  { table: 'subscribers', rows: subscriberRows },
];

const byTable = new Map(allRecords.map((one) => [one.table, one]));

/** A table as the lists over all records know it. */
export function listedAs(table: string): Listed {
  const found = byTable.get(table);
  if (!found) throw new Error(`Nobody has said whose the rows of ${table} are`);
  return found;
}

const bySource = new Map(
  allRecords.flatMap(({ find = [], rows }) =>
    find.map((source) => [source.kind, { ...source, rows }] as const),
  ),
);

/** A kind of record; several kinds may share a table. */
export const listedOfKind = ({ slug, table }: { slug: string; table: string }): Listed =>
  allRecords.find(({ find = [] }) => find.some(({ kind }) => kind === slug)) ?? listedAs(table);

/** Where the palette finds records of a kind, and whose they are. */
export function findSourceOf(kind: string) {
  const source = bySource.get(kind);
  if (!source) throw new Error(`Nobody has said how ${kind} is found`);
  return source;
}
