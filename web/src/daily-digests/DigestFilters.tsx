import { Select, Stack } from '@mantine/core';
import { digestStyles } from '@masthead/shared/daily-digests/daily-digest.ts';
import { inSiteOrder, isCityChoice, siteLabel } from '@masthead/shared/sites/site.ts';
import type { Chip } from '../lists/FilterChips.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useSites } from '../sites/site.queries.ts';
import { type DigestSearch, digestSearch } from './digest-search.ts';

interface Props {
  search: DigestSearch;
  onChange: (changes: Partial<DigestSearch>, options?: { replace: boolean }) => void;
}

/** The filter panel of the digests. */
export function DigestFilters({ search, onChange }: Props) {
  const sites = useSites();
  return (
    <Stack gap="md">
      <SearchBox
        label="Subject"
        placeholder="Words in the subject line"
        value={search.subject}
        onSearch={(subject) => onChange({ subject }, { replace: true })}
      />
      <Select
        label="City"
        placeholder="All cities"
        clearable
        data={inSiteOrder(sites.data ?? [])
          .filter(isCityChoice)
          .map((site) => ({ value: String(site.id), label: siteLabel(site) }))}
        value={search.siteId === null ? null : String(search.siteId)}
        onChange={(siteId) => onChange({ siteId: siteId ? Number(siteId) : null })}
      />
      <Select
        label="Style"
        placeholder="All styles"
        clearable
        data={digestStyles}
        value={search.style === 'All' ? null : search.style}
        onChange={(style) => onChange({ style: (style as DigestSearch['style'] | null) ?? 'All' })}
      />
    </Stack>
  );
}

/** What the digests are filtered by, as chips over the table. */
export function useDigestChips({ search, onChange }: Props): Chip[] {
  const sites = useSites();
  const site = sites.data?.find(({ id }) => id === search.siteId);
  const words: { [K in keyof DigestSearch]?: string } = {
    subject: `Subject: ${search.subject}`,
    siteId: `City: ${site ? siteLabel(site) : search.siteId}`,
    style: `Style: ${search.style}`,
  };
  const standard = digestSearch.parse({});
  return (Object.keys(words) as (keyof DigestSearch)[])
    .filter((key) => search[key] !== standard[key])
    .map((key) => ({
      label: words[key] ?? key,
      onRemove: () => onChange({ [key]: standard[key] }),
    }));
}
