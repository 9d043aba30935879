import { Kbd } from '@mantine/core';
import { screens } from '@masthead/shared/screens.ts';
import { Link } from '@tanstack/react-router';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import styles from './list-keys.module.css';

const keys = [
  { keys: ['J', '↓'], does: 'Next row' },
  { keys: ['K', '↑'], does: 'Previous row' },
  { keys: ['X'], does: 'Select the row, where rows can be selected' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['/'], does: 'Search the list' },
  { keys: ['?'], does: 'Show these shortcuts' },
];

/** The keyboard shortcuts of every list. Loaded on request. */
export function ListKeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame title="Keyboard shortcuts in lists" onClose={onClose} size="sm">
      <dl className={styles.keys}>
        {keys.map((line) => (
          <div key={line.does}>
            <dt>
              {line.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{line.does}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.off}>
        Turn single keys off in <Link to={screens.profile.path}>{screens.profile.title}</Link>.
      </p>
    </DialogFrame>
  );
}
