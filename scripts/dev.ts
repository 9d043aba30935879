import { fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'vite';
import { checkPlaces } from '../server/src/check-places.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { ensureWebBuild } from '../server/src/platform/builds/web-build.ts';
import { readConfig } from '../server/src/platform/process/config.ts';
import { demoLines } from '../server/src/sign-in-lines.ts';
import type { Told } from './dev-server.ts';
import { projectRoot } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '3000';
/** Editors write a file in several steps, and several files at once. */
const settleMs = 30;

const config = readConfig({ ...process.env, HOST: host, PORT: port });
await checkPlaces(config);
// Why here: the database keeps running while servers restart.
const database = await openDatabase(config, console.log);
// Why: other sites' script is served from the built app. The pages come from Vite, so the app is not built again.
ensureWebBuild(console.log);

// Why detached: Ctrl-C signals the whole process group, which would stop the server twice.
function forkServer() {
  const child = fork(join(import.meta.dirname, 'dev-server.ts'), {
    cwd: projectRoot,
    detached: true,
    env: toolEnvironment({
      HOST: host,
      PORT: port,
      NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'masthead'),
    }),
  });
  return { child, ended: once(child, 'exit') };
}
/** Why asked: a server whose sources cannot be read ends before it is told to start. */
const tell = ({ child }: Server, told: Told) => child.connected && child.send(told);
type Server = ReturnType<typeof forkServer>;

let running: Server | null = null;
/** The next server, with the packages already loaded. */
let next = forkServer();
let isStopping = false;

async function restart(): Promise<void> {
  const began = performance.now();
  const [last, server] = [running, next.child.connected ? next : forkServer()];
  running = server;
  last?.child.kill('SIGTERM');
  tell(server, 'read');
  await last?.ended;
  if (isStopping) return;
  tell(server, 'start');
  const isReady = await Promise.race([
    once(server.child, 'message').then(() => true),
    server.ended.then(() => false),
  ]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (isReady && last) console.log(`The server has been restarted in ${seconds} s.`);
  if (!isReady && !isStopping)
    console.error('The server ended. It starts again when a source changes.');
  if (!isStopping) next = forkServer();
}

let change = 0;
let restarting = restart();
/** Restarts the server once the sources stop changing; changes during a restart trigger one more. */
async function onChange(file: string | null): Promise<void> {
  if (!file?.endsWith('.ts') || /\.test(ing)?\.ts$/.test(file)) return;
  change += 1;
  const mine = change;
  await wait(settleMs);
  if (mine !== change) return;
  await restarting;
  if (mine === change && !isStopping) restarting = restart();
}
for (const folder of ['server/src', 'shared/src', 'demo/src'])
  watch(join(projectRoot, folder), { recursive: true }, (_, file) => void onChange(file));

// Why: web/vite.config.ts proxies API calls and images to this address.
process.env.MASTHEAD_SERVER = `http://${host}:${port}`;
await restarting;
const web = await createServer({
  root: join(projectRoot, 'web'),
  server: { host, port: Number(process.env.WEB_PORT ?? '5173') },
});
await web.listen();
console.log('\nMasthead is running with hot reload. Press Ctrl-C to stop:');
web.printUrls();
for (const line of demoLines(config)) console.log(line);

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  next.child.kill();
  running?.child.kill('SIGTERM');
  await Promise.all([running?.ended, web.close()]);
  await database.stop();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop());
