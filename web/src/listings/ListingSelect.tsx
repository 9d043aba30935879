import { Button, Text } from '@mantine/core';
import type { Listing } from '@masthead/shared/listings/listing.ts';
import { useState } from 'react';
import { PickDialog, PickFooter } from '../lists/PickDialog.tsx';
import { ListingResults } from './ListingResults.tsx';
import { ListingSelectFilters } from './ListingSelectFilters.tsx';
import { newPick, type PickSearch } from './pick-search.ts';

interface Props {
  /** Listings of these firms are offered. */
  firmIds: readonly number[];
  /** The ids that are in the slot already; they cannot be added twice. */
  chosen: readonly number[];
  onAdd: (listings: Listing[]) => void;
}

/** Spec, showcase 2: 'Add Item', a picker of several listings of the firms of an ad slot. */
export function ListingSelect({ firmIds, chosen, onAdd }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  const add = (listings: Listing[]) => {
    onAdd(listings);
    onClose();
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Add Item
      </Button>
      <PickDialog isOpen={isOpen} title="Add items" onClose={onClose}>
        <Picker firmIds={firmIds} chosen={chosen} onAdd={add} onClose={onClose} />
      </PickDialog>
    </>
  );
}

/** Why: it is new each time the dialog opens, so a search of before is not in the way. */
function Picker({ firmIds, chosen, onAdd, onClose }: Props & { onClose: () => void }) {
  const [search, setSearch] = useState(newPick);
  const [picked, setPicked] = useState<readonly Listing[]>([]);
  const onChange = (changes: Partial<PickSearch>) => setSearch({ ...search, page: 1, ...changes });
  const onToggle = (listing: Listing) => {
    const others = picked.filter(({ id }) => id !== listing.id);
    setPicked(others.length < picked.length ? others : [...picked, listing]);
  };
  if (firmIds.length === 0)
    return (
      <Text c="dimmed" ta="center" py={60}>
        Choose a firm first: its listings are offered here.
      </Text>
    );
  const count = picked.length;
  return (
    <>
      <ListingSelectFilters firmIds={firmIds} search={search} onChange={onChange} />
      <ListingResults
        firmIds={firmIds}
        chosen={chosen}
        search={search}
        onChange={onChange}
        picked={picked}
        onToggle={onToggle}
      />
      <PickFooter says={`${count} picked`}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={count === 0} onClick={() => onAdd([...picked])}>
          {count < 2 ? 'Add item' : `Add ${count} items`}
        </Button>
      </PickFooter>
    </>
  );
}
