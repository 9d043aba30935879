import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
/** The first start writes the demo data, which takes time on a slow machine. */
const patienceMs = 240_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function startSink(file: string): Promise<{ sink: ChildProcess; smtpUrl: string }> {
  writeFileSync(file, '');
  const sink = fork(join(import.meta.dirname, 'smtp-sink.ts'), [file]);
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
  return { sink, smtpUrl: `smtp://127.0.0.1:${port}` };
}

async function untilHealthy(address: string, product: ChildProcess): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (product.exitCode !== null)
      throw new Error('The product ended while it was starting; its lines are above.');
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await wait(300);
  }
  throw new Error('The product did not become healthy.');
}

/**
 * A second server on the same data, like two machines behind one address. It can be killed. Without a product it has a
 * public address of its own, at a domain, where browsers allow passkeys.
 */
export async function startBeside(product?: { address: string }) {
  const port = await freePort();
  const address = `http://${product ? '127.0.0.1' : 'localhost'}:${port}`;
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = {
    ...environment,
    PORT: String(port),
    HOST: '127.0.0.1',
    MASTHEAD_DATA: process.env.MASTHEAD_E2E_DATA,
    MASTHEAD_URL: product?.address ?? address,
  };
  let running: ChildProcess | null = null;
  const start = async () => {
    running = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await untilHealthy(address, running);
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = running && running.exitCode === null ? once(running, 'exit') : null;
    running?.kill(signal);
    await ended;
  };
  await start();
  return { address, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/**
 * Starts the product as a new user does, with its own data and a real mail server. The journeys of a worker share it
 * and find it through environment variables.
 */
export async function startProduct(
  given: Record<string, string> = {},
): Promise<{ address: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'masthead e2e '));
  const inbox = join(folder, 'inbox.jsonl');
  const { sink, smtpUrl } = await startSink(inbox);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...environment } = process.env;
  const settings = {
    ...environment,
    PORT: String(port),
    HOST: '127.0.0.1',
    MASTHEAD_DATA: join(folder, 'data'),
    MASTHEAD_URL: address,
    SMTP_URL: smtpUrl,
    ...given,
  };
  const product = spawn(process.execPath, ['server/src/supervise.ts'], {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.env.MASTHEAD_E2E_URL = address;
  process.env.MASTHEAD_E2E_DATA = join(folder, 'data');
  process.env.MASTHEAD_E2E_INBOX = inbox;
  const stop = async () => {
    const ended = product.exitCode === null ? once(product, 'exit') : null;
    product.kill('SIGTERM');
    await ended;
    sink.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilHealthy(address, product);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
