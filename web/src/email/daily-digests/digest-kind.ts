import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { digestRecord } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import type { DailyDigest } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { formOf, valuesOf } from '@masthead/shared/platform/records/record.ts';
import { call, callOperation } from '../../platform/api/call.ts';
import { pathTo } from '../../platform/api/links.tsx';
import type { CampaignKind } from '../campaigns/campaign-kind.ts';

const form = formOf(digestRecord);

const { dailyDigests, deleteDailyDigest } = dailyDigestOperations;

/** The daily digest, as the campaign kit needs to know it. */
export const digestKind: CampaignKind<typeof form, DailyDigest, typeof digestRecord> = {
  list: 'dailyDigestList',
  edit: 'dailyDigestEdit',
  addressOf: (id) => pathTo('dailyDigestEdit', id === null ? {} : { id }),
  record: digestRecord,
  form,
  valuesOf: (digest) => valuesOf(digestRecord, digest),
  editionOf: (values) => values,
  withUtm: (utm) => ({ utm }),
  endpoints: dailyDigestEndpoints,
  create: (values) => call(dailyDigestEndpoints.create, { body: values }),
  update: (saved, values) => call(dailyDigestEndpoints.update, { body: { ...values, ...saved } }),
  schedule: (saved, values) =>
    call(dailyDigestEndpoints.schedule, { body: { ...values, ...saved } }),
  sendNow: (seenVersion) => call(dailyDigestEndpoints.sendNow, { body: seenVersion }),
  refresh: (seenVersion) => call(dailyDigestEndpoints.refresh, { body: seenVersion }),
  remove: (id) => callOperation(deleteDailyDigest, { id }),
  citiesOnly: true,
  listedBy: dailyDigests.name,
  words: { updated: 'Updated email' },
};
