import { join } from 'node:path';
import { buildSite } from '../server/src/email/campaigns/campaigns.testing.ts';
import { productEnv } from '../server/src/email/mailings/sink.testing.ts';
import { openPool, type Pool } from '../server/src/platform/db/client.ts';
import { notePlace } from '../server/src/platform/db/place.queries.ts';
import {
  programAt,
  type RunningProxy,
  startCaddy,
  startNginx,
} from '../server/src/proxies.testing.ts';
import {
  type Restart,
  startAgain,
  startCluster,
  startLoad,
} from '../server/src/rolling.testing.ts';
import { buildMember } from '../server/src/workspace/chat/chat.testing.ts';
import { type Bench, onBench } from './database.ts';
import { grouped, roundsOf, table } from './figures.ts';
import { startHeedfulProxy } from './heedful-proxy.ts';
import { openSession } from './server.ts';

const restarts = roundsOf(20);

interface Kind {
  name: string;
  program: string | null;
  start: (program: string, ports: readonly number[]) => Promise<RunningProxy>;
  drainSeconds: number;
}

const kinds: Kind[] = [
  { name: 'nginx.conf', program: programAt('nginx'), start: startNginx, drainSeconds: 3 },
  { name: 'Caddyfile', program: programAt('caddy'), start: startCaddy, drainSeconds: 3 },
  { name: 'heeds ready, never retries', program: '', start: startHeedfulProxy, drainSeconds: 1 },
];

async function account(pool: Pool, sent: readonly string[]): Promise<number> {
  const rows = await pool<{ times: number }[]>`
    select count(*)::int as times from chat_messages where message = any(${[...sent]}) group by message`;
  return sent.length - rows.length + rows.filter(({ times }) => times > 1).length;
}

const longest = (figures: readonly number[]) => Math.round(Math.max(0, ...figures));

async function runKind(bench: Bench, pool: Pool, kind: Kind, restart: Restart) {
  const { id: siteId } = await buildSite(pool);
  const token = await openSession(pool, await buildMember(pool));
  const cluster = await startCluster(2, {
    ...productEnv(bench.connection, ''),
    MASTHEAD_DATA: join(bench.folder, 'data'),
    MASTHEAD_ADMIN_PASSWORD: 'of the bench',
    MASTHEAD_REQUESTS_PER_MINUTE: '1000000',
    MASTHEAD_DRAIN_SECONDS: String(kind.drainSeconds),
  });
  const proxy = await kind.start(kind.program ?? '', cluster.ports);
  try {
    const load = startLoad({ address: proxy.address, token, siteId });
    const stops: number[] = [];
    while (stops.length < restarts) stops.push(...(await cluster.roll(restart)));
    const missed = await load.end();
    const { requests, failures } = load.tally;
    const row = [
      kind.name,
      stops.length,
      grouped(requests),
      `**${failures.length}**`,
      longest(stops) - kind.drainSeconds * 1000,
      `${longest(load.gaps)} (${load.gaps.length})`,
      grouped(load.sent.length),
      `**${missed.length}**`,
      `**${await account(pool, load.sent)}**`,
    ];
    return { row, told: failures.slice(0, 10).map((one) => `- ${kind.name}: ${one}`) };
  } finally {
    await Promise.all([proxy.end(), cluster.end()]);
  }
}

/** Two servers restart in turn under mixed load; `restart` is what is done to each of them. */
export const runRolling = (restart: Restart) =>
  onBench(async (bench) => {
    const pool = openPool(bench.connection, { max: 4 });
    bench.atEnd(() => pool.end({ timeout: 2 }));
    await notePlace(pool);
    const done: Awaited<ReturnType<typeof runKind>>[] = [];
    for (const kind of kinds)
      if (kind.program !== null) done.push(await runKind(bench, pool, kind, restart));
    const head =
      'proxy | restarts | requests | failed | longest stop after draining, ms | longest WebSocket gap, ms (gaps) | messages | missed | lost or doubled';
    return [
      ...table(
        head,
        done.map(({ row }) => row),
      ),
      ...done.flatMap(({ told }) => told),
    ];
  });

export const run = () => runRolling(startAgain);
