import { Button } from '@mantine/core';
import { useState } from 'react';
import { PickDialog, PickFooter } from '../lists/PickDialog.tsx';
import { ItemFilters } from './ItemFilters.tsx';
import { ItemResults } from './ItemResults.tsx';
import { type ItemChoice, type ItemSearch, newItemSearch } from './item-search.ts';

interface Props extends ItemChoice {
  isOpen: boolean;
  title: string;
  /** The site whose posts are offered first. */
  siteId: number | null;
  onClose: () => void;
}

/** The item picker for news items and events (Spec, content 2, 9). */
export function NewsItemSelect({ isOpen, title, siteId, onClose, ...choice }: Props) {
  return (
    <PickDialog isOpen={isOpen} title={title} onClose={onClose}>
      <Picker siteId={siteId} onClose={onClose} {...choice} />
    </PickDialog>
  );
}

/** Why: it is new each time the dialog opens, so a search of before is not in the way. */
function Picker({ siteId, onClose, ...choice }: Omit<Props, 'isOpen' | 'title'>) {
  const [search, setSearch] = useState(() => newItemSearch(choice.types, siteId));
  const onChange = (changes: Partial<ItemSearch>) => setSearch({ ...search, page: 1, ...changes });
  const count = choice.picked.length;
  const full = count >= choice.limit ? '. Unpick one to pick another.' : '';
  return (
    <>
      <ItemFilters types={choice.types} search={search} onChange={onChange} />
      <ItemResults search={search} onChange={onChange} {...choice} />
      <PickFooter says={`${count} of ${choice.limit} picked${full}`}>
        <Button onClick={onClose}>Done</Button>
      </PickFooter>
    </>
  );
}
