import { useId } from 'react';
import styles from './choice-bar.module.css';
import surface from './surface.module.css';

interface Props<V extends string> {
  label: string;
  /** True when the label is only for screen readers. */
  isBare?: boolean;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** One of a few words, side by side. Why: Mantine's own one measures the page each time it is drawn. */
export function ChoiceBar<V extends string>({ label, isBare, choices, value, onChange }: Props<V>) {
  const id = useId();
  return (
    <fieldset className={styles.field} data-bare={isBare || undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={`${surface.panel} ${styles.bar}`}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
