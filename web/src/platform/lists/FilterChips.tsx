import { Button, CloseButton } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { ReactNode } from 'react';
import textStyles from '../ui/text.module.css';
import styles from './list-shell.module.css';

/** One thing that a list is filtered by. */
export interface Chip {
  /** 'City: Austin' */
  label: string;
  onRemove: () => void;
}

interface Props {
  chips: Chip[];
  onClear: () => void;
  children?: ReactNode;
}

export function FilterChips({ chips, onClear, children }: Props) {
  if (chips.length === 0 && !children) return null;
  return (
    <div className={styles.chips}>
      {children}
      {chips.map((chip) => (
        <span key={chip.label} className={styles.chip}>
          <span className={textStyles.line}>{chip.label}</span>
          <CloseButton
            size={20}
            iconSize={12}
            radius="xl"
            aria-label={`Remove filter ${chip.label}`}
            onClick={chip.onRemove}
          />
        </span>
      ))}
      {chips.length > 0 && (
        <Button variant="subtle" size="compact-xs" onClick={onClear}>
          {sentences.clearFilters}
        </Button>
      )}
    </div>
  );
}
