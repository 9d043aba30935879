import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { App } from './app-parts.ts';
import { fillNewDatabase } from './new-database.ts';
import { observeServer, observeWork } from './observe.ts';
import { openDatabase } from './open-database.ts';
import { type Mail, openMail } from './open-mail.ts';
import { openSetUp } from './people/set-up/set-up.ts';
import { openSigningKeys } from './platform/access/signing-keys.ts';
import { refuseHalfRestored } from './platform/backup/restoring.queries.ts';
import { type Connection, openPool, type Pool, write } from './platform/db/client.ts';
import { checkSchema } from './platform/db/compare-schema.ts';
import { migrate } from './platform/db/migrate.ts';
import { isAtHome, notePlace } from './platform/db/place.queries.ts';
import { checkFilesFolder } from './platform/integrations/files/files-folder.ts';
import { tellFailed } from './platform/jobs/failed-jobs.routes.ts';
import { type Jobs, openPlanner, type Planner, startJobs } from './platform/jobs/jobs.ts';
import type { GivenUp } from './platform/jobs/run-job.ts';
import { tellJobFailed, tellWorkStopped } from './platform/notices/notice.store.ts';
import type { Config } from './platform/process/config.ts';
import { openLog } from './platform/process/log.ts';
import { logFailuresTo } from './platform/process/logged.ts';
import { catchStrays } from './platform/process/strays.ts';
import { openProcessBeat } from './platform/system/process-beat.ts';
import type { Work } from './start-worker.ts';
import { seatMembers } from './workspace/chat/chat.store.ts';

/** The running product, or one half of it. */
export interface Product {
  pool: Pool;
  /** Null in a worker, which has no pages. */
  app: App | null;
  address: string | null;
  /** The one-time code while Masthead waits to be set up. */
  setUpCode: string | null;
  /** Goes on serving, but tells proxies to send requests elsewhere. */
  drain: () => void;
  stop: () => Promise<void>;
}

type Log = (line: string) => void;

/** The members of the staff chat, as the operator names them (decisions 2). */
async function seatChatMembers(pool: Pool, { chatMembers }: Config, log: Log): Promise<void> {
  if (!chatMembers) return;
  const open = await write(pool, null, (db) => seatMembers(db, chatMembers));
  for (const address of open)
    log(`MASTHEAD_CHAT_MEMBERS: no staff member has the address ${address} yet.`);
}

/**
 * Fills a new database; true if it waits to be set up. Why by the web half alone: of two that start together, one says
 * what it does, and once.
 */
async function seatPeople(pool: Pool, direct: Connection, config: Config, log: Log) {
  const isNew = await fillNewDatabase(direct, config, log);
  if (!isNew) await seatChatMembers(pool, config, log);
  return isNew;
}

/** What has been started, and how all of it is stopped, the last first. */
function openStops(log: Log) {
  const stops: (() => Promise<void> | void)[] = [];
  const stopEach = async () => {
    for (const stop of stops.splice(0).reverse())
      await Promise.resolve(stop()).catch((error: unknown) => log(String(error)));
  };
  let stopping: Promise<void> | undefined;
  const stopAll = () => {
    stopping ??= stopEach();
    return stopping;
  };
  return { stops, stopAll };
}

/** The log, with the failures of all work in it. */
async function openLogs(config: Config, end: () => void) {
  const logger = openLog(config);
  const stops = [
    catchStrays((stray, sentence) => logger.error(stray, sentence), end),
    logFailuresTo((failure, sentence) => logger.warn(failure, sentence)),
    await observeWork(config, logger),
  ];
  const stop = async () => {
    for (const each of stops.reverse()) await Promise.resolve(each());
  };
  return { logger, warn: (line: string) => logger.warn(line), stop };
}

/** Refuses a database that lacks a part, or that belongs to another folder of files. */
async function checkWhole(pool: Pool, config: Config, log: Log): Promise<void> {
  await checkSchema(pool, log);
  // Why not beside the embedded database: whoever has that folder has its files.
  if (config.databaseUrl && !config.s3) await checkFilesFolder(pool, config.dataFolder);
}

/** The job system: of a worker, or as far as pages need it. */
async function openJobs(
  isWorker: boolean,
  connection: Connection,
  { pool, warn }: { pool: Pool; warn: Log },
): Promise<{ jobs: Planner; workerJobs: Jobs | null }> {
  const onTrouble = (error: Error) => warn(`Jobs: ${error.message}`);
  if (!isWorker) return { jobs: await openPlanner(connection, onTrouble), workerJobs: null };
  const onGivenUp = (told: GivenUp) => tellWorkStopped(pool, told);
  // Why before the job system: its first look deletes what is old.
  await tellFailed(pool, tellJobFailed);
  const jobs = await startJobs(connection, onTrouble, { pool, onGivenUp });
  return { jobs, workerJobs: jobs };
}

/**
 * Starts the halves of the product that this process is (`config.role`): pages, jobs, or both. What has started is
 * stopped again when a later step fails. `opening` is a database that is being opened already; `prepare` runs when it
 * is known to be the right one; `end` is given the stop when an error that nobody caught is to end the process.
 */
export async function startProduct(
  config: Config,
  log: Log,
  {
    opening = openDatabase(config, log),
    prepare = () => {},
    end = () => {},
  }: {
    opening?: ReturnType<typeof openDatabase>;
    prepare?: () => void;
    end?: (stop: () => Promise<void>) => void;
  } = {},
): Promise<Product> {
  const [isWeb, isWorker] = [config.role !== 'worker', config.role !== 'web'];
  // Why now: each half is read while the database opens, and the other half never.
  const web = isWeb ? import('./app.ts') : null;
  const worker = isWorker ? import('./start-worker.ts') : null;
  for (const half of [opening, web, worker]) half?.catch(() => {});
  const { stops, stopAll } = openStops(log);
  let running: App | null = null;
  const { logger, warn, stop } = await openLogs(config, () => end(stopAll));
  stops.push(stop);
  try {
    const database = await opening;
    stops.push(database.stop);
    await refuseHalfRestored(database.direct);
    await migrate(database.direct, { mode: config.migrate, log });
    prepare();
    const pool = openPool(database.connection, { max: config.poolSize, direct: database.direct });
    stops.push(() => pool.end({ timeout: 5 }));
    await checkWhole(pool, config, log);
    await notePlace(pool);
    if (isWeb && !(await isAtHome(pool))) log(campaignMessages.held);
    const { keys, close: closeKeys } = await openSigningKeys(pool);
    stops.push(closeKeys);
    const isNew = isWeb && (await seatPeople(pool, database.direct, config, log));
    const { jobs, workerJobs } = await openJobs(isWorker, database.direct, { pool, warn });
    const live = () => running?.http.websocketServer.clients.size ?? 0;
    stops.push(await observeServer({ config, pool, log: logger, live }));
    stops.push(await openProcessBeat(config, pool));
    let mail: Mail | undefined;
    let work: Work | undefined;
    // Why in this order: the mail server is needed as long as a job may send.
    stops.push(
      () => mail?.transport.close(),
      () => work?.close(),
      () => jobs.stop(),
    );
    mail = await openMail({ config, pool, jobs, keys });
    const base = { config, pool, keys, log: warn };
    if (worker && workerJobs)
      work = await (await worker).startWork({ ...base, jobs: workerJobs, mail });
    const setUp = openSetUp(pool, isNew ? keys : null);
    const app = web && (await (await web).buildApp({ config, pool, jobs, ...mail, keys, setUp }));
    stops.push(
      () => app?.http.close(),
      // Why first of all: what is being sent or imported is to be done before the patience of a stop ends.
      () => work?.stop(),
    );
    running = app;
    const address = app && (await app.http.listen({ host: config.host, port: config.port }));
    workerJobs?.begin();
    const drain = () => app?.node.drain();
    return { pool, app, address, setUpCode: setUp.code, drain, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
