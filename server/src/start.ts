import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { type AccountMail, accountMailQueue } from './access/account-mail.ts';
import { buildApp } from './app.ts';
import type { App } from './app-parts.ts';
import { sendAccountMail } from './auth/send-account-mail.ts';
import { settleCampaign, settleCampaigns } from './campaigns/settle-campaign.ts';
import type { Config } from './config.ts';
import { checkDatabase } from './db/check-database.ts';
import { type Connection, openPool, type Pool } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { isAtHome, notePlace } from './db/place.queries.ts';
import { sharedSecret } from './db/secrets.queries.ts';
import { startEmbeddedPostgres } from './embedded-postgres/supervisor.ts';
import { checkPort } from './http/check-port.ts';
import { importKinds } from './import-kinds.ts';
import { startImportJobs } from './imports/import-jobs.ts';
import { smtpTransport } from './integrations/mail/smtp.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import { builtInProvider, sendQueue } from './mailings/built-in-provider.ts';
import { mailLinks } from './mailings/mail-links.ts';
import { cancelOrphans, listForgotten } from './mailings/mailings.queries.ts';
import { sendMailing } from './mailings/send-mailing.ts';
import { type FirstPeople, fillNewDatabase } from './new-database.ts';
import { publishAllDue, publishDue, publishQueue } from './news-items/publish-post.ts';
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

async function openDatabase(
  config: Config,
  log: Log,
): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  if (config.databaseUrl) {
    await checkDatabase(config.databaseUrl);
    return { connection: config.databaseUrl, stop: async () => {} };
  }
  return startEmbeddedPostgres({ folder: `${config.dataFolder}/postgres`, log });
}

/** Puts together the mail side: links, transport, provider, and the jobs that send. */
async function startMail(config: Config, pool: Pool, jobs: Jobs, signingKey: string) {
  const links = mailLinks(config.publicUrl, signingKey);
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : outboxTransport(pool);
  const { publicUrl, mailFrom } = config;
  const mail = builtInProvider({ pool, jobs, transport, links, publicUrl, mailFrom });
  let isStopping = false;
  const sending = {
    pool,
    transport,
    links,
    mailFrom,
    isStopping: () => isStopping,
    onChange: (campaignId: number) => settleCampaign(pool, mail, campaignId),
  };
  await jobs.work<{ mailingId: number }>(
    sendQueue,
    ({ mailingId }) => sendMailing(sending, mailingId),
    4,
  );
  await jobs.work<AccountMail>(accountMailQueue, async (job) => {
    // Why: what a copy has brought along went out where it came from; what is asked here comes again.
    if (!(await isAtHome(pool))) throw new Error(campaignMessages.held);
    await sendAccountMail({ pool, transport, publicUrl, mailFrom }, job);
  });
  await jobs.everyMinute('settle-campaigns', async () => {
    await cancelOrphans(pool);
    const forgotten = (await isAtHome(pool)) ? await listForgotten(pool) : [];
    for (const mailingId of forgotten) await jobs.plan(pool, sendQueue, { mailingId });
    await settleCampaigns(pool, mail);
  });
  const stop = () => {
    isStopping = true;
  };
  return { mail, links, transport, stop };
}

/** The jobs that publish posts at their time. */
async function startPublishing(pool: Pool, jobs: Jobs): Promise<void> {
  await jobs.work<{ newsItemId: number }>(publishQueue, async ({ newsItemId }) => {
    await publishDue(pool, newsItemId);
  });
  await jobs.everyMinute('publish-due-posts', () => publishAllDue(pool));
}

/**
 * Starts everything and listens. What has started is stopped again when a later step fails. `prepare` runs when the
 * settings are known to be right.
 */
export async function startProduct(
  config: Config,
  log: Log,
  prepare: () => void = () => {},
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
    await checkPort(config.host, config.port);
    const database = await openDatabase(config, log);
    stops.push(database.stop);
    await migrate(database.connection);
    prepare();
    const pool = openPool(database.connection);
    stops.push(() => pool.end({ timeout: 5 }));
    await notePlace(pool);
    if (!(await isAtHome(pool))) log(campaignMessages.held);
    const signingKey = await sharedSecret(pool, 'signing');
    const firstPeople = await fillNewDatabase(database.connection, config, log);
    const jobs = await startJobs(database.connection, (error) => log(`Jobs: ${error.message}`));
    const mail = await startMail(config, pool, jobs, signingKey);
    await startPublishing(pool, jobs);
    const stopImports = await startImportJobs(jobs, { pool, kinds: importKinds });
    stops.push(
      () => mail.transport.close(),
      () => jobs.stop(),
    );
    const { links } = mail;
    const app = await buildApp({ config, pool, jobs, mail: mail.mail, links, signingKey });
    running = app;
    // Why: what is being sent or imported is told first, so that it is done before the patience of a stop ends.
    stops.push(() => app.http.close(), mail.stop, stopImports);
    const address = await app.http.listen({ host: config.host, port: config.port });
    return { app, pool, address, firstPeople, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
