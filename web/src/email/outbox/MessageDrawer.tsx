import { Drawer, Tabs, Text } from '@mantine/core';
import { noSubject } from '@masthead/shared/email/campaigns/subject-line.ts';
import {
  type OutboxEntry,
  type OutboxRow,
  outboxKinds,
  type outboxMessage as storedMessage,
} from '@masthead/shared/email/outbox/outbox.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import {
  centralClock,
  centralDay,
  clockTime,
  sendDay,
} from '@masthead/shared/platform/values/dates.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError } from '../../platform/api/call.ts';
import type { Column } from '../../platform/lists/column.ts';
import { EmailFrame, EmailText } from '../../platform/ui/EmailFrame.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import text from '../../platform/ui/text.module.css';
import styles from './outbox.module.css';
import { outboxMessage } from './outbox.queries.ts';

interface Props {
  /** The message that is open, or null. */
  id: number | null;
  onClose: () => void;
}

/** One message of the outbox, beside the list. */
export function MessageDrawer({ id, onClose }: Props) {
  return (
    <Drawer.Root opened={id !== null} onClose={onClose} position="right" size={760}>
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content classNames={{ content: styles.drawer }}>
        {id !== null && <Message id={id} />}
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Message({ id }: { id: number }) {
  const query = useQuery(outboxMessage(id));
  const { data, error } = query;
  return (
    <>
      <div className={styles.drawerHead}>
        <Drawer.Title>{data ? data.subject || noSubject : 'Message'}</Drawer.Title>
        <Drawer.CloseButton aria-label="Close" />
      </div>
      <Drawer.Body className={styles.drawerBody}>
        {data && <Parts message={data} />}
        {!data && error && isGone(error) && (
          <Text fz="xl" ff="var(--serif)" ta="center" px="lg" py={64}>
            This message is no longer in the outbox.
          </Text>
        )}
        {!data && error && !isGone(error) && (
          <Trouble
            failure={sentences.notLoaded('message')}
            error={error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        )}
        {!data && !error && <Skeleton />}
      </Drawer.Body>
    </>
  );
}

const isGone = (error: Error) => error instanceof ApiError && error.status === 404;

function Parts({ message }: { message: z.output<typeof storedMessage> }) {
  return (
    <>
      <dl className={styles.facts}>
        <dt>From</dt>
        <dd>{message.from}</dd>
        <dt>To</dt>
        <dd>{message.to}</dd>
        <dt>When</dt>
        <dd>
          <When at={message.createdAt} />
          <Kind message={message} />
        </dd>
      </dl>
      <Tabs defaultValue="email" className={styles.tabs} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="email">Email</Tabs.Tab>
          <Tabs.Tab value="text">Plain text</Tabs.Tab>
          <Tabs.Tab value="headers">Headers</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="email" className={styles.paper}>
          <EmailFrame html={message.html} />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <EmailText text={message.text} />
        </Tabs.Panel>
        <Tabs.Panel value="headers">
          <Headers headers={message.headers} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function Headers({ headers }: { headers: Record<string, string> }) {
  const rows = Object.entries(headers);
  if (rows.length === 0)
    return (
      <Text fz="xl" ff="var(--serif)" ta="center" px="lg" py={64}>
        This message has no other headers.
      </Text>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.headers} aria-label="Headers" tabIndex={0}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Skeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the message">
      <span />
      <span />
      <span />
    </div>
  );
}

/** Who got it: an address, or how many of a send. */
export const recipientsOf = ({ to, messages }: Pick<OutboxEntry, 'to' | 'messages'>): string =>
  messages > 1 ? `${inDigits(messages)} recipients` : to;

/** The columns of the outbox. */
export const outboxColumns: Column<OutboxEntry>[] = [
  {
    key: 'to',
    title: 'To',
    cell: (message) => <span className={text.lines}>{recipientsOf(message)}</span>,
    width: '31%',
    onCard: 'title',
  },
  {
    key: 'subject',
    title: 'Subject',
    cell: (message) => <span className={text.anywhere}>{message.subject || noSubject}</span>,
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
function Kind({ message }: { message: Pick<OutboxRow, 'purpose'> }) {
  return (
    <span className={styles.kind} data-purpose={message.purpose}>
      {outboxKinds[message.purpose]}
    </span>
  );
}

/** Nov 24, 2026 6:45 AM CT. */
function When({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} className={styles.when}>
      <span>{sendDay(centralDay(instant))}</span> <span>{clockTime(centralClock(instant))} CT</span>
    </time>
  );
}
