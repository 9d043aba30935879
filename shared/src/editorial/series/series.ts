import { z } from 'zod';
import { formOf, type ReplyOf, readOf } from '../../platform/records/record.ts';
import type { Day } from '../../platform/values/dates.ts';
import { id } from '../../platform/values/fields.ts';
import { seriesMessages } from './series.messages.ts';
import { seriesRecord } from './series.record.ts';

/** Rows of the dashboard on a page (Spec, content 2). */
export const seriesPageSize = 20;
/** Most posts of one series. */
export const seriesPosts = 500;

const { slug, ...dataFields } = formOf(seriesRecord).shape;
const read = readOf(seriesRecord).shape;
const { fields } = seriesRecord;
/** The editable fields of a series as the API returns them, without the slug. */
const data = Object.fromEntries(
  Object.keys(fields)
    .filter((key) => key !== 'slug')
    .map((key) => [key, read[key as keyof typeof fields]]),
) as Omit<Pick<typeof read, keyof typeof fields>, 'slug'>;

/** A series as the API returns it (Spec, content 3): `title` is its slug, `data` its editable fields. */
export const series = z.object({
  id: read.id,
  site_id: read.siteId,
  city: read.city,
  title: read.slug,
  url: read.url,
  full_url: z.string(),
  /** Does today lie between its start and its end? */
  active: z.boolean(),
  data: z.object({
    ...data,
    post_url: read.postUrl,
    order: read.position,
    post_count: read.postCount,
  }),
  isDeleted: read.isDeleted,
  version: read.version,
  createdBy: read.createdBy,
  updatedBy: read.updatedBy,
  dateCreated: read.dateCreated,
  dateUpdated: read.dateUpdated,
});
export type Series = z.infer<typeof series>;

/** A series as its form reads it. */
export type SeriesRow = ReplyOf<typeof seriesRecord>;

/** The form of the Add Series dialog (Spec, content 5). */
export const newSeries = z.object({
  siteId: id.nullish().refine((value) => value, seriesMessages.siteRequired),
  name: dataFields.name,
  headline: dataFields.headline,
  type: dataFields.type,
});

/** A new series as it is sent; its site is in the address. */
export const createdSeries = z.object({
  data: z.object({
    ...z.object(dataFields).partial().shape,
    name: dataFields.name,
    headline: dataFields.headline,
    type: dataFields.type,
  }),
});

/** A change: omitted fields keep their values; null clears a field. */
export const changedSeries = z.object({
  id,
  version: z.int().optional(),
  title: slug.optional(),
  data: z.object(dataFields).partial().default({}),
});

/** Is a series active on a day: between its start and its end, both included (Spec, content 4)? */
export function isActive(
  { startDate, endDate }: { startDate: Day | null; endDate: Day | null },
  on: Day,
): boolean {
  if (startDate === null && endDate === null) return false;
  return (startDate === null || startDate <= on) && (endDate === null || on <= endDate);
}

/** By start date, those without one last (Spec, content 4). */
export const byStart = (
  a: { startDate: Day | null; id: number },
  b: { startDate: Day | null; id: number },
): number => (a.startDate ?? '9999').localeCompare(b.startDate ?? '9999') || a.id - b.id;
