import { jobTitle } from '@masthead/shared/platform/jobs/failed-job.ts';
import { diskPercent, fullDiskPercent } from '@masthead/shared/platform/system/disk.ts';
import { systemNeeds as say } from '@masthead/shared/platform/system/system.messages.ts';
import { findLastGood } from '../backup/backups.queries.ts';
import type { Pool } from '../db/client.ts';
import { countFailed } from '../jobs/failed-jobs.queries.ts';
import { type Figures, readFigures } from '../metrics/figures.queries.ts';
import { findLastFailure, listProcesses, type Need, type ProcessRow } from './system.queries.ts';

/** The limits beyond which something needs the operator; the alerts of deploy/monitoring have the same. */
const limits = {
  waitingSeconds: 600,
  activeSeconds: 7200,
  mailAwaySeconds: 120,
  backupHours: 26,
  proofDays: 35,
};

const secondsSince = (at: Date) => (Date.now() - at.getTime()) / 1000;

/** Since when all processes that tried find the mail server away; null when one of them reaches it. */
export function mailAwaySince(processes: readonly ProcessRow[]): Date | null {
  const times = processes.flatMap(({ mailAwayAt, isSilent }) =>
    mailAwayAt && !isSilent ? [mailAwayAt] : [],
  );
  return times.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

function ofServers(processes: readonly ProcessRow[]): Need[] {
  const silent = processes
    .filter(({ isSilent }) => isSilent)
    .map(
      ({ id, host, role }): Need => ({
        key: `silent:${id}`,
        section: 'servers',
        says: say.silent(host, role),
      }),
    );
  const full = new Map<string, Need>();
  for (const process of processes) {
    const { host, isSilent, diskFree: free, diskSize: size } = process;
    if (isSilent || free === null || !size) continue;
    const percent = diskPercent({ free, size });
    if (percent < fullDiskPercent) continue;
    full.set(host, { key: `disk:${host}`, section: 'storage', says: say.diskFull(host, percent) });
  }
  return [...full.values(), ...silent];
}

function ofJobs(jobs: Figures['jobs'], failed: number): Need[] {
  const needs: Need[] = [];
  if (failed > 0) needs.push({ key: 'jobs-failed', section: 'jobs', says: say.jobsFailed(failed) });
  for (const { queue, state, oldestSeconds } of jobs ?? []) {
    const title = jobTitle({ queue, data: null });
    if (state === 'waiting' && oldestSeconds > limits.waitingSeconds)
      needs.push({ key: `waiting:${queue}`, section: 'jobs', says: say.jobsWaiting(title) });
    if (state === 'active' && oldestSeconds > limits.activeSeconds)
      needs.push({ key: `stuck:${queue}`, section: 'jobs', says: say.jobsStuck(title) });
  }
  return needs;
}

/** `target` is where backups go by schedule; null: nowhere. */
async function ofBackups(pool: Pool, target: string | null, figures: Figures): Promise<Need[]> {
  if (target === null) return [];
  const good = await findLastGood(pool);
  const failure = await findLastFailure(pool);
  const needs: Need[] = [];
  const backup = (key: string, says: string) => needs.push({ key, section: 'backups', says });
  if (failure && (!good || failure.at > good))
    backup('backup-failed', say.backupFailed(failure.why));
  else if (!good) backup('backup-old', say.noBackup);
  else if (secondsSince(good) > limits.backupHours * 3600) backup('backup-old', say.backupOld);
  const { lastProof } = figures;
  if (good && (lastProof === null || Date.now() / 1000 - lastProof > limits.proofDays * 86_400))
    backup('backup-unproved', say.backupUnproved);
  return needs;
}

/** What needs the operator now, most urgent first (decision 137). */
export async function judgeSystem(pool: Pool, target: string | null): Promise<Need[]> {
  const [figures, processes, failed] = await Promise.all([
    readFigures(pool, false),
    listProcesses(pool),
    countFailed(pool),
  ]);
  const awaySince = mailAwaySince(processes);
  const isMailAway = awaySince !== null && secondsSince(awaySince) > limits.mailAwaySeconds;
  return [
    ...ofServers(processes),
    ...(isMailAway ? [{ key: 'mail-away', section: 'mail' as const, says: say.mailAway }] : []),
    ...(await ofBackups(pool, target, figures)),
    ...ofJobs(figures.jobs, failed),
  ];
}
