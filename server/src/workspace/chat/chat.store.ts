import { presenceBeatMs } from '@masthead/shared/platform/live/live.ts';
import type { ImageKind } from '@masthead/shared/platform/values/file-kinds.ts';
import { mentionsIn } from '@masthead/shared/platform/values/mentions.ts';
import type { ChatType } from '@masthead/shared/workspace/chat/chat.ts';
import { type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';

/** Row rule: the chat's content belongs to its members only (decisions 2). */
export const chatRows = rowRule({
  record: 'chat message',
  visibleTo: 'members',
  isMember: ({ isChatMember }) => isChatMember,
});

/** Row rule: visits are visible to staff; the call is for admins. */
export const chatVisitRows = rowRule({ record: 'chat visit', visibleTo: 'staff' });

/** A message with its sender. */
export interface ChatMessageRow {
  id: number;
  clientId: string;
  userId: number;
  userName: string | null;
  userImageUrl: string | null;
  type: ChatType;
  message: string;
  mentions: string[];
  fileKey: string | null;
  fileName: string | null;
  fileBytes: number | null;
  fileKind: ImageKind | null;
  createdAt: Date;
  readAt: Date | null;
  editedAt: Date | null;
  deletedAt: Date | null;
  replyTo: number | null;
  /** Null if the quoted message is no longer kept. */
  quotedUserId: number | null;
  quotedName: string | null;
  /** Null if it was deleted. */
  quotedWords: string | null;
  reactions: ReactionRow[];
}

/** A kind of reaction, with who reacted, in their order. */
interface ReactionRow {
  emoji: string;
  people: { id: number; name: string | null }[];
}

export interface ChatMemberRow {
  id: number;
  name: string;
  imageUrl: string | null;
  readUpTo: number | null;
  typedAgoMs: number | null;
  isHere: boolean;
}

const columns = (db: Db) => db`
  m.id, m.client_id, m.user_id, u.name as user_name, u.image_url as user_image_url, m.type, m.message,
  m.file_key, m.file_name, m.file_bytes, m.file_kind, m.created_at, m.read_at, m.edited_at,
  m.deleted_at, array(select p.name from users p where p.id = any(m.mentions) order by p.id) as mentions, m.reply_to, q.user_id as quoted_user_id, qu.name as quoted_name,
  case when q.deleted_at is null then left(coalesce(q.file_name, q.message), 1000) end as quoted_words,
  (select coalesce(json_agg(json_build_object('emoji', k.emoji, 'people', k.people) order by k.since, k.emoji), '[]')
     from (select r.emoji, min(r.reacted_at) as since,
                  json_agg(json_build_object('id', r.user_id, 'name', p.name) order by r.reacted_at, r.user_id) as people
             from chat_reactions r left join users p on p.id = r.user_id
            where r.message_id = m.id group by r.emoji) k) as reactions`;

/** Messages with their senders and what they quote, as it is now. */
const messages = (db: Db) => db`
  chat_messages m left join users u on u.id = m.user_id
    left join chat_messages q on q.id = m.reply_to left join users qu on qu.id = q.user_id`;

/** A place in the conversation, and how many messages are wanted there. */
export interface MessagePlace {
  before?: number | undefined;
  after?: number | undefined;
  around?: number | undefined;
  limit: number;
}

/** The messages nearest to a place, newest first. */
export async function listMessages(
  db: Db,
  visible: Rows<'chat message'>,
  { before, after, around, limit }: MessagePlace,
): Promise<ChatMessageRow[]> {
  if (around !== undefined) {
    const half = Math.ceil(limit / 2);
    const older = { before: around + 1, limit: half };
    const [newer, rest] = await Promise.all([
      listMessages(db, visible, { after: around, limit: limit - half }),
      listMessages(db, visible, older),
    ]);
    return [...newer, ...rest];
  }
  const rows = await db<ChatMessageRow[]>`
    select ${columns(db)} from ${messages(db)}
     where ${within(db, visible, 'm')}
       and ${before === undefined ? db`true` : db`m.id < ${before}::bigint`}
       and ${after === undefined ? db`true` : db`m.id > ${after}`}
     order by m.id ${after === undefined ? db`desc` : db`asc`} limit ${limit}`;
  return after === undefined ? rows : rows.reverse();
}

/** Finds messages and file names that contain the search words, newest first. */
export const searchMessages = (
  db: Db,
  visible: Rows<'chat message'>,
  { words, before, limit }: { words: string; before?: number | undefined; limit: number },
) =>
  db<ChatMessageRow[]>`
    select ${columns(db)} from ${messages(db)}
     where ${within(db, visible, 'm')}
       and (${contains(db, 'm.message', words)} or ${contains(db, "coalesce(m.file_name, '')", words)})
       and ${before === undefined ? db`true` : db`m.id < ${before}`}
     order by m.id desc limit ${limit}`;

/** The members: how far each has read, who has typed within this time, and who is here. */
export const listMembers = (db: Db, visible: Rows<'chat message'>, typingMs: number) => db<
  ChatMemberRow[]
>`
  select u.id, u.name, u.image_url, r.message_id as read_up_to,
         (extract(epoch from now() - t.edited_at) * 1000)::integer as typed_ago_ms,
         exists (select from chat_presence p where p.user_id = u.id and p.until > now()) as is_here
    from users u
    left join chat_reads r on r.user_id = u.id
    left join chat_typing t on t.user_id = u.id and t.edited_at > now() - ${typingMs} * interval '1 millisecond'
   where u.is_chat_member and not u.is_disabled and ${within(db, visible, 'u')}
   order by u.name, u.id`;

/** The message that a person sent under this client id. */
export async function findSent(
  db: Db,
  visible: Rows<'chat message'>,
  userId: number,
  clientId: string,
): Promise<ChatMessageRow | null> {
  const [row] = await db<ChatMessageRow[]>`
    select ${columns(db)} from ${messages(db)}
     where m.user_id = ${userId} and m.client_id = ${clientId} and ${within(db, visible, 'm')}`;
  return row ?? null;
}

/** One of a person's own messages. */
export async function findOwn(
  db: Db,
  visible: Rows<'chat message'>,
  { id, userId }: { id: number; userId: number },
): Promise<ChatMessageRow | null> {
  const [row] = await db<ChatMessageRow[]>`
    select ${columns(db)} from ${messages(db)}
     where m.id = ${id} and m.user_id = ${userId} and ${within(db, visible, 'm')}`;
  return row ?? null;
}

/** The members whom a text mentions. */
async function mentionedIn(db: Db, visible: Rows<'chat message'>, text: string): Promise<number[]> {
  const members = text.includes('@') ? await listMembers(db, visible, 0) : [];
  return [...new Set(mentionsIn(text, members).map(({ person }) => person.id))];
}

/** Edits one of the caller's own messages. */
export async function editMessage(
  db: Db,
  visible: Rows<'chat message'>,
  { id, message }: { id: number; message: string },
): Promise<void> {
  const mentions = await mentionedIn(db, visible, message);
  await db`select edit_chat_message(${id}, ${message}, ${mentions})`;
}

/** When messages were sent that are still there, for notifications: their words stay in the chat. */
export const listSent = (
  db: Db,
  visible: Rows<'chat message'>,
  ids: readonly number[],
): Promise<{ id: number; createdAt: Date }[]> =>
  db<{ id: number; createdAt: Date }[]>`
    select m.id, m.created_at from chat_messages m
     where m.id = any(${[...ids]}::int[]) and m.deleted_at is null and ${within(db, visible, 'm')}`;

/** Deletes one of the caller's own messages; a line without words stays. */
export const deleteMessage = (db: Db, id: number) => db`select delete_chat_message(${id})`;

/**
 * Sets or takes back a reaction of the caller. 'missing': the message is not there or deleted; 'full': it has as many
 * other kinds as it may have.
 */
export async function react(
  db: Db,
  id: number,
  { emoji, isOn }: { emoji: string; isOn: boolean },
): Promise<string | null> {
  const [row] = await db<{ outcome: string | null }[]>`
    select react_in_chat(${id}, ${emoji}, ${isOn}) as outcome`;
  return row?.outcome ?? null;
}

/** One message. */
export async function findMessage(
  db: Db,
  visible: Rows<'chat message'>,
  id: number,
): Promise<ChatMessageRow | null> {
  const [row] = await db<ChatMessageRow[]>`
    select ${columns(db)} from ${messages(db)} where m.id = ${id} and ${within(db, visible, 'm')}`;
  return row ?? null;
}

/** The number of the last edit, deletion or reaction; 0 if there was none. */
export async function lastChange(db: Db, visible: Rows<'chat message'>): Promise<number> {
  const [row] = await db<{ last: number }[]>`
    select coalesce((select m.change_number from chat_messages m
       where m.change_number is not null and ${within(db, visible, 'm')}
       order by m.change_number desc limit 1), 0) as last`;
  return Number(row?.last ?? 0);
}

/** An arbitrary lock key. Messages get their ids in the order in which they become visible. */
const order = 7_231_966;

/** A message to be added. */
export interface NewMessage {
  userId: number;
  clientId: string;
  type: ChatType;
  message: string;
  /** The members whom it mentions. */
  mentions?: readonly number[];
  /** The message that it replies to. */
  replyTo: number | null;
  file: { key: string; name: string; bytes: number; kind: ImageKind | null } | null;
}

/**
 * Adds a message; false if it was sent before, or if what it replies to is missing. Why the lock: clients ask for messages with an id above the
 * last one they have, so none may appear below it later.
 */
export async function insertMessage(db: Db, sent: NewMessage): Promise<boolean> {
  const { userId, clientId, type, message, mentions = [], replyTo, file } = sent;
  await db`select pg_advisory_xact_lock(${order})`;
  const { count } = await db`
    insert into chat_messages (user_id, client_id, type, message, mentions, reply_to, file_key, file_name, file_bytes, file_kind)
    select ${userId}, ${clientId}, ${type}, ${message}, ${[...mentions]}, ${replyTo}, ${file?.key ?? null},
           ${file?.name ?? null}, ${file?.bytes ?? null}, ${file?.kind ?? null}
     where ${replyTo === null ? db`true` : db`exists (select from chat_messages where id = ${replyTo})`}
    on conflict on constraint chat_messages_once do nothing`;
  await stopTyping(db, userId);
  return count > 0;
}

/** Sends words, with the members whom they mention. */
export const sendWords = async (
  db: Db,
  visible: Rows<'chat message'>,
  sent: Pick<NewMessage, 'userId' | 'clientId' | 'message' | 'replyTo'>,
): Promise<boolean> =>
  insertMessage(db, {
    ...sent,
    type: 'text',
    mentions: await mentionedIn(db, visible, sent.message),
    file: null,
  });

/** The name of a message's file. */
export async function findFileName(
  db: Db,
  visible: Rows<'chat message'>,
  key: string,
): Promise<string | null> {
  const [row] = await db<{ fileName: string | null }[]>`
    select m.file_name from chat_messages m where m.file_key = ${key} and ${within(db, visible, 'm')}`;
  return row?.fileName ?? null;
}

/** Records how far a person has read; never back, and never beyond the newest message. */
export async function noteRead(db: Db, userId: number, upTo: number): Promise<void> {
  await db`update chat_messages set read_at = now()
            where id <= ${upTo} and user_id <> ${userId} and read_at is null`;
  await db`insert into chat_reads as known (user_id, message_id)
    select ${userId}::integer, max(id) from chat_messages where id <= ${upTo} having max(id) is not null
    on conflict (user_id) do update set message_id = excluded.message_id, read_at = now()
      where known.message_id < excluded.message_id`;
}

/**
 * The messages of others after the last one that a person has read, up to a number. Before their first visit
 * none counts: years of messages of others are no news.
 */
export async function countUnread(
  db: Db,
  visible: Rows<'chat message'>,
  { userId, most }: { userId: number; most: number },
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) from (
      select from chat_messages m
       where m.id > (select r.message_id from chat_reads r where r.user_id = ${userId})
         and m.user_id <> ${userId} and m.deleted_at is null and ${within(db, visible, 'm')}
       limit ${most}) unread`;
  return row?.count ?? 0;
}

export const noteTyping = (db: Db, userId: number) =>
  db`insert into chat_typing (user_id) values (${userId})
    on conflict (user_id) do update set edited_at = now()`;

export const stopTyping = (db: Db, userId: number) =>
  db`delete from chat_typing where user_id = ${userId}`;

/** Records a visit. A repeated call is the same visit. */
export const insertVisit = (db: Db, userId: number, clientId: string) =>
  db`insert into chat_visits (user_id, client_id) values (${userId}, ${clientId})
    on conflict on constraint chat_visits_once do nothing`;

/** The newest visits (Spec, content 2). */
export const listVisits = (db: Db, visible: Rows<'chat visit'>, limit: number) =>
  db<{ id: number; userId: number; name: string; imageUrl: string | null; createdAt: Date }[]>`
    select v.id, v.user_id, u.name, u.image_url, v.created_at
      from chat_visits v join users u on u.id = v.user_id
     where ${within(db, visible, 'v')}
     order by v.id desc limit ${limit}`;

/** The person whose presence a browser connection stands for. */
export interface Presence {
  line: string;
  userId: number;
}

const leaseMs = 3 * presenceBeatMs;

/** Records or renews the presence of these people in the chat. */
export async function notePresence(db: Db, there: readonly Presence[]): Promise<void> {
  await db`
    insert into chat_presence (line, user_id, until)
    select line, user_id, now() + ${leaseMs} * interval '1 millisecond'
      from unnest(${there.map(({ line }) => line)}::uuid[], ${there.map(({ userId }) => userId)}::integer[])
        as there (line, user_id)
    on conflict (line) do update set until = excluded.until`;
}

/** Removes presence that has ended: these connections, and those a killed server left behind. */
export async function endPresence(db: Db, lines: readonly string[]): Promise<void> {
  await db`delete from chat_presence where line = any (${[...lines]}::uuid[]) or until < now()`;
}

/**
 * Assigns each configured address to a member, once: the enabled owner-organization person who has it now.
 * Later only the id counts. An address that is no longer listed loses its member. Returns the addresses that
 * no one has.
 */
export async function seatMembers(db: Db, addresses: readonly string[]): Promise<string[]> {
  const listed = [...addresses];
  await db`
    with gone as (delete from chat_seats where address <> all (${listed}::text[]) returning user_id)
    update users set is_chat_member = false
     where id in (select user_id from gone) and is_chat_member
       and id not in (select user_id from chat_seats where address = any (${listed}::text[]))`;
  await db`
    with seated as (
      insert into chat_seats (address, user_id)
      select address, u.id from unnest(${listed}::text[]) address
        join users u on lower(u.email) = address and not u.is_disabled
        join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
      on conflict (address) do nothing returning user_id)
    update users set is_chat_member = true where id in (select user_id from seated) and not is_chat_member`;
  const open = await db<{ address: string }[]>`
    select address from unnest(${listed}::text[]) address
     where address not in (select address from chat_seats) order by address`;
  return open.map(({ address }) => address);
}
