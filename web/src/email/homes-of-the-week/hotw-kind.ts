import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import { hotwOperations } from '@masthead/shared/email/homes-of-the-week/hotw.operations.ts';
import { hotwRecord, hotwStyles } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import type { HotwEmail } from '@masthead/shared/email/homes-of-the-week/hotw.ts';
import {
  type FormValues,
  formOf,
  initialOf,
  valuesOf,
} from '@masthead/shared/platform/records/record.ts';
import { call, callOperation } from '../../platform/api/call.ts';
import { pathTo } from '../../platform/api/links.tsx';
import type { CampaignKind } from '../campaigns/campaign-kind.ts';

const form = formOf(hotwRecord);
const { hotws, deleteHotw } = hotwOperations;

/** What the form of Homes of the Week holds. */
export type HotwValues = FormValues<typeof hotwRecord>;

/** Homes of the Week, as the campaign kit needs to know it. */
export const hotwKind: CampaignKind<typeof form, HotwEmail, typeof hotwRecord> = {
  list: 'hotwList',
  edit: 'hotwEdit',
  addressOf: (id) => pathTo('hotwEdit', id === null ? {} : { id }),
  record: hotwRecord,
  form,
  valuesOf: (email) => valuesOf(hotwRecord, email),
  editionOf: (values) => values,
  withUtm: (utm) => ({ utm }),
  endpoints: hotwEndpoints,
  create: (values) => call(hotwEndpoints.create, { body: values }),
  update: (saved, values) => call(hotwEndpoints.update, { body: { ...values, ...saved } }),
  schedule: (saved, values) => call(hotwEndpoints.schedule, { body: { ...values, ...saved } }),
  sendNow: (seenVersion) => call(hotwEndpoints.sendNow, { body: seenVersion }),
  refresh: (seenVersion) => call(hotwEndpoints.refresh, { body: seenVersion }),
  remove: (id) => callOperation(deleteHotw, { id }),
  listedBy: hotws.name,
  words: { preview: 'Save & Preview', schedule: 'Schedule Email' },
  showsUtm: true,
};

/** A new email of a style; its day is open until somebody chooses one. */
export function newHotwValues(wanted: unknown): HotwValues {
  const style = hotwStyles.find((one) => one === wanted) ?? 'Homes of the Week';
  return { ...initialOf(hotwRecord), style, utm: defaultUtm(style) };
}
