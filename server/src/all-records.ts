import { authorsListed } from './editorial/authors/author.store.ts';
import { photoStore } from './editorial/photos/photo.store.ts';
import { photosetStore } from './editorial/photos/photoset.store.ts';
import { newsItemsListed } from './editorial/posts/news-item.store.ts';
import { seriesStore } from './editorial/series/series.store.ts';
import { audienceStore } from './email/audiences/audience.store.ts';
import { segmentStore } from './email/audiences/segment.store.ts';
import { subscriberRows } from './email/audiences/subscriber.store.ts';
import { digestStore } from './email/daily-digests/daily-digest.store.ts';
import { hotwStore } from './email/homes-of-the-week/hotw.store.ts';
import { mailchimpRows } from './email/mailchimp/mailchimp.store.ts';
import { suppressionsListed } from './email/mailings/suppression.store.ts';
import { newsAlertStore } from './email/news-alerts/news-alert.store.ts';
import { promoAlertStore } from './email/promo-alerts/promo-alert.store.ts';
import { emailTemplateStore } from './email/templates/email-template.store.ts';
import { invoiceStore } from './finance/invoices/invoice.store.ts';
import { organizationStore } from './people/organizations/organization.store.ts';
import { sessionRows } from './people/profile/session.store.ts';
import { siteStore } from './people/sites/site.store.ts';
import { demandedFactorRows } from './people/users/demanded-factor.store.ts';
import { userStore } from './people/users/user.store.ts';
import { importsListed } from './platform/imports/import.store.ts';
import { jobDecisionRows } from './platform/jobs/job-decision.store.ts';
import { type Listed, listedOf } from './platform/records/listed.ts';
import { retentionPeriodRows } from './platform/retention/retention-period.store.ts';
import { readOnlyRows } from './platform/system/read-only.store.ts';
import { adSlotStore } from './showcase/ad-slots/ad-slot.store.ts';
import { firmStore } from './showcase/firms/firm.store.ts';
import { listingStore } from './showcase/listings/listing.store.ts';
import { representativeStore } from './showcase/representatives/representative.store.ts';
import { webhookRows } from './workspace/webhooks/webhooks.queries.ts';

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
  { table: 'demanded_factors', rows: demandedFactorRows },
  { table: 'job_decisions', rows: jobDecisionRows },
  { table: 'mailchimp_accounts', rows: mailchimpRows },
  { table: 'retention_periods', rows: retentionPeriodRows },
  { table: 'read_only', rows: readOnlyRows },
  { table: 'sessions', rows: sessionRows },
  { table: 'subscribers', rows: subscriberRows },
  { table: 'webhooks', rows: webhookRows },
];

const byTable = new Map(allRecords.map((one) => [one.table, one]));

/** A table as the lists over all records know it. */
export function listedAs(table: string): Listed {
  const found = byTable.get(table);
  if (!found) throw new Error(`No row filter is declared for ${table}`);
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
  if (!source) throw new Error(`No search is declared for ${kind}`);
  return source;
}
