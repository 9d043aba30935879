import { Select } from '@mantine/core';
import { emailStyles } from '@masthead/shared/email/campaigns/campaign.ts';
import { z } from 'zod';
import { choiceOf, optionalId, pageNumber, searchText } from '../../platform/lists/search.ts';
import type { Filter } from '../../platform/records/filter.tsx';

/** What the list of email templates shows, as its address says it. */
export const templateSearch = z.object({
  search: searchText,
  siteId: optionalId,
  category: choiceOf(['All', ...emailStyles]),
  view: choiceOf(['matrix', 'table']),
  page: pageNumber,
});

type Category = 'All' | (typeof emailStyles)[number];

/** The kind of email. */
export const categoryFilter: Filter<Category> = {
  none: 'All',
  input: ({ value, onChange }) => (
    <Select
      label="Category"
      placeholder="All categories"
      clearable
      data={emailStyles}
      value={value === 'All' ? null : value}
      onChange={(category) => onChange(category ?? 'All')}
    />
  ),
  chip: (category) => `Category: ${category}`,
};
