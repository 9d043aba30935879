import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import styles from './pick-dialog.module.css';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** `PickFilters`, `PickResults` and `PickFooter`; new each time the dialog opens. */
  children: ReactNode;
}

/** The dialog of every picker: filters, a list that scrolls, and what has been picked at the foot. */
export function PickDialog({ isOpen, title, onClose, children }: Props) {
  const isNarrow = useIsNarrow();
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
    >
      {children}
    </Modal>
  );
}

/** The search over the whole width, the filters beside each other below it. */
export function PickFilters({ search, children }: { search: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.filters}>
      <div className={styles.search}>{search}</div>
      {children}
    </div>
  );
}

/** How many are picked, and the buttons that end the picking. */
export function PickFooter({ says, children }: { says: string; children: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <span aria-live="polite">{says}</span>
      <span className={styles.acts}>{children}</span>
    </footer>
  );
}
