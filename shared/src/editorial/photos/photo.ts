import { z } from 'zod';
import { queryInt } from '../../platform/contract/paging.ts';
import { photoTypes } from '../../platform/images/photo-shape.ts';
import { changeOf, formOf, newOf, type ReplyOf, readOf } from '../../platform/records/record.ts';
import { addDays, type Day, today } from '../../platform/values/dates.ts';
import { maxId } from '../../platform/values/fields.ts';
import { photoRecord } from './photo.record.ts';

export const photoForm = formOf(photoRecord);
export const newPhoto = newOf(photoRecord).extend({
  /** Where on the web the file was fetched from. */
  snapUrl: z.string().max(2000).nullish(),
});
export const photoUpdate = changeOf(photoRecord);

/** A photo as it is answered. */
export const photo = readOf(photoRecord);
export type Photo = ReplyOf<typeof photoRecord>;

/** Photos and photosets on a page (Spec, content 9). */
export const photoPageSize = 50;

/** Spec, content 2: the upload-time filter. */
export const uploadTimes = ['Any', 'Today', 'Past 7 days', 'This month', 'This year'] as const;
/** The first day of an upload time, in Central Time; null: of all time. */
export function uploadedFrom(time: UploadTime, now: Date): Day | null {
  const day = today(now);
  if (time === 'Today') return day;
  if (time === 'Past 7 days') return addDays(day, -6);
  if (time === 'This month') return `${day.slice(0, 7)}-01`;
  if (time === 'This year') return `${day.slice(0, 4)}-01-01`;
  return null;
}
export type UploadTime = (typeof uploadTimes)[number];

const yes = z
  .enum(['true', 'false'], 'Say true or false')
  .optional()
  .transform((value) => value === 'true');

/** What a list asks for; the page counts from zero (Spec, content 7). */
export const photoQuery = z.object({
  query: z.string().trim().max(200, 'Use at most 200 characters in a search').optional(),
  page: queryInt('page', 0, 1_000_000).optional(),
  take: queryInt('take', 1, 100).optional(),
  addedById: queryInt('addedById', 1, maxId).optional(),
  uploaded: z.enum(uploadTimes).optional(),
  type: z.enum(photoTypes).optional(),
  missingCredits: yes,
  withoutAlt: yes,
  /** Without alt text, or without a credit: what the worklist shows. */
  unfinished: yes,
  unused: yes,
});
export type PhotoQuery = z.output<typeof photoQuery>;

/** Somebody who has added photos. */
export const photoPerson = z.object({ id: z.int(), firstName: z.string(), lastName: z.string() });

/** A place where a photo is used. */
export const photoUse = z.object({
  /** 'listing' */
  noun: z.string(),
  id: z.string(),
  title: z.string(),
  /** Where it is edited, when there is such a screen. */
  path: z.string().nullable(),
});
export type PhotoUse = z.infer<typeof photoUse>;
export const photoUses = z.object({ totalCount: z.int(), nodes: z.array(photoUse) });
