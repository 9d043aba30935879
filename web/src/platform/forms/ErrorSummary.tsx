import type { ReactNode } from 'react';
import surface from '../ui/surface.module.css';
import styles from './edit-shell.module.css';
import { focusField } from './field-focus.ts';

interface Props {
  errors: Record<string, ReactNode>;
  /** Labels of the fields, in screen order. */
  labels: { [field: string]: string | { label: string } | undefined };
}

const firstPart = (path: string) => path.split('.')[0] ?? path;

/** The errors of a form, each a link to its field; repeated sentences name their field. */
export function ErrorSummary({ errors, labels }: Props) {
  const order = Object.keys(labels);
  const place = (path: string) => {
    const at = order.indexOf(firstPart(path));
    return at < 0 ? order.length : at;
  };
  const labelOf = (path: string) => {
    const label = labels[firstPart(path)];
    return typeof label === 'string' ? label : label?.label;
  };
  const entries = Object.entries(errors)
    .filter(([, sentence]) => Boolean(sentence))
    .sort(([a], [b]) => place(a) - place(b));
  if (entries.length === 0) return null;
  const said = ([path, sentence]: [string, ReactNode]) => {
    const isAlone = entries.filter(([, other]) => other === sentence).length === 1;
    const label = isAlone ? undefined : labelOf(path);
    return label ? (
      <>
        {label}: {sentence}
      </>
    ) : (
      sentence
    );
  };
  return (
    <div className={`${surface.callout} ${styles.summary}`} role="alert">
      <strong>
        {entries.length === 1 ? 'One thing to fix' : `${entries.length} things to fix`}
      </strong>
      <ul>
        {entries.map((entry) => (
          <li key={entry[0]}>
            <button type="button" onClick={() => focusField(entry[0])}>
              {said(entry)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
