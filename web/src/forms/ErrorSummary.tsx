import type { ReactNode } from 'react';
import styles from './edit-shell.module.css';
import { focusField } from './field-focus.ts';

interface Props {
  errors: Record<string, ReactNode>;
  /** The fields in screen order. */
  order?: string[];
}

/** What must be fixed, each sentence a way to its field. */
export function ErrorSummary({ errors, order = [] }: Props) {
  const place = (path: string) => {
    const at = order.indexOf(path.split('.')[0] ?? path);
    return at < 0 ? order.length : at;
  };
  const entries = Object.entries(errors)
    .filter(([, sentence]) => Boolean(sentence))
    .sort(([a], [b]) => place(a) - place(b));
  if (entries.length === 0) return null;
  return (
    <div className={styles.summary} role="alert">
      <strong>
        {entries.length === 1 ? 'One thing to fix' : `${entries.length} things to fix`}
      </strong>
      <ul>
        {entries.map(([path, sentence]) => (
          <li key={path}>
            <button type="button" onClick={() => focusField(path)}>
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
