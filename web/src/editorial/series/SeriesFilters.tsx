import { Select, Switch, TextInput } from '@mantine/core';
import { seriesMessages } from '@masthead/shared/editorial/series/series.messages.ts';
import { seriesTypes } from '@masthead/shared/editorial/series/series.record.ts';
import { byStart, type Series, seriesPageSize } from '@masthead/shared/editorial/series/series.ts';
import { publicationRanges, rangeStart, today } from '@masthead/shared/platform/values/dates.ts';
import { z } from 'zod';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { useSites } from '../../people/sites/site.queries.ts';
import type { Chip } from '../../platform/lists/FilterChips.tsx';
import { SearchPanel } from '../../platform/lists/SearchPanel.tsx';
import {
  choiceOf,
  optionalId,
  pageNumber,
  searchText,
  sortDirection,
} from '../../platform/lists/search.ts';

export const seriesSorts = ['startDate', 'headline', 'name', 'type', 'endDate', 'site'] as const;
export type SeriesSort = (typeof seriesSorts)[number];

/** What the dashboard shows, as its address says it (Spec, content 9: the default filter). */
export const seriesSearch = z.object({
  title: searchText,
  siteId: optionalId,
  type: choiceOf(['All', ...seriesTypes]),
  active: choiceOf(['no', 'yes']),
  lacking: choiceOf(['no', 'yes']),
  published: choiceOf(publicationRanges, 'All Time'),
  sort: choiceOf(seriesSorts),
  direction: sortDirection,
  page: pageNumber,
});
type SeriesSearch = z.output<typeof seriesSearch>;

const keyOf: Record<SeriesSort, (series: Series) => string | null> = {
  startDate: ({ data }) => data.startDate,
  endDate: ({ data }) => data.endDate,
  headline: ({ data }) => data.headline,
  name: ({ data }) => data.name,
  type: ({ data }) => data.type,
  site: ({ city }) => city,
};

const has = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

function isFound({ data, active }: Series, search: SeriesSearch, now: Date): boolean {
  const { title, type, published } = search;
  if (title && !has(data.headline, title) && !has(data.name, title)) return false;
  if (type !== 'All' && data.type !== type) return false;
  if (search.active === 'yes' && !active) return false;
  if (search.lacking === 'yes' && data.post_count > 0) return false;
  if (published === 'All Time') return true;
  const { startDate } = data;
  return startDate !== null && startDate >= rangeStart(published, now) && startDate <= today(now);
}

/** What the dashboard shows of the series of a site: found, in order, one page; without a value comes last. */
export function pageOfSeries(all: readonly Series[], search: SeriesSearch, now: Date) {
  const found = all.filter((one) => isFound(one, search, now));
  const way = search.direction === 'asc' ? 1 : -1;
  const sortedBy = keyOf[search.sort];
  const nodes = found.toSorted((a, b) => {
    const [one, other] = [sortedBy(a), sortedBy(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return (
      way * one.localeCompare(other) || byStart({ ...a.data, id: a.id }, { ...b.data, id: b.id })
    );
  });
  const from = (search.page - 1) * seriesPageSize;
  return { totalCount: found.length, nodes: nodes.slice(from, from + seriesPageSize) };
}

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
