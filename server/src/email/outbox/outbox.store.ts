import type { OutboxPurpose } from '@masthead/shared/email/outbox/outbox.ts';
import { type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';
import type { Message } from '../../platform/integrations/mail/mail-transport.ts';

/** Sent messages are the staff's. */
export const outboxRows = rowRule({ record: 'sent message', visibleTo: 'staff' });

/** A row of the outbox list. */
export interface OutboxListRow {
  id: number;
  recipient: string;
  senderLine: string;
  subject: string;
  purpose: OutboxPurpose;
  createdAt: Date;
}

/** Why: the link in an account email signs in as that person. */
const mayBeSeen = (db: Db, isAdmin: boolean) => (isAdmin ? db`true` : db`purpose <> 'account'`);

/** What of the outbox is asked for. */
export interface OutboxSearch {
  search: string;
  purpose: OutboxPurpose | null;
  /** The messages of one send, each of them. */
  mailing: number | null;
  limit: number;
  offset: number;
  isAdmin: boolean;
}

/** A message, or the newest one of a send with their number. */
type OutboxEntryRow = OutboxListRow & { mailingId: number | null; messages: number };

/** A page of messages and sends, newest first, with how many there are. */
export async function listOutbox(db: Db, visible: Rows<'sent message'>, page: OutboxSearch) {
  const found = page.search
    ? db`(${contains(db, 'recipient', page.search)} or ${contains(db, 'subject', page.search)})`
    : db`true`;
  const matches = db`where ${found} and ${mayBeSeen(db, page.isAdmin)}
    ${page.purpose ? db`and purpose = ${page.purpose}` : db``}
    ${page.mailing ? db`and mailing_id = ${page.mailing}` : db``}
    and ${within(db, visible, 'outbox_messages')}`;
  // Why: no id is below zero, so that a send and a message never share a row.
  const row = page.mailing ? db`id` : db`coalesce(-mailing_id, id)`;
  const [nodes, [count]] = await Promise.all([
    db<OutboxEntryRow[]>`
      select m.id, m.recipient, m.sender_line, m.subject, m.purpose, m.created_at, m.mailing_id, entry.messages
        from (select max(id) as id, count(*)::int as messages from outbox_messages ${matches}
               group by ${row} order by 1 desc limit ${page.limit} offset ${page.offset}) entry
        join outbox_messages m on m.id = entry.id order by m.id desc`,
    db<{ n: number }[]>`select count(distinct ${row}) as n from outbox_messages ${matches}`,
  ]);
  return { nodes, totalCount: count?.n ?? 0 };
}

/** One message, whole, or null. */
export async function findOutboxMessage(
  db: Db,
  visible: Rows<'sent message'>,
  id: number,
  isAdmin: boolean,
) {
  const [row] = await db<
    (OutboxListRow & { html: string; text: string; headers: Record<string, string> })[]
  >`
    select id, recipient, sender_line, subject, purpose, created_at, html, text, headers
      from outbox_messages where id = ${id} and ${mayBeSeen(db, isAdmin)}
       and ${within(db, visible, 'outbox_messages')}`;
  return row ?? null;
}

/** Saves a message; one of a mailing to the same subscriber is saved once. */
export async function insertOutboxMessage(db: Db, message: Message): Promise<void> {
  await db`insert into outbox_messages
      (mailing_id, subscriber_id, purpose, sender_line, recipient, subject, html, text, headers)
    values (${message.delivery?.mailingId ?? null}, ${message.delivery?.subscriberId ?? null}, ${message.purpose},
            ${`${message.from.name} <${message.from.address}>`}, ${message.to}, ${message.subject},
            ${message.html}, ${message.text}, ${db.json(message.headers)})
    on conflict on constraint outbox_messages_once do nothing`;
}

/** Drops the oldest messages beyond the newest `limit`. */
export async function trimOutbox(db: Db, limit: number): Promise<void> {
  await db`delete from outbox_messages where id <=
    (select id from outbox_messages order by id desc offset ${limit} limit 1)`;
}
