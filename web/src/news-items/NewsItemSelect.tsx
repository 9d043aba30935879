import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { ItemFilters } from './ItemFilters.tsx';
import { ItemResults } from './ItemResults.tsx';
import { type ItemChoice, type ItemSearch, newItemSearch } from './item-search.ts';
import styles from './item-select.module.css';

interface Props extends ItemChoice {
  isOpen: boolean;
  title: string;
  /** The site whose posts are offered first. */
  siteId: number | null;
  onClose: () => void;
}

/** The item picker for news items and events (Spec, content 2, 9). */
export function NewsItemSelect({ isOpen, title, siteId, onClose, ...choice }: Props) {
  const isNarrow = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={820}
      fullScreen={isNarrow}
      centered={false}
      yOffset="6dvh"
      classNames={{ content: styles.dialog, body: styles.body }}
      // Why: a header element in a dialog counts as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      <Picker siteId={siteId} onClose={onClose} {...choice} />
    </Modal>
  );
}

/** Why: it is new each time the dialog opens, so a search of before is not in the way. */
function Picker({ siteId, onClose, ...choice }: Omit<Props, 'isOpen' | 'title'>) {
  const [search, setSearch] = useState(() => newItemSearch(choice.type, siteId));
  const onChange = (changes: Partial<ItemSearch>) => setSearch({ ...search, page: 1, ...changes });
  const count = choice.picked.length;
  return (
    <>
      <ItemFilters search={search} onChange={onChange} />
      <ItemResults search={search} onChange={onChange} {...choice} />
      <footer className={styles.footer}>
        <span aria-live="polite">
          {count} of {choice.limit} picked
          {count >= choice.limit && '. Unpick one to pick another.'}
        </span>
        <Button onClick={onClose}>Done</Button>
      </footer>
    </>
  );
}
