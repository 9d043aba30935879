import { TextInput } from '@mantine/core';
import { fileWordsLimits, fileWordsMessages } from '@masthead/shared/images/file-words.messages.ts';
import type { FileWords } from '../ui/file-words.ts';
import styles from './image-upload.module.css';

interface Props {
  words: FileWords;
  onChange: (words: FileWords) => void;
}

/** Alt text and credit that a file brings along, to be corrected before it is sent. */
export function FileWordsFields({ words, onChange }: Props) {
  const field = (name: keyof FileWords) => (
    <TextInput
      label={fileWordsMessages[name]}
      maxLength={fileWordsLimits[name]}
      value={words[name] ?? ''}
      onChange={(event) => onChange({ ...words, [name]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset className={styles.words} aria-label={fileWordsMessages.title}>
      <p>{fileWordsMessages.check}</p>
      {field('description')}
      {field('credit')}
    </fieldset>
  );
}
