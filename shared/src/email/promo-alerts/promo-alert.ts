import type { z } from 'zod';
import {
  changeOf,
  type FieldValues,
  newOf,
  type ReplyOf,
  readOf,
} from '../../platform/records/record.ts';
import { campaignRow } from '../campaigns/campaign-form.ts';
import { promoAlertRecord } from './promo-alert.record.ts';

/** A promo alert as a save writes it. */
export type PromoAlertForm = FieldValues<typeof promoAlertRecord>;

/** A new promo alert: omitted fields start empty. */
export const newPromoAlert = newOf(promoAlertRecord);

/** A changed one: absent fields stay as they are. */
export const promoAlertUpdate = changeOf(promoAlertRecord).omit({ isDeleted: true });

/** A promo alert in API replies. */
export const promoAlert = readOf(promoAlertRecord);
export type PromoAlert = ReplyOf<typeof promoAlertRecord>;

/** A row of the list. */
export const promoAlertRow = campaignRow(promoAlertRecord);
export type PromoAlertRow = z.infer<typeof promoAlertRow>;
