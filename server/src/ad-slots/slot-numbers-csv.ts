import type { SlotNumbers } from '@masthead/shared/ad-slots/slot-timeline.ts';
import { byteOrderMark, csvOf } from '../csv/write-csv.ts';

const headings = ['Day', 'Site', 'Impressions', 'Viewable impressions', 'Clicks', 'Filtered'];

/** The numbers of a slot as a CSV file. */
export const numbersCsv = (numbers: readonly SlotNumbers[]): string =>
  byteOrderMark +
  csvOf([
    headings,
    ...numbers.map(({ day, site, impressions, viewable, clicks, filtered }) => [
      day,
      site,
      impressions,
      viewable,
      clicks,
      filtered,
    ]),
  ]);
