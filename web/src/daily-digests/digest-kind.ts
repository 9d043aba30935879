import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import { type DailyDigest, digestForm } from '@masthead/shared/daily-digests/daily-digest.ts';
import { call, callOperation } from '../app/call.ts';
import { pathTo } from '../app/links.tsx';
import type { CampaignKind } from '../campaigns/campaign-kind.ts';
import { valuesOf } from './digest-values.ts';

const { dailyDigests, deleteDailyDigest } = dailyDigestOperations;

/** The daily digest, as the campaign kit needs to know it. */
export const digestKind: CampaignKind<typeof digestForm, DailyDigest> = {
  list: 'dailyDigestList',
  edit: 'dailyDigestEdit',
  addressOf: (id) => pathTo('dailyDigestEdit', id === null ? {} : { id }),
  form: digestForm,
  valuesOf,
  editionOf: (values) => values,
  withUtm: (utm) => ({ utm }),
  endpoints: dailyDigestEndpoints,
  create: (values) => call(dailyDigestEndpoints.create, { body: values }),
  update: (saved, values) => call(dailyDigestEndpoints.update, { body: { ...values, ...saved } }),
  schedule: (saved, values) =>
    call(dailyDigestEndpoints.schedule, { body: { ...values, ...saved } }),
  remove: (id) => callOperation(deleteDailyDigest, { id }),
  listedBy: dailyDigests.name,
};
