import { Select } from '@mantine/core';
import { publicationRanges } from '@masthead/shared/dates.ts';
import { contentLists } from '@masthead/shared/news-items/content-lists.ts';
import { newsSections, statusChoices } from '@masthead/shared/news-items/news-item.ts';
import type { AddedType } from '@masthead/shared/news-items/news-item-form.ts';
import { PickFilters } from '../lists/PickDialog.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import type { ItemSearch } from './item-search.ts';

interface Props {
  /** Kinds of post that are offered. */
  types: readonly AddedType[];
  search: ItemSearch;
  onChange: (changes: Partial<ItemSearch>) => void;
}

/** Search, city, section, time and status of the picker. All events are in one section. */
export function ItemFilters({ types, search, onChange }: Props) {
  const kinds = types.map((type) => ({ label: kindOf(type), value: type as string }));
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
      {types.length > 1 && (
        <Select
          label="Kind"
          allowDeselect={false}
          data={[{ label: 'All', value: types.join(',') }, ...kinds]}
          value={search.type}
          onChange={(type) => type && onChange({ type, section: null })}
        />
      )}
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

function kindOf(type: AddedType): string {
  const { many } = contentLists[type];
  return many.charAt(0).toUpperCase() + many.slice(1);
}
