import { noSubject } from '@masthead/shared/campaigns/subject-line.ts';
import { inDigits } from '@masthead/shared/counting.ts';
import { centralClock, centralDay, clockTime, sendDay } from '@masthead/shared/dates.ts';
import { type OutboxEntry, type OutboxRow, outboxKinds } from '@masthead/shared/outbox/outbox.ts';
import type { Column } from '../lists/column.ts';
import styles from './outbox.module.css';

/** Who got it: an address, or how many of a send. */
export const recipientsOf = ({ to, messages }: Pick<OutboxEntry, 'to' | 'messages'>): string =>
  messages > 1 ? `${inDigits(messages)} recipients` : to;

/** The columns of the outbox. */
export const outboxColumns: Column<OutboxEntry>[] = [
  {
    key: 'to',
    title: 'To',
    cell: (message) => <span className={styles.to}>{recipientsOf(message)}</span>,
    width: '31%',
    onCard: 'title',
  },
  {
    key: 'subject',
    title: 'Subject',
    cell: (message) => <span className={styles.subject}>{message.subject || noSubject}</span>,
  },
  {
    key: 'kind',
    title: 'Kind',
    holds: 'value',
    cell: (message) => <Kind message={message} />,
    width: 104,
  },
  {
    key: 'when',
    title: 'When',
    holds: 'label',
    cell: (message) => <When at={message.createdAt} />,
    width: 'clamp(116px, 19cqw, 206px)',
  },
];

/** Why a message was made, as a word in a frame; a test stands back. */
export function Kind({ message }: { message: Pick<OutboxRow, 'purpose'> }) {
  return (
    <span className={styles.kind} data-purpose={message.purpose}>
      {outboxKinds[message.purpose]}
    </span>
  );
}

/** Nov 24, 2026 6:45 AM CT. */
export function When({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} className={styles.when}>
      <span>{sendDay(centralDay(instant))}</span> <span>{clockTime(centralClock(instant))} CT</span>
    </time>
  );
}
