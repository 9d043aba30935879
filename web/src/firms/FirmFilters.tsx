import { TextInput } from '@mantine/core';
import { SearchPanel } from '../showcase/SearchPanel.tsx';

interface Props {
  name: string;
  onSearch: (search: { name: string }) => void;
}

/** The search panel of the firms (Spec, showcase 2). */
export function FirmFilters({ name, onSearch }: Props) {
  return (
    <SearchPanel applied={{ name }} empty={{ name: '' }} onSearch={onSearch}>
      {(draft, change) => (
        <TextInput
          type="search"
          label="Name"
          maxLength={200}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      )}
    </SearchPanel>
  );
}
