import { inDigits } from '@masthead/shared/counting.ts';
import { outboxKeeps } from '@masthead/shared/outbox/outbox.ts';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import styles from './outbox.module.css';

/** Says what the outbox is for, as things stand. */
export function OutboxNote({ isUsed }: { isUsed: boolean }) {
  const Icon = isUsed ? IconMailbox : IconSend;
  return (
    <p className={styles.note}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {isUsed ? (
        <span>
          <strong>No mail server is set up,</strong> so nothing leaves Masthead: every email that
          would be sent is kept here instead. The newest {inDigits(outboxKeeps)} stay.
        </span>
      ) : (
        <span>
          <strong>A mail server is set up:</strong> mail goes to its recipients, and nothing new
          arrives here.
        </span>
      )}
    </p>
  );
}
