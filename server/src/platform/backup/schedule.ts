import { stoppedWork } from '@masthead/shared/platform/notices/notice.ts';
import {
  addDays,
  centralDay,
  centralInstant,
  type Day,
  hourMs,
  startOfDay,
} from '@masthead/shared/platform/values/dates.ts';
import type { Pool } from '../db/client.ts';
import { inOneLine } from '../jobs/failure.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { tellBackupFailed } from '../notices/notice.store.ts';
import type { Config } from '../process/config.ts';
import { version } from '../process/version.ts';
import { BackupUnderWay, backUp } from './back-up.ts';
import { findLastBackups, type LastBackups } from './backups.queries.ts';
import { openFileAreas } from './file-areas.ts';
import { prune } from './prune.ts';
import { sealFor } from './seal.ts';
import { openTarget } from './target.ts';

/** A failed backup is tried again after this time, in ms. */
const retryMs = hourMs;

/** The last time that a daily backup was to begin, at HH:mm in Central Time. */
export function lastPlanned(now: Date, at: string): Date {
  // Why: an hour that the clocks skip has no instant; that day it is midnight.
  const planned = (day: Day) => centralInstant(day, at) ?? startOfDay(day);
  const today = centralDay(now);
  return planned(today) <= now ? planned(today) : planned(addDays(today, -1));
}

/** Whether a backup is to begin: none has been good since its time, and none has failed in the last hour. */
export function isDue(now: Date, at: string, { good, failed }: LastBackups): boolean {
  if (good && good >= lastPlanned(now, at)) return false;
  return !failed || now.getTime() - failed.getTime() >= retryMs;
}

/** Makes the daily backup on one of the servers. Answers how to stop a running one. */
export async function startBackups(
  jobs: Pick<Jobs, 'everyMinute'>,
  { config, pool, log }: { config: Config; pool: Pool; log: (line: string) => void },
): Promise<() => void> {
  const { target: targetName, at, keep, recipients, s3 } = config.backup;
  if (!targetName) return () => {};
  const target = openTarget('MASTHEAD_BACKUP', targetName, s3);
  const stopping = new AbortController();
  const order = {
    pool,
    connection: pool.config,
    areas: openFileAreas(config),
    target,
    targetName,
    seal: sealFor(recipients),
    version,
    publicUrl: config.publicUrl,
    signal: stopping.signal,
  };
  await jobs.everyMinute('daily-backup', async () => {
    if (!isDue(new Date(), at, await findLastBackups(pool, targetName))) return;
    try {
      await backUp(order);
      await prune(target, keep, new Date());
    } catch (error) {
      if (error instanceof BackupUnderWay || stopping.signal.aborted) return;
      log(
        `The backup to ${targetName} failed and will be tried again in an hour. ${inOneLine(error)}`,
      );
      await tellBackupFailed(pool, stoppedWork.backup);
    }
  });
  return () => stopping.abort();
}
