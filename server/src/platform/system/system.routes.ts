import { jobTitle } from '@masthead/shared/platform/jobs/failed-job.ts';
import { systemEndpoints } from '@masthead/shared/platform/system/system.endpoints.ts';
import { systemMessages, systemNeeds } from '@masthead/shared/platform/system/system.messages.ts';
import type { QueueState, SystemNeed } from '@masthead/shared/platform/system/system.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import type { App } from '../../app-parts.ts';
import { findLastGood } from '../backup/backups.queries.ts';
import type { Db } from '../db/client.ts';
import { listDataMoves } from '../db/data-moves.queries.ts';
import { newestMigration } from '../db/migration-files.ts';
import type { Line } from '../doctor/checks.ts';
import type { Readiness } from '../health/readiness.ts';
import { handle } from '../http/handle.ts';
import { letter, sendLetter } from '../integrations/mail/send-letter.ts';
import { hasWorker } from '../jobs/workers.queries.ts';
import type { Figures } from '../metrics/figures.queries.ts';
import { openFigures } from '../metrics/read-figures.ts';
import { mailAwaySince } from './judge-system.ts';
import {
  findLastFailure,
  isSettled,
  listDomainProblems,
  listLargest,
  listNeeds,
  listProcesses,
  type ProcessRow,
} from './system.queries.ts';

const largestTables = 8;

/** The worker saves what it finds; that there is no worker only another process can say. */
async function needsNow(db: Db): Promise<SystemNeed[]> {
  const [isWorking, isUp, rows] = await Promise.all([hasWorker(db), isSettled(db), listNeeds(db)]);
  const known = rows.map((row) => ({ ...row, since: row.since.toISOString() }));
  const none = { key: 'no-worker', section: 'servers', says: systemNeeds.noWorker, since: null };
  return isWorking || !isUp ? known : [none as SystemNeed, ...known];
}

function queuesOf(figures: Figures | null): QueueState[] | null {
  if (!figures) return null;
  const queues = new Map<string, QueueState>();
  for (const { queue, state, count, oldestSeconds } of figures.jobs ?? []) {
    const found = queues.get(queue) ?? {
      queue,
      title: jobTitle({ queue, data: null }),
      scheduled: 0,
      waiting: 0,
      active: 0,
      failed: 0,
      oldestSeconds: 0,
    };
    const isOpen = state === 'waiting' || state === 'active';
    queues.set(queue, {
      ...found,
      [state]: count,
      oldestSeconds: isOpen ? Math.max(found.oldestSeconds, oldestSeconds) : found.oldestSeconds,
    });
  }
  return [...queues.values()];
}

const serverOf = (row: ProcessRow) => ({
  id: row.id,
  host: row.host,
  role: row.role,
  version: row.appVersion,
  startedAt: row.startedAt.toISOString(),
  aliveAt: row.aliveAt.toISOString(),
  isSilent: row.isSilent,
  memoryBytes: row.memoryBytes,
  diskFree: row.diskFree,
  diskSize: row.diskSize,
});

async function backupsOf(db: Db, isScheduled: boolean, figures: Figures | null) {
  const [good, failure] = await Promise.all([findLastGood(db), findLastFailure(db)]);
  const proof = figures?.lastProof ?? null;
  return {
    isScheduled,
    lastGood: good?.toISOString() ?? null,
    lastFailed: failure?.at.toISOString() ?? null,
    lastProblem: failure?.why ?? null,
    lastProof: proof === null ? null : new Date(proof * 1000).toISOString(),
  };
}

const hostOf = (smtpUrl: string | null) => {
  const url = smtpUrl && URL.parse(smtpUrl);
  return url ? url.host : null;
};

interface Parts {
  readiness: Readiness;
  /** Tries what is set. */
  check: () => Promise<Line[]>;
}

/** The System page, for admins (decision 137). */
export function systemRoutes(app: App, { readiness, check }: Parts): void {
  const { config, pool, transport } = app;
  const figures = openFigures(pool);
  app.http.addHook('onClose', () => figures.close());

  handle(app, systemEndpoints.state, async ({ db }) => {
    const [needs, processes, { says }, found, problems, moves, tables] = await Promise.all([
      needsNow(db),
      listProcesses(db),
      readiness.look(),
      figures.read(),
      listDomainProblems(db),
      listDataMoves(db),
      listLargest(db, today(new Date()), largestTables),
    ]);
    const { databaseBytes, pictureBytes, chatBytes, invoiceBytes } = found ?? {};
    return {
      needs,
      servers: processes.map(serverOf),
      parts: Object.entries(says).map(([name, said]) => ({ name, says: said })),
      queues: queuesOf(found),
      mail: {
        server: hostOf(config.smtpUrl),
        awaySince: mailAwaySince(processes)?.toISOString() ?? null,
        waiting: found?.deliveriesWaiting ?? 0,
        problems: problems.map((problem) => ({ ...problem, at: problem.at.toISOString() })),
      },
      backups: await backupsOf(db, config.backup.target !== null, found),
      storage: {
        database: databaseBytes ?? null,
        pictures: pictureBytes ?? null,
        chat: chatBytes ?? null,
        invoices: invoiceBytes ?? null,
      },
      database: { newestMigration: newestMigration(), moves, tables },
    };
  });

  handle(app, systemEndpoints.needs, ({ db }) => needsNow(db));

  handle(app, systemEndpoints.testMail, async ({ viewer }) => {
    const { publicUrl, mailFrom, smtpUrl } = config;
    const outcome = await sendLetter(
      { transport, publicUrl, mailFrom },
      viewer.email,
      letter({
        subject: systemMessages.testSubject,
        paragraphs: [systemMessages.testText],
        button: { label: systemMessages.open, href: `${publicUrl}${screens.system.path}` },
        otherwise: systemMessages.testWhy,
      }),
    );
    const to = viewer.email;
    if (outcome.result !== 'sent')
      return { to, result: 'failed' as const, problem: outcome.problem };
    return { to, result: smtpUrl ? ('sent' as const) : ('outbox' as const), problem: null };
  });

  handle(app, systemEndpoints.check, () => check());
}
