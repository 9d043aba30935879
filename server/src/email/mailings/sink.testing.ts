import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProgram } from '../../../test/process.ts';
import type { Connection } from '../../platform/db/client.ts';

/** A mail server that survives everything but its own end, and the recipients of what it has accepted so far. */
export async function startSink(messageTakesMs: number) {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-sink-'));
  const file = join(folder, 'accepted');
  const start = (port: string) =>
    startProgram('smtp-sink.ts', { args: [file, String(messageTakesMs), port] });
  let program = await start('0');
  const { address } = program;
  return {
    address,
    accepted: async () =>
      (await readFile(file, 'utf8').catch(() => ''))
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' ')[0] ?? ''),
    /** Cuts every connection in the middle of what is said on it. */
    cut: () => program.tell('cut'),
    /** Kills it, and starts it again at its address after so many ms. */
    async killFor(ms: number) {
      await program.end('SIGKILL');
      await wait(ms);
      program = await start(new URL(address).port);
    },
    async stop() {
      await program.end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The settings of a product that runs on this database and mails to this address. */
export const productEnv = (connection: Exclude<Connection, string>, smtpUrl: string) => ({
  // Why: the test database listens on a socket, which an address cannot name but these can.
  DATABASE_URL: `postgres:///${String(connection.database)}`,
  PGHOST: String(connection.host),
  PGPORT: String(connection.port),
  PGUSER: String(connection.user),
  PGPASSWORD: String(connection.password),
  SMTP_URL: smtpUrl,
  PORT: '0',
});
