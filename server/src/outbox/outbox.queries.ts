import type { OutboxRow } from '@masthead/shared/outbox/outbox.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';
import type { Message } from '../integrations/mail/mail-transport.ts';

/** A row of the outbox list. */
export interface OutboxListRow {
  id: number;
  recipient: string;
  senderLine: string;
  subject: string;
  purpose: OutboxRow['purpose'];
  createdAt: Date;
}

/** A link in a mail about an account would sign in as somebody else. */
const mayBeSeen = (db: Db, isAdmin: boolean) => (isAdmin ? db`true` : db`purpose <> 'account'`);

/** A page of messages, newest first, with how many there are. */
export async function listOutbox(
  db: Db,
  page: { search: string; limit: number; offset: number; isAdmin: boolean },
) {
  const found = page.search
    ? db`(${contains(db, 'recipient', page.search)} or ${contains(db, 'subject', page.search)})`
    : db`true`;
  const matches = db`where ${found} and ${mayBeSeen(db, page.isAdmin)}`;
  const [nodes, [count]] = await Promise.all([
    db<OutboxListRow[]>`
      select id, recipient, sender_line, subject, purpose, created_at from outbox_messages ${matches}
       order by id desc limit ${page.limit} offset ${page.offset}`,
    db<{ n: number }[]>`select count(*) as n from outbox_messages ${matches}`,
  ]);
  return { nodes, totalCount: count?.n ?? 0 };
}

/** One message, whole, or null. */
export async function findOutboxMessage(db: Db, id: number, isAdmin: boolean) {
  const [row] = await db<
    (OutboxListRow & { html: string; text: string; headers: Record<string, string> })[]
  >`
    select id, recipient, sender_line, subject, purpose, created_at, html, text, headers
      from outbox_messages where id = ${id} and ${mayBeSeen(db, isAdmin)}`;
  return row ?? null;
}

/** Keeps a message; one of a mailing to the same subscriber is kept once. */
export async function insertOutboxMessage(db: Db, message: Message): Promise<void> {
  await db`insert into outbox_messages
      (mailing_id, subscriber_id, purpose, sender_line, recipient, subject, html, text, headers)
    values (${message.delivery?.mailingId ?? null}, ${message.delivery?.subscriberId ?? null}, ${message.purpose},
            ${`${message.from.name} <${message.from.address}>`}, ${message.to}, ${message.subject},
            ${message.html}, ${message.text}, ${db.json(message.headers)})
    on conflict on constraint outbox_messages_once do nothing`;
}

/** Drops the oldest messages beyond the newest `keep`. */
export async function trimOutbox(db: Db, keep: number): Promise<void> {
  await db`delete from outbox_messages where id <=
    (select id from outbox_messages order by id desc offset ${keep} limit 1)`;
}
