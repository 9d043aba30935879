import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { noticeDays } from '@masthead/shared/notices/notice.ts';
import { type AccountMail, accountMailQueue } from './access/account-mail.ts';
import { buildApp } from './app.ts';
import type { App } from './app-parts.ts';
import { sendAccountMail } from './auth/send-account-mail.ts';
import { lookUpLinks, lookUpQueue } from './campaigns/look-up-links.ts';
import { settleCampaign, settleCampaigns } from './campaigns/settle-campaign.ts';
import { seatMembers } from './chat/chat-seats.queries.ts';
import type { Config } from './config.ts';
import { openPool, type Pool, write } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { isAtHome, notePlace } from './db/place.queries.ts';
import { sharedSecret } from './db/secrets.queries.ts';
import { planSummaries, type Summary, sendSummary, summaryQueue } from './desk/daily-summary.ts';
import { startPictureJobs } from './images/picture-jobs.ts';
import { importKinds } from './import-kinds.ts';
import { startImportJobs } from './imports/import-jobs.ts';
import type { MailTransport } from './integrations/mail/mail-transport.ts';
import type { LetterSender } from './integrations/mail/send-letter.ts';
import {
  type DecisionMail,
  decisionMailQueue,
  sendDecisionMail,
} from './invoices/decision-mail.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import { openMailchimp } from './mailchimp/open-mailchimp.ts';
import { tidyMailchimp } from './mailchimp/tidy-mailchimp.ts';
import { builtInProvider, sendQueue } from './mailings/built-in-provider.ts';
import { dropOldTokens } from './mailings/counts.queries.ts';
import { type MailLinks, mailLinks } from './mailings/mail-links.ts';
import { cancelOrphans, listForgotten } from './mailings/mailings.queries.ts';
import { sendMailing } from './mailings/send-mailing.ts';
import { shareSends } from './mailings/share-sending.ts';
import { type FirstPeople, fillNewDatabase } from './new-database.ts';
import { publishAllDue, publishDue, publishQueue } from './news-items/publish-post.ts';
import { dropOldNotices, tellUnknownSends } from './notices/notices.queries.ts';
import { openDatabase } from './open-database.ts';
import { outboxTransport } from './outbox/outbox-transport.ts';
import { catchStrays } from './strays.ts';

/** The running product. */
export interface Product {
  app: App;
  pool: Pool;
  address: string;
  /** Set when this start has filled a new database. */
  firstPeople: FirstPeople | null;
  stop(): Promise<void>;
}

type Log = (line: string) => void;

/** Where mail goes: to the mail server, signed with the keys there are, or into the outbox. */
async function openTransport({ smtpUrl, dkimFolder }: Config, pool: Pool): Promise<MailTransport> {
  if (!smtpUrl) return outboxTransport(pool);
  const { readDkimKeys } = await import('./integrations/mail/dkim.ts');
  const keys = dkimFolder ? readDkimKeys(dkimFolder) : [];
  return (await import('./integrations/mail/smtp.ts')).smtpTransport(smtpUrl, keys);
}

/** Where reports of what could not be delivered come in, if that is wanted. */
async function startIntake({ bounces }: Config, pool: Pool, links: MailLinks, log: Log) {
  if (!bounces) return async () => {};
  const { openIntake } = await import('./mailings/mail-intake.ts');
  const onTrouble = (error: unknown) => log(`Intake of mail: ${String(error)}`);
  return (await openIntake(bounces, { pool, links, onTrouble })).close;
}

/** The jobs of mails to people about what is theirs. */
async function startLetters(pool: Pool, jobs: Jobs, sender: LetterSender): Promise<void> {
  await jobs.work<AccountMail>(accountMailQueue, async (job) => {
    // Why: what a copy has brought along went out where it came from; what is asked here comes again.
    if (!(await isAtHome(pool))) throw new Error(campaignMessages.held);
    await sendAccountMail({ pool, ...sender }, job);
  });
  await jobs.work<DecisionMail>(decisionMailQueue, async (job) => {
    if (!(await isAtHome(pool))) throw new Error(campaignMessages.held);
    await sendDecisionMail({ pool, ...sender }, job);
  });
}

/** Puts together the mail side: links, transport, provider, and the jobs that send. */
async function startMail(config: Config, pool: Pool, jobs: Jobs, signingKey: string, log: Log) {
  const links = mailLinks(config.publicUrl, signingKey, config.bounces?.mailbox);
  const transport = await openTransport(config, pool);
  const { publicUrl, mailFrom } = config;
  const builtIn = builtInProvider({ pool, jobs, transport, links, publicUrl, mailFrom });
  const { accounts: mailchimp, mail } = openMailchimp({
    pool,
    builtIn,
    key: config.mailchimpKey,
    secret: signingKey,
  });
  let isStopping = false;
  const sending = {
    pool,
    transport,
    links,
    mailFrom,
    perDomain: config.mailPerDomain,
    isStopping: () => isStopping,
    sentHere: new Set<number>(),
    onChange: (campaignId: number) => settleCampaign(pool, mail, campaignId),
  };
  await jobs.work<{ mailingId: number }>(
    sendQueue,
    ({ mailingId }) => sendMailing(sending, mailingId),
    4,
  );
  await jobs.work(lookUpQueue, () => lookUpLinks(pool));
  await startLetters(pool, jobs, { transport, publicUrl, mailFrom });
  await jobs.everyMinute('settle-campaigns', async () => {
    await cancelOrphans(pool);
    const forgotten = (await isAtHome(pool)) ? await listForgotten(pool) : [];
    for (const mailingId of forgotten) await jobs.plan(pool, sendQueue, { mailingId });
    await settleCampaigns(pool, mail);
  });
  await jobs.everyMinute('drop-old-tokens', () => dropOldTokens(pool));
  await jobs.everyMinute('tidy-mailchimp', () => tidyMailchimp(pool, mailchimp));
  const closeIntake = await startIntake(config, pool, links, log);
  const onTrouble = (error: unknown) => log(`Sharing of sends: ${String(error)}`);
  const sharing = shareSends(sending, onTrouble).catch(onTrouble);
  const stop = () => {
    isStopping = true;
  };
  const close = async () => {
    stop();
    await Promise.all([closeIntake(), sharing]);
    transport.close();
  };
  return { mail, mailchimp, links, transport, stop, close };
}

/** The members of the staff chat, as the operator names them (decisions 2). */
async function seatChatMembers(pool: Pool, { chatMembers }: Config, log: Log): Promise<void> {
  if (!chatMembers) return;
  const open = await write(pool, null, (db) => seatMembers(db, chatMembers));
  for (const address of open)
    log(`MASTHEAD_CHAT_MEMBERS: nobody of the staff has the address ${address} yet.`);
}

/** The jobs of the daily mail: planned by one server, sent by any. */
async function startSummaries(
  pool: Pool,
  jobs: Jobs,
  transport: MailTransport,
  config: Config,
): Promise<void> {
  const { publicUrl, mailFrom, needsSecondPerson } = config;
  const sender = { pool, transport, publicUrl, mailFrom, needsSecondPerson };
  await jobs.work<Summary>(summaryQueue, async (summary) => {
    if (!(await isAtHome(pool))) throw new Error(campaignMessages.held);
    await sendSummary(sender, summary, new Date());
  });
  await jobs.everyMinute('plan-daily-summaries', () => planSummaries(pool, jobs, new Date()));
}

/** The job that keeps the notices: what time alone brings about, and the end of old ones. */
const startNotices = (pool: Pool, jobs: Jobs) =>
  jobs.everyMinute('notices', async () => {
    await tellUnknownSends(pool);
    await dropOldNotices(pool, noticeDays);
  });

/** The jobs that publish posts at their time. */
async function startPublishing(pool: Pool, jobs: Jobs): Promise<void> {
  await jobs.work<{ newsItemId: number }>(publishQueue, async ({ newsItemId }) => {
    await publishDue(pool, newsItemId);
  });
  await jobs.everyMinute('publish-due-posts', () => publishAllDue(pool));
}

/**
 * Starts everything and listens. What has started is stopped again when a later step fails. `opening` is a database
 * that is being opened already; `prepare` runs when it is known to be the right one.
 */
export async function startProduct(
  config: Config,
  log: Log,
  { opening = openDatabase(config, log), prepare = () => {} } = {},
): Promise<Product> {
  const stops: (() => Promise<void> | void)[] = [];
  const stopAll = async () => {
    for (const stop of stops.reverse())
      await Promise.resolve(stop()).catch((error: unknown) => log(String(error)));
    stops.length = 0;
  };
  let running: App | null = null;
  const release = catchStrays((fields, sentence) =>
    running ? running.http.log.error(fields, sentence) : log(`${sentence}: ${String(fields.err)}`),
  );
  stops.push(release);
  try {
    const database = await opening;
    stops.push(database.stop);
    await migrate(database.connection);
    prepare();
    const pool = openPool(database.connection);
    stops.push(() => pool.end({ timeout: 5 }));
    await notePlace(pool);
    if (!(await isAtHome(pool))) log(campaignMessages.held);
    const signingKey = await sharedSecret(pool, 'signing');
    const firstPeople = await fillNewDatabase(database.connection, config, log);
    await seatChatMembers(pool, config, log);
    const jobs = await startJobs(database.connection, (error) => log(`Jobs: ${error.message}`));
    let mail: Awaited<ReturnType<typeof startMail>> | undefined;
    // Why in this order: the mail server is needed as long as a job may send.
    stops.push(
      () => mail?.close(),
      () => jobs.stop(),
    );
    mail = await startMail(config, pool, jobs, signingKey, log);
    await startPublishing(pool, jobs);
    await startNotices(pool, jobs);
    await startSummaries(pool, jobs, mail.transport, config);
    const stopImports = await startImportJobs(jobs, { pool, kinds: importKinds });
    const stopPictures = await startPictureJobs(jobs, { pool, config });
    const { links, mailchimp } = mail;
    const app = await buildApp({
      config,
      pool,
      jobs,
      mail: mail.mail,
      mailchimp,
      links,
      signingKey,
    });
    running = app;
    // Why: what is being sent or imported is told first, so that it is done before the patience of a stop ends.
    stops.push(() => app.http.close(), mail.stop, stopImports, stopPictures);
    const address = await app.http.listen({ host: config.host, port: config.port });
    return { app, pool, address, firstPeople, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
