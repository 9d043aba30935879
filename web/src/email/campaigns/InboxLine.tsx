import { TextInput } from '@mantine/core';
import { characterCount, cutTo, plainLine } from '@masthead/shared/platform/values/fields.ts';
import { type ReactNode, useRef } from 'react';
import { late } from '../../platform/ui/late.tsx';
import styles from './campaign-fields.module.css';

const NameButton = late(async () => (await import('./NameButton.tsx')).NameButton);

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
  const line = useRef<HTMLInputElement>(null);
  const insert = (next: string, caret: number) => {
    onChange(typedLine(next, cutAt));
    // Why later: the field has its new words only when it is drawn.
    requestAnimationFrame(() => {
      line.current?.focus();
      line.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <TextInput
      {...field}
      ref={line}
      rightSection={
        !isReadOnly && <NameButton room={cutAt - count} line={line} onInsert={insert} />
      }
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
