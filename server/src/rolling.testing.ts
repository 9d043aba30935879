import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { healthEndpoints } from '@masthead/shared/platform/health/health.endpoints.ts';
import { livePath } from '@masthead/shared/platform/live/live.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { programPath } from '../test/built-programs.ts';
import { freePort } from '../test/free-port.ts';
import { type Program, startProgram } from '../test/process.ts';
import { root } from './platform/builds/server-build.ts';
import { migrationsFolder } from './platform/db/migration-files.ts';

/** A web server at an address that it keeps, or a worker, on a database that it shares with others. */
export interface ClusterServer {
  role: 'web' | 'worker';
  port: number;
  env: NodeJS.ProcessEnv;
  program: Program;
}

/** Starts a server again after its stop, as the program of some version. */
export type Restart = (server: ClusterServer) => Promise<Program>;

const program = 'product-server.ts';

/** The text of the migration that a version adds: a column that nothing reads, or an index. */
const migrationOf = (n: number) =>
  n % 2 === 1
    ? `alter table chat_messages add column rolling_${n} text;\n`
    : `-- concurrently\ncreate index concurrently rolling_${n} on chat_messages (rolling_${n - 1});\n`;

/** Installs a later version in a folder of its own: this one with `n` more migrations. */
export function installLater(folder: string, n: number): Restart {
  const home = join(folder, `later-${n}`);
  const link = (from: string, to: string, without: string[]) => {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from))
      if (!without.includes(name)) symlinkSync(join(from, name), join(to, name));
  };
  const [server, ownServer] = [join(root, 'server'), join(home, 'server')];
  link(root, home, ['server']);
  link(server, ownServer, ['test', 'migrations']);
  const built = dirname(programPath(program));
  // Why copies: a program finds its migrations from where its file is.
  cpSync(built, join(home, relative(root, built)), { recursive: true });
  cpSync(migrationsFolder, join(ownServer, 'migrations'), { recursive: true });
  for (let one = 1; one <= n; one += 1)
    writeFileSync(
      join(ownServer, 'migrations', `${9000 + one}_rolling_${one}.sql`),
      migrationOf(one),
    );
  const installed = join(home, relative(root, programPath(program)));
  return ({ env }) => startProgram(installed, { env });
}

/** The pause between two servers: the interval and the timeout of Caddy's health checks (docs/operation/several-servers.md). */
const restMs = 3000;

/** Whether a server says that it is ready. */
async function isReady({ role, port }: ClusterServer): Promise<boolean> {
  if (role === 'worker') return true;
  const answer = await fetch(`http://127.0.0.1:${port}${healthEndpoints.ready.path}`);
  await answer.text();
  return answer.status === 200;
}

/** Starts servers of these roles on one database. */
export async function startCluster(roles: readonly ('web' | 'worker')[], env: NodeJS.ProcessEnv) {
  const servers = await Promise.all(
    roles.map(async (role): Promise<ClusterServer> => {
      const port = await freePort();
      const own = {
        ...env,
        PORT: String(port),
        MASTHEAD_ROLE: role,
        MASTHEAD_TRUSTED_PROXIES: '1',
      };
      return { role, port, env: own, program: await startProgram(program, { env: own }) };
    }),
  );
  return {
    ports: servers.filter(({ role }) => role === 'web').map(({ port }) => port),
    /**
     * Stops each server in turn, starts it again and waits until it is ready; answers how long each stop of a web server
     * took, in ms.
     */
    async roll(restart: Restart): Promise<number[]> {
      const stops: number[] = [];
      for (const server of servers) {
        if (server !== servers[0]) await wait(restMs);
        const begun = performance.now();
        const code = await server.program.end('SIGTERM');
        if (code !== 0) throw new Error(`A server ended with ${code}`);
        if (server.role === 'web') stops.push(performance.now() - begun);
        server.program = await restart(server);
        while (!(await isReady(server))) await wait(50);
      }
      return stops;
    },
    end: () => Promise.all(servers.map((server) => server.program.end('SIGKILL'))),
  };
}

/** Counts of requests through a proxy; a failure is any response other than 200, or none. */
export interface Tally {
  requests: number;
  failures: string[];
}

interface Asking {
  address: string;
  token: string;
  siteId: number;
}

const pauseMs = 15;

/** A message or a file for the chat, by the id that the client has given it. */
function chatRequests({ address, token }: Asking, sent: string[]) {
  const authorization = `Bearer ${token}`;
  const post = (path: string, init: RequestInit) =>
    fetch(address + path, { method: 'POST', ...init });
  return {
    message() {
      const clientId = randomUUID();
      sent.push(clientId);
      return post(chatEndpoints.send.path, {
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ clientId, message: clientId }),
      });
    },
    upload() {
      const form = new FormData();
      form.append('clientId', randomUUID());
      form.append('file', new Blob(['A small file\n'.repeat(500)]), 'notes.txt');
      return post(chatEndpoints.upload.path, { headers: { authorization }, body: form });
    },
  };
}

/** Steady requests for pages and calls, messages and small uploads until it is stopped. */
function startRequests(asking: Asking) {
  const { address, token, siteId } = asking;
  const sent: string[] = [];
  const tally: Tally = { requests: 0, failures: [] };
  const chat = chatRequests(asking, sent);
  const get = (path: string) => () =>
    fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
  const kinds: Record<string, () => Promise<Response>> = {
    page: get(`/sites/${siteId}`),
    call: get(`${chatEndpoints.list.path}?limit=5`),
    message: () => chat.message(),
    upload: () => chat.upload(),
  };
  let isOver = false;
  const run = async (kind: string, ask: () => Promise<Response>) => {
    while (!isOver) {
      tally.requests += 1;
      try {
        const answer = await ask();
        const text = await answer.text();
        if (answer.status !== 200)
          tally.failures.push(`${kind}: ${answer.status} ${text.slice(0, 80)}`);
      } catch (error) {
        tally.failures.push(`${kind}: ${String((error as Error).cause ?? error)}`);
      }
      await wait(pauseMs);
    }
  };
  const all = Object.entries(kinds).map(([kind, ask]) => run(kind, ask));
  return {
    tally,
    sent,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** Follows the chat as the web app does: reconnects after a pause, and asks for messages when told of some. */
function followChat({ address, token }: Asking) {
  const seen = new Map<string, number>();
  const gaps: number[] = [];
  const url = new URL(livePath, address.replace('http', 'ws'));
  let isOver = false;
  let lostAt: number | null = null;
  let asking = Promise.resolve();
  let isToAsk = false;
  const look = async () => {
    isToAsk = false;
    const path = `${chatEndpoints.list.path}?limit=100`;
    const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
    const { nodes } = (await answer.json()) as { nodes: { id: number; message: string }[] };
    for (const { id, message } of nodes) {
      const before = seen.get(message);
      if (message && before !== undefined && before !== id) throw new Error(`${message} twice`);
      if (message) seen.set(message, id);
    }
  };
  let socket: WebSocket;
  const open = () => {
    socket = new WebSocket(url, { headers: { origin: address } });
    socket.onopen = () => socket.send(JSON.stringify({ token, place: 'chat' }));
    socket.onmessage = () => {
      if (lostAt !== null) gaps.push(performance.now() - lostAt);
      lostAt = null;
      // Why not once for each: one answer contains everything that was written until then.
      if (!isToAsk) asking = asking.then(look);
      isToAsk = true;
    };
    socket.onclose = () => {
      lostAt ??= performance.now();
      if (!isOver) setTimeout(open, 100 + 1500 * Math.random());
    };
  };
  open();
  return {
    seen,
    gaps,
    async stop() {
      isOver = true;
      socket.close();
      await asking;
    },
  };
}

/** All of it at once, through a proxy. */
export function startLoad(asking: Asking) {
  const requests = startRequests(asking);
  const live = followChat(asking);
  return {
    ...requests,
    gaps: live.gaps,
    /** Ends the load; answers the messages that the follower of the chat has missed. */
    async end(): Promise<string[]> {
      await requests.stop();
      const missed = () => requests.sent.filter((id) => !live.seen.has(id));
      const patience = performance.now() + 5000;
      while (missed().length > 0 && performance.now() < patience) await wait(50);
      await live.stop();
      return missed();
    },
  };
}
