import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { stoppedWork } from '@masthead/shared/platform/notices/notice.ts';
import { dataMoves } from './data-moves.ts';
import { startPictureJobs } from './editorial/photos/picture-jobs.ts';
import { publishAllDue, publishDue, publishQueue } from './editorial/posts/publish-post.ts';
import { tidyDocuments } from './editorial/posts/together.ts';
import { lookUpLinks } from './email/campaigns/look-up-links.ts';
import { settleCampaign, settleCampaigns } from './email/campaigns/settle-campaign.ts';
import { forgetContacts } from './email/mailchimp/forget-contacts.ts';
import { tidyMailchimp } from './email/mailchimp/tidy-mailchimp.ts';
import { sendQueue } from './email/mailings/built-in-provider.ts';
import { sendingLimit } from './email/mailings/lanes.ts';
import type { MailLinks } from './email/mailings/mail-links.ts';
import { cancelOrphans, listForgotten } from './email/mailings/mailings.queries.ts';
import { giveUpMailing, progressOfMailing, sendMailing } from './email/mailings/send-mailing.ts';
import { shareSends } from './email/mailings/share-sending.ts';
import {
  type DecisionMail,
  decisionMailQueue,
  endSittings,
  sendDecisionMail,
} from './finance/invoices/decision-mail.ts';
import { importKinds } from './import-kinds.ts';
import type { Mail } from './open-mail.ts';
import { sendAccountMail } from './people/sign-in/send-account-mail.ts';
import { type AccountMail, accountMailQueue } from './platform/access/account-mail.ts';
import type { SigningKeys } from './platform/access/signing-keys.ts';
import { copyErasures } from './platform/backup/erasures.ts';
import { startBackups } from './platform/backup/schedule.ts';
import type { Pool } from './platform/db/client.ts';
import { sharedNow } from './platform/db/clock.queries.ts';
import { moveData } from './platform/db/data-moves.ts';
import { isAtHome } from './platform/db/place.queries.ts';
import { dropOldCounts } from './platform/http/limits.queries.ts';
import { startImportJobs } from './platform/imports/import-jobs.ts';
import { privateStorage } from './platform/integrations/files/private-files.ts';
import type { LetterSender } from './platform/integrations/mail/send-letter.ts';
import { tellFailed } from './platform/jobs/failed-jobs.routes.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { tellJobFailed, tellUnknownSends } from './platform/notices/notice.store.ts';
import { lookUpQueue } from './platform/outside/look-ups.queries.ts';
import type { Config } from './platform/process/config.ts';
import { retain } from './platform/retention/retain.ts';
import { startWatch } from './platform/system/watch-system.ts';
import { retentionsOf } from './retentions.ts';
import { startEventDays } from './showcase/delivery/keep-event-days.ts';
import { chainHistory } from './workspace/audit/chain-history.ts';
import {
  planSummaries,
  type Summary,
  sendSummary,
  summaryQueue,
} from './workspace/home/daily-summary.ts';
import {
  type NoticeMail,
  noticeMailQueue,
  planNoticeMails,
  sendNoticeMail,
} from './workspace/notices/notice-mail.ts';
import { startErasing } from './workspace/personal-data/erase-jobs.ts';
import { filesOf } from './workspace/personal-data/outside.ts';
import { startWebhooks } from './workspace/webhooks/send-webhooks.ts';

type Log = (line: string) => void;

/** What the worker half of the product is given. */
export interface WorkerParts {
  config: Config;
  pool: Pool;
  jobs: Jobs;
  mail: Mail;
  keys: SigningKeys;
  log: Log;
}

/** The work of a worker, under way. */
export interface Work {
  /** Tells what is being sent or imported to come to an end. */
  stop(): void;
  /** Waits until nothing is sent and no report is taken in any more. */
  close(): Promise<void>;
}

/** Where reports of what could not be delivered come in, if that is wanted. */
async function startIntake({ bounces }: Config, pool: Pool, links: MailLinks, log: Log) {
  if (!bounces) return async () => {};
  const { openIntake } = await import('./email/mailings/mail-intake.ts');
  const onTrouble = (error: unknown) => log(`Incoming mail: ${String(error)}`);
  return (await openIntake(bounces, { pool, links, onTrouble })).close;
}

/** Work that is done for people, which waits in read-only mode; letters about accounts, clean-up and backups go on. */
const pausing = { pausesInReadOnly: true };

/** A letter that is given up: the admins hear of it, because nobody else knows that it was planned. */
const letterCare = { giveUp: async () => ({ about: stoppedWork.letter, person: null }) };

/** The jobs of mails to people about what is theirs. */
async function startLetters(pool: Pool, jobs: Jobs, sender: LetterSender): Promise<void> {
  await jobs.work<AccountMail>(
    accountMailQueue,
    async (job) => {
      // Why: what a copy has brought along went out where it came from; what is asked here comes again.
      if (!(await isAtHome(pool))) throw new Error(campaignMessages.held);
      await sendAccountMail({ pool, ...sender }, job);
    },
    letterCare,
  );
  await jobs.work<DecisionMail>(
    decisionMailQueue,
    async (job) => {
      if (!(await isAtHome(pool))) throw new Error(campaignMessages.held);
      await sendDecisionMail({ pool, ...sender }, job);
    },
    { ...letterCare, ...pausing },
  );
  await jobs.work<NoticeMail>(
    noticeMailQueue,
    async (job) => {
      if (!(await isAtHome(pool))) throw new Error(campaignMessages.held);
      await sendNoticeMail({ pool, ...sender }, job);
    },
    { ...letterCare, ...pausing },
  );
  await jobs.everyMinute(
    'plan-notice-mails',
    async () => planNoticeMails(pool, jobs, await sharedNow(pool)),
    pausing,
  );
  await jobs.everyMinute(
    'end-sittings',
    async () => endSittings(pool, jobs, await sharedNow(pool)),
    pausing,
  );
}

/** Emails that one server sends side by side, in turns. */
const mostSends = 100;

/** Sends campaigns, and keeps their state in line with what the providers say. */
async function startSending({ config, pool, jobs, mail: parts, log }: WorkerParts) {
  const { mail, mailchimp, links, transport } = parts;
  const { publicUrl, mailFrom } = config;
  let isStopping = false;
  const sending = {
    pool,
    transport,
    links,
    mailFrom,
    perDomain: config.mailPerDomain,
    isStopping: () => isStopping,
    sentHere: new Set<number>(),
    limit: sendingLimit(),
    onChange: (campaignId: number) => settleCampaign(pool, mail, campaignId),
  };
  await jobs.work<{ mailingId: number }>(
    sendQueue,
    ({ mailingId }) => sendMailing(sending, mailingId),
    {
      ...pausing,
      concurrency: mostSends,
      progress: ({ mailingId }) => progressOfMailing(pool, mailingId),
      giveUp: ({ mailingId }) => giveUpMailing(sending, mailingId),
    },
  );
  await jobs.work(lookUpQueue, () => lookUpLinks(pool));
  await startLetters(pool, jobs, { transport, publicUrl, mailFrom });
  await jobs.everyMinute('settle-campaigns', async () => {
    await cancelOrphans(pool);
    const forgotten = (await isAtHome(pool)) ? await listForgotten(pool) : [];
    for (const mailingId of forgotten) await jobs.plan(pool, sendQueue, { mailingId });
    await settleCampaigns(pool, mail, await sharedNow(pool));
  });
  await jobs.everyMinute('drop-old-counts', () => dropOldCounts(pool));
  await jobs.everyMinute('tidy-mailchimp', () => tidyMailchimp(pool, mailchimp));
  const closeIntake = await startIntake(config, pool, links, log);
  const onTrouble = (error: unknown) => log(`Send allowance: ${String(error)}`);
  const sharing = shareSends(sending, onTrouble).catch(onTrouble);
  const stop = () => {
    isStopping = true;
  };
  const close = async () => {
    stop();
    await Promise.all([closeIntake(), sharing]);
  };
  return { stop, close };
}

/** The jobs of the daily mail: planned by one server, sent by any. */
async function startSummaries({ config, pool, jobs, mail }: WorkerParts): Promise<void> {
  const { publicUrl, mailFrom, needsSecondPerson } = config;
  const sender = { pool, transport: mail.transport, publicUrl, mailFrom, needsSecondPerson };
  await jobs.work<Summary>(
    summaryQueue,
    async (summary) => {
      if (!(await isAtHome(pool))) throw new Error(campaignMessages.held);
      await sendSummary(sender, summary, new Date());
    },
    { ...letterCare, ...pausing },
  );
  await jobs.everyMinute(
    'plan-daily-summaries',
    async () => planSummaries(pool, jobs, await sharedNow(pool)),
    pausing,
  );
}

/** The job that keeps the notices: what time alone brings about. */
const startNotices = (pool: Pool, jobs: Jobs) =>
  jobs.everyMinute('notices', async () => {
    await tellFailed(pool, tellJobFailed);
    await tellUnknownSends(pool);
  });

/** The jobs that publish posts at their time. */
async function startPublishing(pool: Pool, jobs: Jobs): Promise<void> {
  await jobs.work<{ newsItemId: number }>(
    publishQueue,
    async ({ newsItemId }) => {
      await publishDue(pool, newsItemId);
    },
    {
      ...pausing,
      giveUp: async ({ newsItemId }) => ({ about: stoppedWork.post(newsItemId), person: null }),
    },
  );
  await jobs.everyMinute('tidy-shared-documents', () => tidyDocuments(pool), pausing);
  await jobs.everyMinute('publish-due-posts', () => publishAllDue(pool), pausing);
}

/** What an erasure of personal data reaches besides the database. */
const erasingOutside = ({ config, pool, mail }: WorkerParts) => ({
  ...filesOf(config),
  forgetAtMailchimp: async (addresses: readonly string[]) =>
    // Why: a copy of the database must not delete what the original account still needs.
    (await isAtHome(pool)) ? forgetContacts(mail.mailchimp, addresses) : 0,
  copyBesideBackups: () => copyErasures(pool, config.backup),
});

/** The worker half of the product: every job, sending and the intake of reports. Answers how its work ends. */
export async function startWork(parts: WorkerParts): Promise<Work> {
  const { config, pool, jobs, keys } = parts;
  await startPublishing(pool, jobs);
  await startNotices(pool, jobs);
  await startSummaries(parts);
  const stopImports = await startImportJobs(jobs, { pool, kinds: importKinds });
  const stopPictures = await startPictureJobs(jobs, { pool, config });
  const stopBackups = await startBackups(jobs, parts);
  const { transport } = parts.mail;
  await startWatch({ config, pool, jobs, transport });
  const stopErasing = await startErasing(jobs, { pool, outside: erasingOutside(parts) });
  const { stop: stopSending, close } = await startSending(parts);
  let isStopping = false;
  await jobs.everyMinute('move-data', () =>
    moveData(pool, dataMoves, { isStopping: () => isStopping }),
  );
  await startEventDays(jobs, { pool, keptDays: config.eventDays, isStopping: () => isStopping });
  const retentions = retentionsOf(privateStorage(config, 'chat'));
  // Why only at home: a copy of the database may name files that the original still needs.
  await jobs.everyMinute(
    'retention',
    async () => {
      if (await isAtHome(pool)) await retain(pool, retentions, { isStopping: () => isStopping });
    },
    pausing,
  );
  await jobs.everyMinute('chain-history', () => chainHistory(pool, () => isStopping));
  // Why last: it listens, and what fails before it would leave its connection open.
  const { publicUrl } = config;
  const webhooks = await startWebhooks(jobs, { pool, keys, publicUrl });
  const stop = () => {
    stopBackups();
    stopErasing();
    isStopping = true;
    stopSending();
    stopImports();
    stopPictures();
    webhooks.stop();
  };
  const closeAll = async () => {
    await Promise.all([close(), webhooks.close()]);
  };
  return { stop, close: closeAll };
}
