import { TextInput } from '@mantine/core';
import { characterCount, cutTo, plainLine } from '@masthead/shared/fields.ts';
import type { ReactNode } from 'react';
import styles from './campaign-fields.module.css';

interface Props {
  value: string;
  /** Most characters; what is longer is cut. */
  max: number;
  error: ReactNode;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

/** The subject line with its live count (Spec, content 2, 5): markup is stripped, what is too long cut. */
export function SubjectField({ value, max, error, isReadOnly, onChange }: Props) {
  const count = characterCount(value);
  return (
    <TextInput
      label="Subject line"
      placeholder="What the inbox shows"
      data-path="subject"
      readOnly={isReadOnly}
      autoComplete="off"
      description={
        <span className={styles.count} data-full={count >= max || undefined}>
          {count} of {max} characters
        </span>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      error={error}
      onChange={(event) => onChange(typedSubject(event.currentTarget.value, max))}
      onBlur={() => {
        const tidy = cutTo(plainLine(value), max).trim();
        if (!isReadOnly && tidy !== value) onChange(tidy);
      }}
    />
  );
}

/** Why: a space at the end is about to be followed by a word, so typing is not trimmed as a save is. */
function typedSubject(value: string, max: number): string {
  const isPlain = !/<\/?[a-z!][^>]*>|\p{Cc}/iu.test(value);
  return cutTo(isPlain ? value : plainLine(value), max);
}
