import { TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';

/** Props of the input besides its parser. */
export interface ReadFieldProps<V> {
  label: string;
  description?: string;
  withAsterisk?: boolean;
  error?: ReactNode;
  value: V | null;
  onChange: (value: V | null) => void;
  'data-path': string;
}

interface Props<V> extends ReadFieldProps<V> {
  /** Null for text that cannot be parsed. */
  read: (text: string) => V | null;
  show: (value: V) => string;
  inputMode: 'numeric' | 'decimal';
  maw?: number;
  onKeyDown?: TextInputProps['onKeyDown'];
}

/**
 * A text input for a value. Typed or pasted text is never changed silently: text that can't be parsed stays as it is,
 * and the form's rule shows its message for it.
 */
export function ReadInput<V>({ value, onChange, read, show, ...field }: Props<V>) {
  const [typed, setTyped] = useState<string | null>(null);
  const meant = (text: string) => (text.trim() === '' ? null : (read(text) ?? (text as V)));
  // Why: a value set from elsewhere replaces the typed text.
  const isTyped = typed !== null && meant(typed) === value;
  return (
    <TextInput
      {...field}
      autoComplete="off"
      value={isTyped ? typed : shown(value, show)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(meant(currentTarget.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const shown = <V,>(value: V | null, show: (value: V) => string): string =>
  value === null ? '' : show(value);
