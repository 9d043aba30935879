import { TextInput } from '@mantine/core';
import { characterCount, cutTo, plainLine } from '@masthead/shared/fields.ts';
import type { ReactNode } from 'react';
import styles from './campaign-fields.module.css';

interface Props {
  label: string;
  withAsterisk: boolean;
  placeholder: string;
  /** The field that its errors belong to. */
  path: string;
  value: string;
  /** Most characters; what is longer is cut. */
  max: number;
  /** Where it is cut, when what is longer than `max` is refused. */
  cutAt?: number | undefined;
  error: ReactNode;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

/** A line that inboxes show, with its live count (Spec, content 2, 5): markup is stripped, what is too long cut. */
export function InboxLine({
  path,
  value,
  max,
  cutAt = max,
  isReadOnly,
  onChange,
  ...field
}: Props) {
  const count = characterCount(value);
  return (
    <TextInput
      {...field}
      data-path={path}
      readOnly={isReadOnly}
      autoComplete="off"
      description={
        <span className={styles.count} data-full={count >= max || undefined}>
          {count} of {max} characters
        </span>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={(event) => onChange(typedLine(event.currentTarget.value, cutAt))}
      onBlur={() => {
        const tidy = cutTo(plainLine(value), cutAt).trim();
        if (!isReadOnly && tidy !== value) onChange(tidy);
      }}
    />
  );
}

/** Why: a space at the end is about to be followed by a word, so typing is not trimmed as a save is. */
function typedLine(value: string, max: number): string {
  const isPlain = !/<\/?[a-z!][^>]*>|\p{Cc}/iu.test(value);
  return cutTo(isPlain ? value : plainLine(value), max);
}
