import { setTimeout as wait } from 'node:timers/promises';
import { oneKey } from '../../../test/one-key.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import type { Db, Pool } from '../../platform/db/client.ts';
import type {
  MailTransport,
  Message,
  Outcome,
} from '../../platform/integrations/mail/mail-transport.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { type Sending, sendingLimit } from './lanes.ts';
import { mailLinks, newArchiveKey } from './mail-links.ts';
import { insertMailing } from './mailings.queries.ts';

/** Content with the marks that differ from reader to reader. */
export const mailingContent = {
  html: '<p>Hello</p><a href="*|UNSUB|*">Unsubscribe</a> <a href="*|ARCHIVE|*">View in a browser</a>',
  text: 'Hello. Unsubscribe: *|UNSUB|* In a browser: *|ARCHIVE|*',
};

/** A mailing that its campaign names and that is due now, unless it is given when. */
export async function buildMailing(
  db: Db,
  given: {
    subscribers?: number;
    campaignId?: number;
    audienceId?: string;
    sendAt?: Date;
    subject?: string;
  } = {},
) {
  const ready =
    given.campaignId && given.audienceId
      ? { id: given.campaignId, audienceId: given.audienceId }
      : await buildReadyDigest(db, { subscribers: given.subscribers ?? 3 });
  const archiveKey = newArchiveKey();
  const id = await insertMailing(
    db,
    {
      campaignId: ready.id,
      campaignVersion: 0,
      audienceId: ready.audienceId,
      part: null,
      subject: given.subject ?? 'The best of today',
      previewText: '',
      fromName: 'CityBeat',
      replyTo: 'newsroom@citybeat.example',
      ...mailingContent,
    },
    { sendAt: given.sendAt ?? new Date(), archiveKey, requestedBy: await buildStaff(db, 'editor') },
  );
  await db`update campaigns set status = 'scheduled', provider_campaign_id = ${id} where id = ${ready.id}`;
  return { id, campaignId: ready.id, audienceId: ready.audienceId, archiveKey };
}

/** A transport that keeps what it was given and answers as it is told. */
export function fakeTransport(
  answer: (message: Message) => Outcome | Promise<Outcome> = () => ({ result: 'sent' }),
) {
  const messages: Message[] = [];
  const transport: MailTransport = {
    async send(message) {
      messages.push(message);
      return answer(message);
    },
    close: () => {},
  };
  return { transport, messages, recipients: () => messages.map((message) => message.to).sort() };
}

/** What a server gives to its sender. */
export function sendingWith(
  pool: Pool,
  transport: MailTransport,
  given: Partial<Sending> = {},
): Sending {
  return {
    pool,
    transport,
    links: mailLinks('https://masthead.example', oneKey('test key')),
    mailFrom: null,
    perDomain: null,
    isStopping: () => false,
    sentHere: new Set(),
    limit: sendingLimit(),
    onChange: async () => {},
    ...given,
  };
}

/** The ledger of a mailing: address and where it stands, in the order of the subscribers. */
export async function ledgerOf(db: Db, mailingId: number): Promise<[string, string][]> {
  const rows = await db<{ email: string; status: string }[]>`
    select email, status from mail_deliveries where mailing_id = ${mailingId} order by subscriber_id`;
  return rows.map((row) => [row.email, row.status]);
}

/** The ledger in numbers, only what there is. */
export async function tallyOf(db: Db, mailingId: number): Promise<Record<string, number>> {
  const rows = await db<{ status: string; n: number }[]>`
    select status, count(*) as n from mail_deliveries where mailing_id = ${mailingId} group by status`;
  return Object.fromEntries(rows.map((row) => [row.status, row.n]));
}

export const bounce: Outcome = { result: 'failed', problem: '550 No such mailbox' };
export const greylisted: Outcome = { result: 'retry', problem: '451 Try later' };

/** Whether a message goes to that subscriber of its audience. */
export const reader = (n: number) => (message: Message) => message.to.startsWith(`reader${n}@`);

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Waits until a condition holds; the test's own time limit ends it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}
