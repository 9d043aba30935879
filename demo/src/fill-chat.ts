import { randomUUID } from 'node:crypto';
import { rowsOf } from '@masthead/server/platform/access/rows.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import {
  privateStorage,
  storageKey,
} from '@masthead/server/platform/integrations/files/private-files.ts';
import type { Config } from '@masthead/server/platform/process/config.ts';
import {
  chatRows,
  insertMessage,
  insertVisit,
  sendWords,
} from '@masthead/server/workspace/chat/chat.store.ts';
import { addDays, centralInstant, today } from '@masthead/shared/platform/values/dates.ts';
import { z } from 'zod';
import { as } from './as-person.ts';
import { readRecords, readText } from './content.ts';

const talker = z.enum(['admin', 'editor', 'email-campaign']);

/** A fortnight of a small newsroom's chat. */
const chatTalk = readRecords(
  'chat/talk',
  z.array(
    z.strictObject({
      daysAgo: z.int(),
      /** By the clock of the newsroom. */
      clock: z.string(),
      by: talker,
      says: z.string(),
      /** A file of the folder `chat` instead of words. */
      file: z.string().optional(),
      /** How many messages before it stands what it replies to. */
      replyTo: z.int().positive().optional(),
      /** Who reacted with which emoji. */
      reactions: z.record(z.string(), z.array(talker)).optional(),
    }),
  ),
);
type Line = (typeof chatTalk)[number];

/** Ids of the people who talk, and of records that they talk about. */
async function known(db: Db) {
  const people = await db<{ id: number; username: string }[]>`
    select id, username from users where is_chat_member`;
  const [story] = await db<{ id: number; siteId: number }[]>`
    select id, site_id from news_items where type = 'article' and status = 0 order by id limit 1`;
  const [firm] = await db<{ id: number }[]>`select id from showcase_firms order by id limit 1`;
  const ids = new Map(people.map(({ username, id }) => [username, id]));
  return {
    idOf: (username: string) => {
      const id = ids.get(username);
      if (id === undefined) throw new Error(`Nobody in the chat is called ${username}`);
      return id;
    },
    story: story ? `/editor/${story.siteId}/${story.id}` : '/articles',
    firm: firm ? `/firm/${firm.id}` : '/firm',
  };
}

/** The talk of the last two weeks, and who opened the chat when. */
export async function fillChat(db: Db, config: Config, now: Date): Promise<void> {
  const { idOf, story, firm } = await known(db);
  const storage = privateStorage(config, 'chat');
  const day = today(now);
  const words = (text: string) =>
    text
      .replace('{story}', `${config.publicUrl}${story}`)
      .replace('{firm}', `${config.publicUrl}${firm}`);
  for (const { file, ...line } of chatTalk) {
    const at = instantOf(line, day);
    if (at >= now) continue;
    const content = file && Buffer.from(readText(`chat/${file}`));
    const kind = file?.endsWith('.svg') ? 'svg' : null;
    const key = randomUUID().replaceAll('-', '');
    if (content) await storage.write(storageKey(key), content, 'text/plain');
    const replyTo = line.replyTo ? (await newestOf(db)) - line.replyTo + 1 : null;
    await as(db, line.by, (viewer) => {
      const sent = { userId: viewer.id, clientId: randomUUID(), replyTo };
      if (!content)
        return sendWords(db, rowsOf(viewer, chatRows), { ...sent, message: words(line.says) });
      return insertMessage(db, {
        ...sent,
        type: typeOf(kind),
        message: '',
        file: { key, name: file, bytes: content.byteLength, kind },
      });
    });
    const id = await newestOf(db);
    await db`update chat_messages set created_at = ${at} where id = ${id}`;
    for (const [emoji, people] of Object.entries(line.reactions ?? {}))
      for (const person of people)
        await db`insert into chat_reactions (message_id, emoji, user_id) values (${id}, ${emoji}, ${idOf(person)})`;
  }
  await fillReads(db, now);
  await fillVisits(db, idOf, day);
}

/** The id of the message that was written last. */
async function newestOf(db: Db): Promise<number> {
  const [row] = await db<{ id: number | null }[]>`select max(id) as id from chat_messages`;
  return row?.id ?? 0;
}

const typeOf = (kind: string | null) => (kind ? 'image' : 'file');

function instantOf({ daysAgo, clock }: Pick<Line, 'daysAgo' | 'clock'>, today: string): Date {
  const at = centralInstant(addDays(today, -daysAgo), clock);
  if (!at) throw new Error(`No such time: ${clock}`);
  return at;
}

/** Everybody has read all but what was said last. */
async function fillReads(db: Db, now: Date): Promise<void> {
  await db`insert into chat_reads (user_id, message_id, read_at)
    select u.id, (select max(id) from chat_messages m where m.user_id <> u.id), ${now}
      from users u where u.is_chat_member`;
  await db`update chat_messages m set read_at = m.created_at + interval '4 minutes'
            where id < (select max(id) from chat_messages)`;
}

async function fillVisits(db: Db, idOf: (username: string) => number, day: string): Promise<void> {
  const people = ['admin', 'editor', 'email-campaign'];
  for (let ago = 13; ago > 0; ago -= 1)
    for (const [order, username] of people.entries()) {
      await insertVisit(db, idOf(username), randomUUID());
      const at = instantOf(
        { daysAgo: ago, clock: `${9 + 2 * order}:${10 + ago}`.padStart(5, '0') },
        day,
      );
      await db`update chat_visits set created_at = ${at} where id = (select max(id) from chat_visits)`;
    }
}
