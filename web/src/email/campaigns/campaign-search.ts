import {
  campaignFilters,
  campaignSorts,
  filterWordOf,
} from '@masthead/shared/email/campaigns/campaign-lists.ts';
import { z } from 'zod';
import {
  choiceOf,
  optionalId,
  pageNumber,
  searchText,
  sortDirection,
} from '../../platform/lists/search.ts';

type Words = readonly [string, ...string[]];

/** What the list of a kind shows, as its address says it (Spec, content 2). */
export const campaignSearch = (styles: readonly string[], sorts: Words) =>
  z.object({
    subject: searchText,
    siteId: optionalId,
    style: choiceOf(['All', ...styles]),
    status: choiceOf(campaignFilters),
    sort: choiceOf(sorts),
    direction: sortDirection,
    page: pageNumber,
  });
export type CampaignSearchSchema = ReturnType<typeof campaignSearch>;
export type CampaignSearch = z.output<CampaignSearchSchema>;

/** The part of the search that every kind's list is asked with. */
export const listArgsOf = (search: CampaignSearch, pageSize: number) => ({
  subject: search.subject || null,
  siteId: search.siteId,
  style: search.style === 'All' ? null : search.style,
  status: search.status === 'All' ? null : filterWordOf(search.status),
  sort: campaignSorts.find((one) => one === search.sort) ?? null,
  direction: search.direction,
  offset: (search.page - 1) * pageSize,
  limit: pageSize,
});
