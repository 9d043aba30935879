import { z } from 'zod';
import {
  changeOf,
  type FieldValues,
  newOf,
  type ReplyOf,
  readOf,
} from '../../platform/records/record.ts';
import { campaignRow } from '../campaigns/campaign-form.ts';
import { shownListing } from '../campaigns/drift.ts';
import { hotwRecord } from './hotw.record.ts';

/** A Homes of the Week email as a save writes it. */
export type HotwForm = FieldValues<typeof hotwRecord>;

/** A new Homes of the Week email: omitted fields start empty. */
export const newHotw = newOf(hotwRecord);

/** A changed one: absent fields stay as they are. */
export const hotwUpdate = changeOf(hotwRecord).omit({ isDeleted: true });

/** A Homes of the Week email in API replies. */
export const hotwEmail = readOf(hotwRecord);
export type HotwEmail = ReplyOf<typeof hotwRecord>;

/** A row of the list. */
export const hotwRow = campaignRow(hotwRecord);
export type HotwRow = z.infer<typeof hotwRow>;

/** A listing as an email shows it (Spec, content 3). */
export const hotwListing = z.object({
  id: z.int(),
  ...shownListing.shape,
  firmId: z.int(),
  dateCreated: z.iso.datetime(),
});
export type HotwListing = z.infer<typeof hotwListing>;
