import {
  campaignDefaultLimit,
  campaignLists,
  campaignPageSize,
} from '../campaigns/campaign-lists.ts';
import { digestRow } from './daily-digest.ts';

/** Columns the digest list can be sorted by. */
export const digestSorts = ['sendDate', 'subject', 'style', 'city', 'status'] as const;

/** Rows on a page of the digest list; the API's default is 50 (decisions 5). */
export const digestPageSize = campaignPageSize;
export const digestDefaultLimit = campaignDefaultLimit;

const lists = campaignLists({
  list: 'dailyDigests',
  remove: 'deleteDailyDigest',
  noun: 'digest',
  plural: 'digests',
  listedOn: ['dailyDigestList'],
  editedOn: ['dailyDigestEdit'],
  row: digestRow,
});

/** List, search and delete of digests, by their names in the API. */
export const dailyDigestOperations = {
  dailyDigests: lists.list,
  deleteDailyDigest: lists.remove,
};
