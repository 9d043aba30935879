import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { Pool } from '../db/client.ts';
import { newestMigration } from '../db/migration-files.ts';
import type { Config } from '../process/config.ts';
import { logged } from '../process/logged.ts';
import { signals } from '../process/signals.ts';
import { version } from '../process/version.ts';
import { forgetProcess, noteProcess } from './system.queries.ts';

/** How often a process gives a sign of life, in ms. */
const usualMs = 20_000;

/** Since when the mail server is away, as this process finds it. */
function watchMail() {
  let awayAt: Date | null = null;
  const stop = signals.mailDone.hear(({ outcome }) => {
    if (outcome === 'away') awayAt ??= new Date();
    else if (outcome !== 'unknown') awayAt = null;
  });
  return { awayAt: () => awayAt, stop };
}

/** Notes this process and its state for the System page, until it stops; answers how to stop. */
export async function openProcessBeat(
  config: Config,
  pool: Pool,
  everyMs = usualMs,
): Promise<() => Promise<void>> {
  const mail = watchMail();
  const id = randomUUID();
  const own = {
    id,
    host: hostname(),
    role: config.role === 'worker' ? ('worker' as const) : ('web' as const),
    appVersion: version,
    migration: newestMigration(),
  };

  async function beat(): Promise<void> {
    const disk = await statfs(config.dataFolder).catch(() => null);
    await noteProcess(pool, {
      ...own,
      memoryBytes: process.memoryUsage.rss(),
      diskFree: disk && disk.bavail * disk.bsize,
      diskSize: disk && disk.blocks * disk.bsize,
      mailAwayAt: mail.awayAt(),
    });
  }

  await beat();
  let beating: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    beating = beat().catch(logged('Couldn’t note the state of this process'));
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    mail.stop();
    await beating;
    await forgetProcess(pool, id);
  };
}
