import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import {
  listingMessages,
  listingTypes,
} from '@masthead/shared/showcase/listings/listing.record.ts';
import { type FormEvent, useState } from 'react';
import type { Chip } from '../../platform/lists/FilterChips.tsx';
import { LackingSwitch } from '../delivery/LackingSwitch.tsx';
import { FirmSelect } from '../firms/FirmSelect.tsx';
import { useChosenFirms } from '../firms/firm.queries.ts';
import { type ListingWishes, listingWishes, searchLabels, wordFields } from './listing-search.ts';

interface Props {
  /** The current search. */
  applied: ListingWishes;
  onSearch: (wishes: ListingWishes) => void;
}

const empty: ListingWishes = listingWishes.parse({});

/** The search panel of the listings: nothing happens before Search or Enter (Spec, showcase 2). */
export function ListingFilters({ applied, onSearch }: Props) {
  const [draft, setDraft] = useState(applied);
  const [shown, setShown] = useState(applied);
  // Why: chips and Back change the search from outside.
  if (JSON.stringify(shown) !== JSON.stringify(applied)) {
    setShown(applied);
    setDraft(applied);
  }
  const change = (changes: Partial<ListingWishes>) => setDraft({ ...draft, ...changes });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(listingWishes.parse(draft));
  };
  return (
    <search>
      <form onSubmit={onSubmit}>
        <Stack gap="sm">
          <FirmSelect
            label={searchLabels.firm}
            placeholder="All firms"
            clearable
            value={draft.firm}
            onChange={(firm) => change({ firm })}
          />
          <Select
            label={searchLabels.type}
            placeholder="All types"
            clearable
            data={listingTypes}
            value={draft.type}
            onChange={(type) => change({ type })}
          />
          {wordFields.map((field) => (
            <TextInput
              key={field}
              type="search"
              label={searchLabels[field]}
              maxLength={200}
              value={draft[field]}
              onChange={(event) => change({ [field]: event.currentTarget.value })}
            />
          ))}
          <LackingSwitch
            label={listingMessages.lacking}
            value={draft.lacking}
            onChange={(lacking) => change({ lacking })}
          />
          <Group gap="xs">
            <Button type="submit">Search</Button>
            <Button
              variant="default"
              onClick={() => {
                setDraft(empty);
                onSearch(empty);
              }}
            >
              Clear
            </Button>
          </Group>
        </Stack>
      </form>
    </search>
  );
}

/** The active filters of listings as chips over the list. */
export function useListingChips({ applied, onSearch }: Props): Chip[] {
  const [firm] = useChosenFirms(applied.firm === null ? [] : [applied.firm]);
  const chip = (label: string, without: Partial<ListingWishes>): Chip => ({
    label,
    onRemove: () => onSearch({ ...applied, ...without }),
  });
  return [
    ...(firm ? [chip(`${searchLabels.firm}: ${firm.name}`, { firm: null })] : []),
    ...(applied.type ? [chip(`${searchLabels.type}: ${applied.type}`, { type: null })] : []),
    ...(applied.lacking === 'yes' ? [chip(listingMessages.lacking, { lacking: 'no' })] : []),
    ...wordFields
      .filter((field) => applied[field])
      .map((field) => chip(`${searchLabels[field]}: ${applied[field]}`, { [field]: '' })),
  ];
}
