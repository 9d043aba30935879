import { TextInput } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { Chip } from '../lists/FilterChips.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';

/** The value of a filter in the panel. */
export interface FilterField<V> {
  value: V;
  onChange: (value: V, options?: { replace: boolean }) => void;
  /** True in a panel with a Search button, which applies the filters. */
  waits: boolean;
}

/** One thing that a list can be narrowed by. */
export interface Filter<V> {
  /** Its value while it narrows nothing. */
  none: V;
  /** Its input in the filter panel. */
  input: (field: FilterField<V>) => ReactNode;
  /** Its chip above the list: 'Site: Austin'. */
  chip: (value: V) => string;
}

/** The filters of a list, by their names in its address. */
export type FiltersOf<Search> = { [K in keyof Search]?: Filter<Search[K]> };

/** Words to search for. */
export const words = (label: string, placeholder?: string): Filter<string> => ({
  none: '',
  input: ({ value, onChange, waits }) =>
    waits ? (
      <TextInput
        type="search"
        label={label}
        maxLength={200}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    ) : (
      <SearchBox
        label={label}
        {...(placeholder && { placeholder })}
        value={value}
        onSearch={(typed) => onChange(typed, { replace: true })}
      />
    ),
  chip: (value) => `${label}: ${value}`,
});

interface PickerProps {
  label: string;
  placeholder: string;
  clearable: true;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** A filter by one record, such as a site or a firm; its chip shows the name. */
export const picked = (
  label: string,
  placeholder: string,
  Picker: ComponentType<PickerProps>,
  nameOf: (id: number | null) => string | undefined,
): Filter<number | null> => ({
  none: null,
  input: ({ value, onChange }) => (
    <Picker
      label={label}
      placeholder={placeholder}
      clearable
      value={value}
      onChange={(id) => onChange(id)}
    />
  ),
  chip: (id) => `${label}: ${nameOf(id) ?? id}`,
});

export type AnyFilters = Record<string, Filter<unknown>>;
export type AnySearch = Record<string, unknown>;

/** The active filters as chips above the list. */
export function chipsOf(
  filters: AnyFilters,
  search: AnySearch,
  set: (changes: AnySearch) => void,
): Chip[] {
  return Object.entries(filters)
    .filter(([key, { none }]) => search[key] !== none)
    .map(([key, { none, chip }]) => ({
      label: chip(search[key]),
      onRemove: () => set({ [key]: none }),
    }));
}
