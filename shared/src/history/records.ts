import { adSlotRecord } from '../ad-slots/ad-slot.record.ts';
import { audienceRecord } from '../audiences/audience.record.ts';
import { segmentRecord } from '../audiences/segment.record.ts';
import { digestRecord } from '../daily-digests/daily-digest.record.ts';
import { emailTemplateRecord } from '../email-templates/email-template.record.ts';
import { firmRecord } from '../firms/firm.record.ts';
import { hotwRecord } from '../homes-of-the-week/hotw.record.ts';
import { invoiceRecord } from '../invoices/invoice.record.ts';
import { listingRecord } from '../listings/listing.record.ts';
import { newsAlertRecord } from '../news-alerts/news-alert.record.ts';
import { organizationRecord } from '../organizations/organization.record.ts';
import { photoRecord } from '../photos/photo.record.ts';
import { photosetRecord } from '../photos/photoset.record.ts';
import { promoAlertRecord } from '../promo-alerts/promo-alert.record.ts';
import type { AnyRecord } from '../records/record.ts';
import { representativeRecord } from '../representatives/representative.record.ts';
import { seriesRecord } from '../series/series.record.ts';
import { siteRecord } from '../sites/site.record.ts';
import { userRecord } from '../users/user.record.ts';

/** Every record, in the order of the palette. History, Activity, Trash and the palette read it here. */
export const records = [
  digestRecord,
  hotwRecord,
  promoAlertRecord,
  newsAlertRecord,
  firmRecord,
  representativeRecord,
  listingRecord,
  adSlotRecord,
  userRecord,
  organizationRecord,
  seriesRecord,
  siteRecord,
  emailTemplateRecord,
  audienceRecord,
  segmentRecord,
  photoRecord,
  photosetRecord,
  invoiceRecord,
] as const satisfies readonly AnyRecord[];
