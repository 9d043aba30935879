import { Select } from '@mantine/core';
import { publicationRanges } from '@masthead/shared/dates.ts';
import { newsSections, statusChoices } from '@masthead/shared/news-items/news-item.ts';
import { inSiteOrder, siteLabel } from '@masthead/shared/sites/site.ts';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useSites } from '../sites/site.queries.ts';
import type { ItemSearch } from './item-search.ts';
import styles from './item-select.module.css';

interface Props {
  search: ItemSearch;
  onChange: (changes: Partial<ItemSearch>) => void;
}

/** Search, city, section, time and status of the picker. All events are in one section. */
export function ItemFilters({ search, onChange }: Props) {
  const sites = useSites();
  return (
    <div className={styles.filters} data-type={search.type}>
      <div className={styles.search}>
        <SearchBox
          label="Search"
          isFirst
          placeholder="Words in the headline"
          value={search.title}
          onSearch={(title) => onChange({ title })}
        />
      </div>
      <Select
        label="City"
        placeholder="All cities"
        clearable
        data={inSiteOrder(sites.data ?? []).map((site) => ({
          value: String(site.id),
          label: siteLabel(site),
        }))}
        value={search.siteId === null ? null : String(search.siteId)}
        onChange={(siteId) => onChange({ siteId: siteId ? Number(siteId) : null })}
      />
      {search.type === 'article' && (
        <Select
          label="Section"
          placeholder="All sections"
          clearable
          data={newsSections}
          value={search.section}
          onChange={(section) => onChange({ section })}
        />
      )}
      <Select
        label="Time"
        allowDeselect={false}
        data={publicationRanges}
        value={search.published}
        onChange={(published) => published && onChange({ published })}
      />
      <Select
        label="Status"
        allowDeselect={false}
        data={statusChoices.map(({ label, value }) => ({ label, value: value as string }))}
        value={search.status}
        onChange={(status) => status && onChange({ status })}
      />
    </div>
  );
}
