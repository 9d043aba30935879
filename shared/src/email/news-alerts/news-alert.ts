import type { z } from 'zod';
import {
  changeOf,
  type FieldValues,
  newOf,
  type ReplyOf,
  readOf,
} from '../../platform/records/record.ts';
import { campaignRow } from '../campaigns/campaign-form.ts';
import { newsAlertRecord } from './news-alert.record.ts';

/** A news alert as a save writes it. */
export type NewsAlertForm = FieldValues<typeof newsAlertRecord>;

/** A new news alert: omitted fields start empty. */
export const newNewsAlert = newOf(newsAlertRecord);

/** A changed one: absent fields stay as they are. */
export const newsAlertUpdate = changeOf(newsAlertRecord).omit({ isDeleted: true });

/** A news alert in API replies. */
export const newsAlert = readOf(newsAlertRecord);
export type NewsAlert = ReplyOf<typeof newsAlertRecord>;

/** A row of the list. */
export const newsAlertRow = campaignRow(newsAlertRecord);
export type NewsAlertRow = z.infer<typeof newsAlertRow>;
