import { Select, Stack } from '@mantine/core';
import { campaignFilters } from '@masthead/shared/email/campaigns/campaign-lists.ts';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { useSites } from '../../people/sites/site.queries.ts';
import type { Chip } from '../../platform/lists/FilterChips.tsx';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
import type { CampaignSearch } from './campaign-search.ts';

interface Props {
  search: CampaignSearch;
  styles: readonly string[];
  /** Leaves out the sites that are maps and no cities. */
  citiesOnly: boolean;
  onChange: (changes: Partial<CampaignSearch>, options?: { replace: boolean }) => void;
}

/** The filter panel of a list of emails. */
export function CampaignFilters({ search, styles, citiesOnly, onChange }: Props) {
  return (
    <Stack gap="md">
      <SearchBox
        label="Subject"
        placeholder="Words in the subject line"
        value={search.subject}
        onSearch={(subject) => onChange({ subject }, { replace: true })}
      />
      <SiteSelect
        citiesOnly={citiesOnly}
        label="City"
        placeholder="All cities"
        clearable
        value={search.siteId}
        onChange={(siteId) => onChange({ siteId })}
      />
      <Select
        label="Style"
        placeholder="All styles"
        clearable
        data={styles}
        value={search.style === 'All' ? null : search.style}
        onChange={(style) => onChange({ style: style ?? 'All' })}
      />
      <Select
        label="Status"
        allowDeselect={false}
        data={campaignFilters}
        value={search.status}
        onChange={(status) => onChange({ status: status ?? 'All' })}
      />
    </Stack>
  );
}

/** What the emails are filtered by, as chips over the table. */
export function useCampaignChips({ search, onChange }: Pick<Props, 'search' | 'onChange'>): Chip[] {
  const sites = useSites();
  const site = sites.data?.find(({ id }) => id === search.siteId);
  const chips: (Chip | false)[] = [
    search.subject !== '' && {
      label: `Subject: ${search.subject}`,
      onRemove: () => onChange({ subject: '' }),
    },
    search.siteId !== null && {
      label: `City: ${site ? siteLabel(site) : search.siteId}`,
      onRemove: () => onChange({ siteId: null }),
    },
    search.style !== 'All' && {
      label: `Style: ${search.style}`,
      onRemove: () => onChange({ style: 'All' }),
    },
    search.status !== 'All' && {
      label: `Status: ${search.status}`,
      onRemove: () => onChange({ status: 'All' }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
