import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { projectRoot } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '3000';

// Why detached: Ctrl-C signals the whole process group, which would stop the server twice.
const server = spawn('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: projectRoot,
  detached: true,
  env: toolEnvironment({ HOST: host, PORT: port }),
  stdio: ['ignore', 'inherit', 'inherit'],
});
const serverEnded = once(server, 'exit').catch(console.error);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}

// Why: web/vite.config.ts proxies API calls and images to this address.
process.env.MASTHEAD_SERVER = `http://${host}:${port}`;
const web = await createServer({
  root: join(projectRoot, 'web'),
  server: { host, port: Number(process.env.WEB_PORT ?? '5173') },
});
await web.listen();
console.log('\nMasthead is running with hot reload. Press Ctrl-C to stop:');
web.printUrls();

await serverEnded;
await web.close();
process.exit();
