import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import styles from './pick-dialog.module.css';

interface Props {
  picture: ReactNode;
  headline: string;
  details: readonly string[];
  /** What speaks against it, or where it is used. */
  notes?: readonly string[];
  isPicked: boolean;
  /** It cannot be picked now. */
  isBlocked: boolean;
  /** It is where it would go already; this says where. */
  alreadyIn?: string | null;
  onToggle: () => void;
}

/** One thing of a picker: a click picks it, another puts it back. */
export function PickOption(props: Props) {
  const {
    picture,
    headline,
    details,
    notes = [],
    isPicked,
    isBlocked,
    alreadyIn,
    onToggle,
  } = props;
  const isTicked = isPicked || Boolean(alreadyIn);
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        data-option
        data-picked={isPicked || undefined}
        aria-pressed={isPicked}
        aria-disabled={isBlocked || undefined}
        onClick={() => !isBlocked && onToggle()}
      >
        {picture}
        <span className={styles.words}>
          <span className={styles.headline}>{headline}</span>
          <span className={styles.meta}>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
            {notes.map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </span>
        </span>
        <span className={styles.pick}>
          {isTicked ? <IconCheck size={16} stroke={2} /> : <IconPlus size={16} stroke={1.75} />}
          {alreadyIn ?? (isPicked ? 'Picked' : 'Pick')}
        </span>
      </button>
    </li>
  );
}
