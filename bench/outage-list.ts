import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { OutageClient } from './outage-client.ts';
import { keepFull } from './outage-volumes.ts';
import type { Setting, World } from './outage-world.ts';

/** A fault. To add one, add it to `outages`. */
export interface Outage extends Setting {
  name: string;
  what: string;
  /** Makes the fault, lets it last and ends it; may answer with what it found, as text. */
  strike: (world: World, client: OutageClient) => Promise<unknown>;
  needsVolumes?: boolean;
  /** Requests may go unanswered, because a web process is killed. */
  mayRefuse?: boolean;
  /** So many senders may leave emails in doubt. */
  mayDoubt?: number;
  /** A file without a row may remain, because a process was killed between the two. */
  mayOrphan?: boolean;
}

const kill = (pid: number, signal: NodeJS.Signals = 'SIGKILL') => process.kill(pid, signal);

/** Kills a part of the first server three times. */
const killPart =
  (part: 'web' | 'worker'): Outage['strike'] =>
  async ({ servers }) => {
    for (let time = 0; time < 3; time += 1) {
      if (time > 0) await wait(3000);
      const pid = servers[0]?.pidOf(part);
      if (pid) kill(pid);
    }
  };

const lasting = 10_000;

const s3Weather =
  (weather: Parameters<World['s3Link']['turn']>[0], ms: number): Outage['strike'] =>
  async ({ s3Link }) => {
    s3Link.turn(weather);
    await wait(ms);
    s3Link.turn('clear');
  };
/** Has the storage answer everything with an error for a while; each upload is then a line of the log. */
async function failS3({ s3 }: World, status: number, ms = lasting): Promise<void> {
  s3.state.fail = status;
  await wait(ms);
  s3.state.fail = 0;
}

/** Takes every connection of the database, also those that the servers had. */
async function useUp({ connection, pool }: World, ms: number): Promise<string> {
  const taken: Client[] = [];
  const take = async () => {
    const client = new Client({ ...connection, application_name: 'outage' });
    client.on('error', () => {});
    await client.connect().then(
      () => taken.push(client),
      () => {},
    );
  };
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const ending = pool`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and application_name not in ('outage', 'bench')`;
    // Why at once: the servers want them back.
    await Promise.all([ending.catch(() => {}), ...Array.from({ length: 100 }, take)]);
    await wait(500);
  }
  await Promise.all(taken.map((client) => client.end()));
  return `${taken.length} taken`;
}

/** Locks the listings, and has 40 people ask for them again and again. */
async function blockReaders({ pool }: World, client: OutageClient, ms: number): Promise<void> {
  const end = performance.now() + ms;
  const body = JSON.stringify({ limit: 20, offset: 0 });
  const path = '/api/showcase-firm-item/search';
  const readers = Array.from({ length: 40 }, async (_, n) => {
    while (performance.now() < end) await client.ask('read', n % 2, path, { method: 'POST', body });
  });
  const seconds = ms / 1000;
  await Promise.all([
    pool.unsafe(`begin; lock table listings; select pg_sleep(${seconds}); commit`),
    ...readers,
  ]);
}

const clockShift = '+5m';
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** Every fault, in the order in which they are made. */
export const outages: readonly Outage[] = [
  {
    name: 'kill-web',
    what: 'kill -9 of a web process, 3 times',
    storage: 's3',
    strike: killPart('web'),
    mayRefuse: true,
    mayOrphan: true,
  },
  {
    name: 'kill-worker',
    what: 'kill -9 of a worker process, 3 times',
    storage: 's3',
    strike: killPart('worker'),
    mayDoubt: 3,
  },
  {
    name: 'kill-server',
    what: 'kill -9 of a supervisor, started again after 2 s',
    storage: 's3',
    async strike({ servers: [server] }) {
      if (!server) return;
      kill(server.pidOf('supervisor'));
      await wait(2000);
      await server.restart();
    },
    mayRefuse: true,
    mayDoubt: 1,
    mayOrphan: true,
  },
  {
    name: 'kill-database',
    what: 'kill -9 of all processes of the database',
    storage: 's3',
    async strike({ databasePids }) {
      for (const pid of databasePids()) kill(pid);
    },
    mayDoubt: 2,
  },
  {
    name: 'kill-postmaster',
    what: 'kill -9 of the main process of the database',
    storage: 's3',
    async strike({ postmaster }) {
      kill(postmaster());
    },
    mayDoubt: 2,
  },
  {
    name: 'frozen-database',
    what: 'the database stands still for 60 s',
    storage: 's3',
    async strike({ databasePids }) {
      const pids = databasePids();
      for (const pid of pids) kill(pid, 'SIGSTOP');
      await wait(60_000);
      for (const pid of pids) kill(pid, 'SIGCONT');
    },
    mayDoubt: 2,
  },
  {
    name: 'connections-used-up',
    what: 'other clients hold all connections for 20 s',
    storage: 's3',
    strike: (world) => useUp(world, 20_000),
    mayDoubt: 2,
  },
  {
    name: 'slow-queries',
    what: '40 readers wait for a locked table for 20 s',
    storage: 's3',
    strike: (world, client) => blockReaders(world, client, 20_000),
  },
  {
    name: 'full-database',
    what: 'the volume of the database is full for 20 s',
    storage: 's3',
    databaseMb: 250,
    strike: ({ volumes }) => keepFull(volumes.postgres, 20_000),
    needsVolumes: true,
    mayDoubt: 4,
  },
  {
    name: 'full-files',
    what: 'the volume of the files is full for 10 s',
    storage: 'disk',
    strike: ({ volumes }) => keepFull(volumes.data, lasting),
    needsVolumes: true,
  },
  {
    name: 'full-temporary',
    what: 'the temporary folder is full for 10 s',
    storage: 'disk',
    special: (_, folder) => ({ env: { TMPDIR: `${folder}/temporary` } }),
    strike: ({ volumes }) => keepFull(volumes.temporary, lasting),
    needsVolumes: true,
  },
  {
    name: 'full-log',
    what: 'the volume of the log is full for 10 s, with much to log',
    storage: 's3',
    special: () => ({ log: 'volume' }),
    async strike(world) {
      await Promise.all([keepFull(world.volumes.log, lasting), failS3(world, 500)]);
    },
    needsVolumes: true,
  },
  {
    name: 'closed-log',
    what: 'nobody reads the log any more: its pipe is closed',
    storage: 's3',
    special: () => ({ log: 'pipe' }),
    async strike(world) {
      for (const { output } of world.servers) output?.destroy();
      await failS3(world, 500);
    },
  },
  {
    name: 'stuck-log',
    what: 'nobody reads the log any more: its pipe is full',
    storage: 's3',
    special: () => ({ log: 'pipe' }),
    async strike(world) {
      await failS3(world, 500, 2 * lasting);
    },
  },
  {
    name: 's3-slow',
    what: 'the storage answers after 30 s, for 40 s',
    storage: 's3',
    strike: s3Weather('slow', 40_000),
  },
  {
    name: 's3-refused',
    what: 'the storage refuses connections for 10 s',
    storage: 's3',
    strike: s3Weather('refused', lasting),
  },
  {
    name: 's3-cut',
    what: 'uploads to the storage are cut half-way for 10 s',
    storage: 's3',
    strike: s3Weather('cut', lasting),
  },
  {
    name: 's3-403',
    what: 'the storage answers 403 for 10 s',
    storage: 's3',
    strike: (world) => failS3(world, 403),
  },
  {
    name: 's3-500',
    what: 'the storage answers 500 for 10 s',
    storage: 's3',
    strike: (world) => failS3(world, 500),
  },
  {
    name: 'mail-dead',
    what: 'the mail server is killed, and back after 15 s',
    storage: 's3',
    strike: ({ sink }) => sink.killFor(15_000),
    mayDoubt: 2,
  },
  {
    name: 'mail-cut',
    what: 'the mail server cuts its connections, 5 times',
    storage: 's3',
    async strike({ sink }) {
      for (let time = 0; time < 5; time += 1) {
        sink.cut();
        await wait(300);
      }
    },
    mayDoubt: 10,
  },
  {
    name: 'clocks-apart',
    what: 'the clock of one server is 5 minutes ahead',
    storage: 's3',
    special: (index) =>
      index === 1
        ? {
            env: {
              LD_PRELOAD: faketime,
              FAKETIME: clockShift,
              FAKETIME_DONT_FAKE_MONOTONIC: '1',
            },
          }
        : {},
    strike: () => wait(lasting),
  },
];
