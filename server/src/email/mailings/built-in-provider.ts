import { randomUUID } from 'node:crypto';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { partOfAudience } from '@masthead/shared/email/campaigns/envelope.ts';
import type { MailResults } from '@masthead/shared/email/campaigns/mail-results.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import {
  type MailProvider,
  type OutgoingEmail,
  ProviderAway,
  type ProviderStatus,
  type TestFailure,
} from '../../platform/integrations/mail/mail-provider.ts';
import type { MailTransport } from '../../platform/integrations/mail/mail-transport.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { audienceRows, holdAudience, listAudiencesOfSite } from '../audiences/audience.store.ts';
import { countSends, type LedgerCounts } from './ledger.queries.ts';
import { type MailLinks, newArchiveKey } from './mail-links.ts';
import { testMessage } from './mailing-message.ts';
import {
  cancelOrphans,
  findAskedMailing,
  findMailing,
  insertMailing,
  moveMailing,
} from './mailings.queries.ts';
import { sumCounts } from './results.queries.ts';
import { countReaders, nameOfAudience } from './sends.queries.ts';

/** The queue that sends mailings. */
export const sendQueue = 'send-mailing';

/** What the built-in provider is made of. */
interface Parts {
  pool: Pool;
  jobs: Pick<Jobs, 'plan'>;
  transport: MailTransport;
  links: MailLinks;
  publicUrl: string;
  mailFrom: string | null;
}

const resultsOf = (
  counts: LedgerCounts,
  done: Awaited<ReturnType<typeof sumCounts>>,
): MailResults => ({
  delivered: counts.sent - counts.returned,
  bounces: { hard: counts.hard, soft: counts.soft, refused: counts.refused },
  complaints: counts.complained,
  unsubscribed: counts.unsubscribed,
  skipped: counts.skipped,
  ...done,
});

async function statusOf(pool: Pool, links: MailLinks, id: number): Promise<ProviderStatus | null> {
  const mailing = await findMailing(pool, id);
  if (!mailing) return null;
  // Why the late one too: a mailing put on hold before it began still has all its recipients to go.
  const isOpen = mailing.startedAt === null && ['scheduled', 'late'].includes(mailing.status);
  const { audienceId, campaignId, part } = mailing;
  const [counts, done, name, readers] = await Promise.all([
    countSends(pool, mailing),
    sumCounts(pool, campaignId),
    nameOfAudience(pool, audienceId),
    isOpen ? countReaders(pool, audienceId, campaignId, part) : null,
  ]);
  return {
    status: mailing.status,
    emails_sent: counts.sent,
    recipients: {
      recipient_count: counts.total + (readers?.subscribers ?? 0),
      list_name: name && partOfAudience({ name, part: part?.name ?? null }),
    },
    send_time: mailing.sendAt.toISOString(),
    settings: { subject_line: mailing.subject, preview_text: mailing.previewText || null },
    long_archive_url: mailing.startedAt ? links.archive(mailing.archiveKey) : null,
    failed_count: counts.failed,
    // Why: what was on its way when a mailing was stopped for good is in doubt as well.
    unknown_count: counts.unknown + (mailing.status === 'sending' ? 0 : counts.handed),
    ...(mailing.startedAt && { results: resultsOf(counts, done) }),
    problem: mailing.problem,
  };
}

/** The mail provider that comes with Masthead: PostgreSQL and SMTP, nothing else (decisions 7). */
export function builtInProvider(parts: Parts): MailProvider {
  const { pool, jobs, transport, links } = parts;
  return {
    async schedule(email: OutgoingEmail, sendAt, requestedBy) {
      // Why: the mailing and its job are one transaction; there is never one without the other.
      const id = await write(pool, requestedBy, async (db) => {
        // Why: leftovers of an earlier request must not block this one.
        await cancelOrphans(db, email.campaignId);
        // Why: the template may have got another audience since, and this one may be gone.
        const audience = await holdAudience(db, rowsOf(theProduct, audienceRows), email.audienceId);
        if (audience?.isDeleted) {
          const sentence = campaignMessages.audienceDeleted(audience.name);
          throw new ProviderAway('The audience is deleted', sentence);
        }
        const mailingId = await insertMailing(db, email, {
          sendAt,
          archiveKey: newArchiveKey(),
          requestedBy,
        });
        await jobs.plan(db, sendQueue, { mailingId }, sendAt);
        return mailingId;
      });
      return { id: String(id) };
    },

    async find(asked) {
      const mailing = await findAskedMailing(pool, asked);
      return mailing ? { id: String(mailing.id) } : null;
    },

    async unschedule(id) {
      const mailingId = Number(id);
      if (await moveMailing(pool, mailingId, ['scheduled', 'late', 'failed'], 'canceled'))
        return 'gone';
      if (await moveMailing(pool, mailingId, ['sending'], 'canceled')) return 'stopped';
      const mailing = await findMailing(pool, mailingId);
      if (mailing?.status === 'sent') return 'sent';
      return mailing?.status === 'canceled' && mailing.startedAt ? 'stopped' : 'gone';
    },

    status: (id) => statusOf(pool, links, Number(id)),

    actionMs: 30_000,

    isAtWork: async () => false,

    audiences: async (siteId, db = pool) => ({
      audiences: await listAudiencesOfSite(db, rowsOf(theProduct, audienceRows), siteId),
      unread: [],
    }),

    readers: (audienceId, campaignId, part) => countReaders(pool, audienceId, campaignId, part),

    async sendTest(email, to) {
      const sent = to.map(async (reader): Promise<TestFailure[]> => {
        const id = `test.${randomUUID()}`;
        const message = testMessage(email, reader, parts.publicUrl, parts.mailFrom, id);
        const outcome = await transport.send(message);
        if (outcome.result === 'sent') return [];
        const isAway = outcome.result === 'away' || outcome.result === 'retry';
        const { problem } = outcome;
        const error = isAway ? new ProviderAway(problem) : new Error(problem);
        return [{ email: reader.email, error }];
      });
      return (await Promise.all(sent)).flat();
    },
  };
}
