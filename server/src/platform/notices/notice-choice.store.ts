import type { NoticeChoice, TopicKey } from '@masthead/shared/platform/notices/notice-choice.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** The settings that differ from the defaults. */
export const listChoices = (db: Db, own: Rows<'notice'>): Promise<NoticeChoice[]> =>
  db<
    NoticeChoice[]
  >`select c.topic, c.way, c.choice from notice_choices c where ${within(db, own, 'c')}`;

export async function saveChoice(
  db: Db,
  userId: number,
  { topic, way, choice }: NoticeChoice,
): Promise<void> {
  await db`
    insert into notice_choices (user_id, topic, way, choice) values (${userId}, ${topic}, ${way}, ${choice})
    on conflict (user_id, topic, way) do update set choice = excluded.choice`;
}

/** How the emails of a topic come to person `i.contributor_id`, `n.user_id`, …; null: by default. */
export const mailChoiceOf = (db: Db, person: string, topic: TopicKey) => db`
  (select c.choice from notice_choices c where c.user_id = ${db(person)} and c.topic = ${topic} and c.way = 'mail')`;
