import { Checkbox, Select, Stack } from '@mantine/core';
import { uploadTimes } from '@masthead/shared/editorial/photos/photo.ts';
import { photoTypes } from '@masthead/shared/platform/images/photo-shape.ts';
import type { Chip } from '../../platform/lists/FilterChips.tsx';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
import { usePhotoPeople } from './photo.queries.ts';
import { flags, type PhotoFlag, type PhotoSearch } from './photo-search.ts';

interface Props {
  search: PhotoSearch;
  onChange: (changes: Partial<PhotoSearch>, options?: { replace: boolean }) => void;
}

const flagKeys = Object.keys(flags) as PhotoFlag[];

/** The sidebar of the photo search (Spec, content 2). */
export function PhotoFilters({ search, onChange }: Props) {
  const people = usePhotoPeople();
  return (
    <Stack gap="sm">
      <SearchBox
        label="Search"
        placeholder="Alt text, credit, tags, place"
        value={search.query}
        onSearch={(query) => onChange({ query }, { replace: true })}
      />
      <Select
        label="Added by"
        placeholder="Anyone"
        clearable
        searchable
        data={(people.data ?? []).map((person) => ({
          value: String(person.id),
          label: nameOf(person),
        }))}
        value={search.addedById === null ? null : String(search.addedById)}
        onChange={(id) => onChange({ addedById: id === null ? null : Number(id) })}
      />
      <Select
        label="Upload time"
        allowDeselect={false}
        data={uploadTimes}
        value={search.uploaded}
        onChange={(uploaded) => uploaded && onChange({ uploaded })}
      />
      <Select
        label="Type"
        placeholder="All types"
        clearable
        data={photoTypes}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
      {flagKeys.map((flag) => (
        <Checkbox
          key={flag}
          label={flags[flag]}
          checked={search[flag]}
          onChange={(event) => onChange({ [flag]: event.currentTarget.checked })}
        />
      ))}
    </Stack>
  );
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** What the photos are searched by, as chips over the list. */
export function usePhotoChips({ search, onChange }: Props): Chip[] {
  const { query, addedById, uploaded, type } = search;
  const person = usePhotoPeople().data?.find(({ id }) => id === addedById);
  const chip = (label: string, without: Partial<PhotoSearch>): Chip => ({
    label,
    onRemove: () => onChange(without),
  });
  return [
    ...(query ? [chip(`Search: ${query}`, { query: '' })] : []),
    ...(addedById === null
      ? []
      : [chip(`Added by: ${person ? nameOf(person) : addedById}`, { addedById: null })]),
    ...(uploaded === 'Any' ? [] : [chip(`Upload time: ${uploaded}`, { uploaded: 'Any' })]),
    ...(type ? [chip(`Type: ${type}`, { type: null })] : []),
    ...flagKeys.filter((flag) => search[flag]).map((flag) => chip(flags[flag], { [flag]: false })),
  ];
}
