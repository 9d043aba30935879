import { Button } from '@mantine/core';
import { fileWordsMessages } from '@masthead/shared/images/file-words.messages.ts';
import styles from './file-word.module.css';

interface Props {
  word: string | null | undefined;
  /** The field says it already. */
  isTaken: boolean;
  /** What the button does. */
  label: string;
  onTake: (word: string) => void;
}

/** What a file says beside a field: where its text comes from, or what could stand there. */
export function FileWord({ word, isTaken, label, onTake }: Props) {
  if (!word) return null;
  if (isTaken) return <p className={styles.fileWord}>{fileWordsMessages.taken}</p>;
  return (
    <p className={styles.fileWord}>
      <span>{fileWordsMessages.offered(word)}</span>
      <Button variant="default" size="compact-xs" onClick={() => onTake(word)}>
        {label}
      </Button>
    </p>
  );
}
