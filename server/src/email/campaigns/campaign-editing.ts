import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import type {
  CampaignChange,
  NewCampaign,
} from '@masthead/shared/email/campaigns/campaign-form.ts';
import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import { partMessages } from '@masthead/shared/email/campaigns/part.messages.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import {
  createRecord,
  insertWhole,
  readRecord,
  saveRecord,
  valuesOfRow,
} from '../../platform/records/save-record.ts';
import { findSentFor } from '../mailings/sends.queries.ts';
import { type Campaign, campaignRows, findCampaign } from './campaign.store.ts';
import type { KindOfEmail } from './kind-of-email.ts';

/** One email of a kind as it is sent; 404 without it. */
export async function loadCampaign(
  db: Db,
  seer: Seer,
  { kind }: KindOfEmail,
  id: number,
): Promise<Campaign> {
  const campaign = await findCampaign(db, rowsOf(seer, campaignRows), id, kind);
  if (!campaign) throw notFound();
  return campaign;
}

/** Saves a new email as a draft. */
export const createCampaign = (
  db: Db,
  seer: Seer,
  { store }: KindOfEmail,
  given: NewCampaign,
): Promise<RowOf<AnyCampaign>> =>
  createRecord(db, store, seer, {
    ...given,
    ...(given.style && !given.utm && { utm: defaultUtm(given.style) }),
  });

/** Saves a copy of an email as a draft, without its campaign at the provider. */
export async function cloneCampaign(
  db: Db,
  seer: Seer,
  { store }: KindOfEmail,
  id: number,
): Promise<RowOf<AnyCampaign>> {
  const source = await readRecord(db, store, seer, id);
  return insertWhole(db, store, seer, valuesOfRow(store.record, source));
}

/** Saves a copy of an email that went out as a draft for those who got it and have not opened it (decision 105). */
export async function sendAgain(
  db: Db,
  seer: Seer,
  kind: KindOfEmail,
  id: number,
): Promise<RowOf<AnyCampaign>> {
  const { store } = kind;
  const source = await readRecord(db, store, seer, id);
  if (source.status !== 'sent') throw conflict(partMessages.againOnlySent);
  const sent = await findSentFor(db, id);
  if (!sent?.remembersReaders) throw conflict(partMessages.againBlocked);
  if (sent.recipientsGone) throw conflict(partMessages.againGone);
  const values = valuesOfRow(store.record, source);
  // Why: some kinds have no email without a day.
  const { isRequired } = store.record.fields.sendDate;
  const sendDate = isRequired ? addDays(centralDay(new Date()), 1) : null;
  return insertWhole(db, store, seer, { ...values, sendDate, sendTime: null, againOf: id });
}

/** Saves a changed email, if the version is the one seen and its state allows it. */
export const changeCampaign = (
  db: Db,
  viewer: Viewer,
  { store }: KindOfEmail,
  { id, ...change }: CampaignChange,
): Promise<RowOf<AnyCampaign>> => saveRecord(db, store, viewer, id, change);
