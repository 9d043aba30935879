import { type Notice, noticePath, noticeText } from '@masthead/shared/platform/notices/notice.ts';
import { noticeChoiceMessages } from '@masthead/shared/platform/notices/notice-choice.ts';
import { screens } from '@masthead/shared/screens.ts';
import { asPartner, type Db, type Pool, write } from '../../platform/db/client.ts';
import {
  type Letter,
  type LetterSender,
  letter,
  oneLine,
  sendLetter,
  throwUnlessSent,
} from '../../platform/integrations/mail/send-letter.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { claimMail, listDueMails, listMailed } from '../../platform/notices/notice-mail.queries.ts';
import { findMailPerson } from '../home/desk.queries.ts';
import { namedNotices } from './named-notices.ts';

export const noticeMailQueue = 'notice-mail';

/** One email of notifications. */
export interface NoticeMail {
  userId: number;
  noticeIds: number[];
}

/** Queues the emails that are due, each with its notices in one transaction: whatever crashes, each is queued once. */
export async function planNoticeMails(
  pool: Pool,
  jobs: Pick<Jobs, 'plan'>,
  now: Date,
): Promise<void> {
  for (const due of await listDueMails(pool, now))
    await write(pool, null, async (db) => {
      const noticeIds = await claimMail(db, due);
      if (noticeIds.length === 0) return;
      await jobs.plan(db, noticeMailQueue, { userId: due.userId, noticeIds } satisfies NoticeMail);
    });
}

/** Sends an email of the notifications that still stand. Throws while the mail server is down, so that the job retries. */
export async function sendNoticeMail(
  sender: LetterSender & { pool: Pool },
  { userId, noticeIds }: NoticeMail,
): Promise<void> {
  const { pool, publicUrl } = sender;
  const person = await findMailPerson(pool, userId);
  if (!person) return;
  const read = async (db: Db) =>
    namedNotices(
      db,
      person,
      await listMailed(db, { userId, ids: noticeIds, namesPeople: person.isStaff }),
    );
  const found = person.isStaff ? await read(pool) : await asPartner(pool, person, read);
  // Why: whoever left the chat learns nothing more about it.
  const notices = found.filter(({ kind, record }) => kind !== 'chat-message' || record);
  if (notices.length === 0) return;
  throwUnlessSent(await sendLetter(sender, person.email, noticeLetter(person, notices, publicUrl)));
}

const addressOf = ({ kind, record }: Notice, publicUrl: string): string =>
  `${publicUrl}${kind && record ? noticePath(kind, record) : screens.home.path}`;

const lineOf = (notice: Notice) =>
  oneLine([noticeText(notice), notice.record?.title].filter(Boolean).join(': '));

function noticeLetter(
  { name }: { name: string },
  notices: readonly Notice[],
  publicUrl: string,
): Letter {
  const [first] = notices;
  const { subject, greeting, button, otherwise } = noticeChoiceMessages;
  return letter({
    subject: notices.length === 1 && first ? oneLine(noticeText(first)) : subject(notices.length),
    paragraphs: [greeting(oneLine(name))],
    links: notices.map((notice) => ({
      label: lineOf(notice),
      href: addressOf(notice, publicUrl),
    })),
    button: { label: button, href: `${publicUrl}${screens.home.path}` },
    otherwise,
  });
}
