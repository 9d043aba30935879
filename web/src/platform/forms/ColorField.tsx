import { ColorInput } from '@mantine/core';
import { colourOf, contrast, readableContrast } from '@masthead/shared/platform/values/colours.ts';
import type { ReactNode } from 'react';
import styles from './color-field.module.css';

/** A text on its ground. */
interface Drawn {
  text: string | null;
  ground: string | null;
  /** How the ground is called: 'the button'. */
  on: string;
  /** The text shown when it is hard to read. */
  hard?: string;
}

interface Props {
  label: string;
  /** A hex color, or null for none. Incomplete input is possible; the form's rules report it. */
  value: string | null;
  onChange: (color: string | null) => void;
  error?: ReactNode;
  /** Everywhere that it is drawn as text. */
  drawn?: readonly Drawn[];
  description?: string;
  placeholder?: string;
  disabled?: boolean;
  'data-path'?: string;
}

/** Why: the sliders are for the pointer and have no names; the keyboard writes the value itself. */
const pickerAttributes = { saturation: { 'aria-hidden': true }, body: { 'aria-hidden': true } };

/** A colour as a hex value, with the contrast figure on every ground that it is drawn on. */
export function ColorField({ value, onChange, drawn, description, ...field }: Props) {
  return (
    <ColorInput
      placeholder="None"
      {...field}
      format="hex"
      fixOnBlur={false}
      attributes={pickerAttributes}
      value={value ?? ''}
      onChange={(next) => onChange(next.trim() || null)}
      description={drawn ? <Contrasts drawn={drawn} otherwise={description} /> : description}
    />
  );
}

interface ContrastsProps {
  drawn: readonly Drawn[];
  otherwise?: string | undefined;
}

/** Why: a colour that is half typed, or none, has no contrast. */
function Contrasts({ drawn, otherwise }: ContrastsProps) {
  const known = drawn.flatMap(({ text, ground, ...rest }) =>
    colourOf(text) && colourOf(ground)
      ? { ...rest, ratio: contrast(text ?? '', ground ?? '') }
      : [],
  );
  return (
    <span role="status" className={styles.contrast}>
      {known.length === 0 ? otherwise : known.map((one) => <Contrast key={one.on} {...one} />)}
    </span>
  );
}

interface ContrastProps extends Pick<Drawn, 'on' | 'hard'> {
  ratio: number;
}

/** 'Contrast on the button 7.2 : 1, readable' */
function Contrast({ ratio, on, hard = 'hard to read' }: ContrastProps) {
  const isReadable = ratio >= readableContrast;
  return (
    <span className={styles.figure}>
      Contrast on {on} {figure(ratio)} : 1,{' '}
      <span className={isReadable ? styles.readable : styles.hard}>
        {isReadable ? 'readable' : hard}
      </span>
    </span>
  );
}

/** Why: rounded down, or 4.49 would be shown as 4.5 and still be called hard to read. */
const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
