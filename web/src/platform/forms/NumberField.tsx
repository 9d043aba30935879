import type { KeyboardEvent } from 'react';
import { type ReadFieldProps, ReadInput } from './ReadInput.tsx';

const readWhole = (text: string): number | null =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;

const steps: Record<string, number | undefined> = { ArrowUp: 1, ArrowDown: -1 };

/** A whole number from 0, which the arrow keys move in steps of 1; an empty one is none. */
export function NumberField(field: ReadFieldProps<number>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const { value } = field;
    if (!step || typeof value === 'string') return;
    event.preventDefault();
    field.onChange(Math.max(0, (value ?? -1) + step));
  };
  return (
    <ReadInput
      {...field}
      read={readWhole}
      show={String}
      inputMode="numeric"
      onKeyDown={onKeyDown}
    />
  );
}
