import { ColorInput } from '@mantine/core';
import { contrast, readableContrast } from '@masthead/shared/showcase/styling.ts';
import type { ReactNode } from 'react';
import styles from './color-field.module.css';

interface Props {
  label: string;
  /** A hex colour, or null for none. What is typed may not be one yet; the rules of the form say so. */
  value: string | null;
  onChange: (color: string | null) => void;
  error?: ReactNode;
  /** The colour that this one must be readable on, and how it is called: 'the button'. */
  against?: { color: string | null; name: string };
  description?: string;
  placeholder?: string;
  disabled?: boolean;
  'data-path'?: string;
}

const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Why: the sliders are for the pointer and have no names; the keyboard writes the value itself. */
const pickerAttributes = { saturation: { 'aria-hidden': true }, body: { 'aria-hidden': true } };

/** A colour as a hex value, with the contrast figure against another colour. */
export function ColorField({ value, onChange, against, description, ...field }: Props) {
  return (
    <ColorInput
      placeholder="None"
      {...field}
      format="hex"
      fixOnBlur={false}
      attributes={pickerAttributes}
      value={value ?? ''}
      onChange={(next) => onChange(next.trim() || null)}
      description={
        against ? <Contrast color={value} against={against} otherwise={description} /> : description
      }
    />
  );
}

interface ContrastProps {
  color: string | null;
  against: NonNullable<Props['against']>;
  otherwise?: string | undefined;
}

/** 'Contrast on the button 7.2 : 1, readable'; nothing where one of the two is no colour. */
function Contrast({ color, against, otherwise }: ContrastProps) {
  const isKnown = color && against.color && hex.test(color) && hex.test(against.color);
  const ratio = isKnown ? contrast(color, against.color ?? '') : null;
  const isReadable = ratio !== null && ratio >= readableContrast;
  return (
    <span role="status" className={styles.contrast}>
      {ratio === null ? (
        otherwise
      ) : (
        <>
          Contrast on {against.name} {figure(ratio)} : 1,{' '}
          <span className={isReadable ? styles.readable : styles.hard}>
            {isReadable ? 'readable' : 'hard to read'}
          </span>
        </>
      )}
    </span>
  );
}

/** Why: rounded down, or 4.49 would be shown as 4.5 and still be called hard to read. */
const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
