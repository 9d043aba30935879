import { Select } from '@mantine/core';
import { publicationRanges } from '@masthead/shared/dates.ts';
import { newsSections, statusChoices } from '@masthead/shared/news-items/news-item.ts';
import { PickFilters } from '../lists/PickDialog.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import type { ItemSearch } from './item-search.ts';

interface Props {
  search: ItemSearch;
  onChange: (changes: Partial<ItemSearch>) => void;
}

/** Search, city, section, time and status of the picker. All events are in one section. */
export function ItemFilters({ search, onChange }: Props) {
  return (
    <PickFilters
      search={
        <SearchBox
          label="Search"
          isFirst
          placeholder="Words in the headline"
          value={search.title}
          onSearch={(title) => onChange({ title })}
        />
      }
    >
      <SiteSelect
        label="City"
        placeholder="All cities"
        clearable
        value={search.siteId}
        onChange={(siteId) => onChange({ siteId })}
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
    </PickFilters>
  );
}
