import { photoRecord } from './editorial/photos/photo.record.ts';
import { photosetRecord } from './editorial/photos/photoset.record.ts';
import { seriesRecord } from './editorial/series/series.record.ts';
import { audienceRecord } from './email/audiences/audience.record.ts';
import { segmentRecord } from './email/audiences/segment.record.ts';
import { digestRecord } from './email/daily-digests/daily-digest.record.ts';
import { hotwRecord } from './email/homes-of-the-week/hotw.record.ts';
import { newsAlertRecord } from './email/news-alerts/news-alert.record.ts';
import { promoAlertRecord } from './email/promo-alerts/promo-alert.record.ts';
import { emailTemplateRecord } from './email/templates/email-template.record.ts';
import { invoiceRecord } from './finance/invoices/invoice.record.ts';
import { organizationRecord } from './people/organizations/organization.record.ts';
import { siteRecord } from './people/sites/site.record.ts';
import { userRecord } from './people/users/user.record.ts';
import type { AnyRecord } from './platform/records/record.ts';
import { adSlotRecord } from './showcase/ad-slots/ad-slot.record.ts';
import { firmRecord } from './showcase/firms/firm.record.ts';
import { listingRecord } from './showcase/listings/listing.record.ts';
import { representativeRecord } from './showcase/representatives/representative.record.ts';

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
