import { adSlotStore } from './ad-slots/ad-slot.record.ts';
import { audienceStore } from './audiences/audience.record.ts';
import { segmentStore } from './audiences/segment.record.ts';
import { subscriberRows } from './audiences/subscriber.rows.ts';
import { authorsListed } from './authors/author.listed.ts';
import { digestStore } from './daily-digests/daily-digest.record.ts';
import { emailTemplateStore } from './email-templates/email-template.record.ts';
import { firmStore } from './firms/firm.record.ts';
import { hotwStore } from './homes-of-the-week/hotw.record.ts';
import { importsListed } from './imports/import.listed.ts';
import { invoiceStore } from './invoices/invoice.record.ts';
import { listingStore } from './listings/listing.record.ts';
import { mailchimpRows } from './mailchimp/mailchimp.rows.ts';
import { suppressionsListed } from './mailings/suppression.listed.ts';
import { newsAlertStore } from './news-alerts/news-alert.record.ts';
import { newsItemsListed } from './news-items/news-item.listed.ts';
import { organizationStore } from './organizations/organization.record.ts';
import { photoStore } from './photos/photo.record.ts';
import { photosetStore } from './photos/photoset.record.ts';
import { sessionRows } from './profile/session.rows.ts';
import { promoAlertStore } from './promo-alerts/promo-alert.record.ts';
import { type Listed, listedOf } from './records/listed.ts';
import { representativeStore } from './representatives/representative.record.ts';
import { seriesStore } from './series/series.record.ts';
import { siteStore } from './sites/site.record.ts';
import { userStore } from './users/user.record.ts';

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
