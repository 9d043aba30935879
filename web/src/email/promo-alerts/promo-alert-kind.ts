import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { promoAlertOperations } from '@masthead/shared/email/promo-alerts/promo-alert.operations.ts';
import {
  promoAlertRecord,
  promoStyles,
} from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import type { PromoAlert } from '@masthead/shared/email/promo-alerts/promo-alert.ts';
import {
  type FormValues,
  formOf,
  initialOf,
  valuesOf,
} from '@masthead/shared/platform/records/record.ts';
import { addDays, type Day } from '@masthead/shared/platform/values/dates.ts';
import { call, callOperation } from '../../platform/api/call.ts';
import { pathTo } from '../../platform/api/links.tsx';
import type { CampaignKind } from '../campaigns/campaign-kind.ts';

const form = formOf(promoAlertRecord);
const { promoAlerts, deletePromoAlert } = promoAlertOperations;

/** What the form of a promo alert holds. */
export type PromoAlertValues = FormValues<typeof promoAlertRecord>;

/** The promo alert, as the campaign kit needs to know it. */
export const promoAlertKind: CampaignKind<typeof form, PromoAlert, typeof promoAlertRecord> = {
  list: 'promoAlertList',
  edit: 'promoAlertEdit',
  addressOf: (id) => pathTo('promoAlertEdit', id === null ? {} : { id }),
  record: promoAlertRecord,
  form,
  valuesOf: (alert) => valuesOf(promoAlertRecord, alert),
  editionOf: (values) => values,
  withUtm: (utm) => ({ utm }),
  endpoints: promoAlertEndpoints,
  create: (values) => call(promoAlertEndpoints.create, { body: values }),
  update: (saved, values) => call(promoAlertEndpoints.update, { body: { ...values, ...saved } }),
  schedule: (saved, values) =>
    call(promoAlertEndpoints.schedule, { body: { ...values, ...saved } }),
  sendNow: (seenVersion) => call(promoAlertEndpoints.sendNow, { body: seenVersion }),
  refresh: (seenVersion) => call(promoAlertEndpoints.refresh, { body: seenVersion }),
  remove: (id) => callOperation(deletePromoAlert, { id }),
  listedBy: promoAlerts.name,
  words: {
    preview: 'Save & Preview',
    schedule: 'Schedule Email',
    updated: 'Promo Alert updated',
    cloned: 'Promo Alert cloned',
  },
  showsUtm: true,
  hasWholeUtm: true,
};

/** A new promo alert goes out tomorrow (Spec, content 4). */
export function newPromoAlertValues(wanted: unknown, today: Day): PromoAlertValues {
  const style = promoStyles.find((one) => one === wanted) ?? 'Promo Alert';
  const sendDate = addDays(today, 1);
  return { ...initialOf(promoAlertRecord), style, utm: defaultUtm(style), sendDate };
}
