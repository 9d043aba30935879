import { setTimeout as sleep } from 'node:timers/promises';
import { healthMessages } from '@masthead/shared/platform/health/health.endpoints.ts';
import type { App } from '../../app-parts.ts';
import { openPool } from '../db/client.ts';
import { listMigrationFiles } from '../db/migration-files.ts';
import { folderProblem } from '../integrations/files/files-folder.ts';
import { type S3Settings, s3Storage } from '../integrations/images/s3-storage.ts';
import { logged } from '../process/logged.ts';
import { type DatabaseState, findState } from './health.queries.ts';

/** One part: 'ok' or a sentence, and whether that takes this server out of rotation. */
interface Part {
  says: string;
  isReady: boolean;
}

const ok: Part = { says: 'ok', isReady: true };
const isOut = (says: string): Part => ({ says, isReady: false });
/** Why still ready: every server has the same problem, or none is better off without this one. */
const isKnown = (says: string): Part => ({ says, isReady: true });

/** How long a part may take to respond, in ms. */
const patienceMs = 800;
const graceMs = 100;
/** What takes longer than this is broken and not only slow, in ms. */
const brokenMs = 3000;
/** How long a result is reused, in ms: proxies ask every second, and S3 charges by the request. */
const reuseMs = { usual: 900, s3: 5000 };

/** What is said of a check that does not respond: at first, and when it is broken. */
interface Late<T> {
  slow: T;
  broken: T;
}

/** Why twice: after a blocked event loop, timers fire before responses that have arrived long since. */
async function patience(): Promise<void> {
  await sleep(patienceMs - graceMs, undefined, { ref: false });
  await sleep(graceMs, undefined, { ref: false });
}

/** Runs a check at most once in `everyMs` and never twice at once; while one takes too long, it is said to be late. */
function sharing<T>(check: () => Promise<T>, late: Late<T>, everyMs: number): () => Promise<T> {
  let running: { since: number; result: Promise<T> } | null = null;
  let last: { at: number; result: T } | null = null;
  const run = async () => {
    const result = await check();
    last = { at: performance.now(), result };
    running = null;
    return result;
  };
  return async () => {
    if (last && performance.now() - last.at < everyMs) return last.result;
    running ??= { since: performance.now(), result: run() };
    const { since, result } = running;
    const tooLate = async () => {
      await patience();
      return performance.now() - since < brokenMs ? late.slow : late.broken;
    };
    return Promise.race([result, tooLate()]);
  };
}

/** Slow: all servers are, most likely, and none is better off without this one. */
const lateWith = (sentence: string): Late<Part> => ({
  slow: isKnown(sentence),
  broken: isOut(sentence),
});

/** The database by one statement; `state` is null when it gives none. */
interface Found {
  part: Part;
  state: DatabaseState | null;
}

function databaseCheck({ pool }: App) {
  // Why a connection of its own: while all others are busy, the server is slow but not broken.
  const own = openPool(pool.config, { max: 1, name: 'masthead-health' });
  const migrations = listMigrationFiles();
  migrations.catch(logged('Couldn’t list the migrations'));
  const isAway = { part: isOut(healthMessages.databaseAway), state: null };
  const { slow, broken } = lateWith(healthMessages.databaseSlow);
  const late = { slow: { part: slow, state: null }, broken: { part: broken, state: null } };
  const find = async () => ({ part: ok, state: await findState(own, await migrations) });
  return {
    find: sharing<Found>(() => find().catch(() => isAway), late, reuseMs.usual),
    close: () => own.end({ timeout: 1 }),
  };
}

function schemaPart({ part, state }: Found): Part {
  if (state === null) return { says: healthMessages.unknown, isReady: part.isReady };
  return state.missing === null ? ok : isOut(healthMessages.migrationMissing(state.missing));
}

function jobsCheck({ jobs }: App) {
  const check = () =>
    jobs.check().then(
      () => ok,
      () => isOut(healthMessages.jobsAway),
    );
  return sharing(check, lateWith(healthMessages.jobsSlow), reuseMs.usual);
}

function bucketCheck(s3: S3Settings) {
  const check = () =>
    s3Storage(s3)
      .list('health/')
      .then(
        () => ok,
        ({ message }: Error) => isKnown(healthMessages.storageAway(message)),
      );
  const late = isKnown(healthMessages.storageSlow);
  return sharing(check, { slow: late, broken: late }, reuseMs.s3);
}

function folderCheck(folder: string, find: () => Promise<Found>) {
  const check = async () => {
    const { state } = await find();
    const problem = await folderProblem(folder, state?.filesId ?? null);
    if (problem === 'full') return isKnown(healthMessages.diskFull);
    return problem === null ? ok : isOut(healthMessages.storageAway(problem));
  };
  return sharing(check, lateWith(healthMessages.storageSlow), reuseMs.usual);
}

/**
 * Says whether a proxy should send requests to this server (decision 119). What only this server lacks takes it out
 * of rotation: it is stopping, or its connection to the database or its folder of files is broken. What all servers
 * lack alike is only said, since nothing would be left to serve: S3, a full disk, a worker.
 */
export function openReadiness(app: App) {
  const { s3, dataFolder } = app.config;
  const database = databaseCheck(app);
  const findJobs = jobsCheck(app);
  const findStorage = s3 ? bucketCheck(s3) : folderCheck(dataFolder, database.find);
  return {
    async look() {
      const [found, queue, storage] = await Promise.all([
        database.find(),
        findJobs(),
        findStorage(),
      ]);
      const { part, state } = found;
      const hasNoWorker = queue === ok && state?.hasWorker === false;
      const parts = {
        server: app.node.isDraining() ? isOut(healthMessages.stopping) : ok,
        database: part,
        schema: schemaPart(found),
        jobs: hasNoWorker ? isKnown(healthMessages.noWorker) : queue,
        storage,
      };
      const { server, schema, jobs } = parts;
      return {
        isReady: Object.values(parts).every(({ isReady }) => isReady),
        says: {
          server: server.says,
          database: part.says,
          schema: schema.says,
          jobs: jobs.says,
          storage: storage.says,
        },
      };
    },
    close: database.close,
  };
}

export type Readiness = ReturnType<typeof openReadiness>;
