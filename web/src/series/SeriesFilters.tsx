import { Select, Switch, TextInput } from '@mantine/core';
import { publicationRanges } from '@masthead/shared/dates.ts';
import { seriesMessages } from '@masthead/shared/series/series.messages.ts';
import { seriesTypes } from '@masthead/shared/series/series.record.ts';
import type { Chip } from '../lists/FilterChips.tsx';
import { SearchPanel } from '../lists/SearchPanel.tsx';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import { useSites } from '../sites/site.queries.ts';
import { type SeriesSearch, seriesSearch } from './series-search.ts';

interface Props {
  search: SeriesSearch;
  onSearch: (search: Partial<SeriesSearch>) => void;
}

type Filters = Pick<SeriesSearch, 'title' | 'siteId' | 'type' | 'active' | 'lacking' | 'published'>;
const filtersOf = ({ title, siteId, type, active, lacking, published }: SeriesSearch): Filters => ({
  title,
  siteId,
  type,
  active,
  lacking,
  published,
});
const none = filtersOf(seriesSearch.parse({}));

/** The search panel of the dashboard: title, city, type, Active, publication date (Spec, content 2). */
export function SeriesFilters({ search, onSearch }: Props) {
  return (
    <SearchPanel applied={filtersOf(search)} empty={none} onSearch={onSearch}>
      {(draft, change) => (
        <>
          <TextInput
            label="Title"
            placeholder="Words in the title or internal name"
            maxLength={200}
            value={draft.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <SiteSelect
            label="City"
            placeholder="All cities"
            clearable
            value={draft.siteId}
            onChange={(siteId) => change({ siteId })}
          />
          <Select
            label="Type"
            allowDeselect={false}
            data={['All', ...seriesTypes]}
            value={draft.type}
            onChange={(type) => change({ type: type ?? 'All' })}
          />
          <Select
            label="Publication date"
            allowDeselect={false}
            data={publicationRanges}
            value={draft.published}
            onChange={(published) => change({ published: published ?? 'All Time' })}
          />
          <Switch
            label="Active"
            checked={draft.active === 'yes'}
            onChange={({ currentTarget }) =>
              change({ active: currentTarget.checked ? 'yes' : 'no' })
            }
          />
          <Switch
            label={seriesMessages.lacking}
            checked={draft.lacking === 'yes'}
            onChange={({ currentTarget }) =>
              change({ lacking: currentTarget.checked ? 'yes' : 'no' })
            }
          />
        </>
      )}
    </SearchPanel>
  );
}

/** What the dashboard is narrowed to, as chips over the table. */
export function useSeriesChips({ search, onSearch }: Props): Chip[] {
  const sites = useSites();
  const site = sites.data?.find(({ id }) => id === search.siteId);
  const words: Record<keyof Filters, string> = {
    title: `Title: ${search.title}`,
    siteId: `City: ${site?.city ?? search.siteId}`,
    type: `Type: ${search.type}`,
    active: 'Active',
    lacking: seriesMessages.lacking,
    published: `Published: ${search.published}`,
  };
  return (Object.keys(words) as (keyof Filters)[])
    .filter((key) => search[key] !== none[key])
    .map((key) => ({ label: words[key], onRemove: () => onSearch({ [key]: none[key] }) }));
}
