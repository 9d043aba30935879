import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashToken, newToken } from '@masthead/server/access/seal.ts';
import { insertSession } from '../server/src/access/session.queries.ts';
import { openPool, type Pool } from '../server/src/db/client.ts';
import { startBenchDatabase } from './database.ts';
import type { SendingOrder, SentSoFar } from './hostile-sender.ts';
import { type Serving, serve } from './serving.ts';
import { worstBodies } from './worst-bodies.ts';

const atOnce = 50;
const seconds = 6;
const aimMs = 300;
/** Between two acts of the honest person. */
const pauseMs = 10;

/** Somebody of the staff who may search, edit and import. */
async function hostilePerson(pool: Pool): Promise<string> {
  await pool`insert into users (username, email, name, organization_id) values ('hostile', 'hostile@example.com', 'Hostile', 1)`;
  await pool`insert into user_roles (user_id, name) select id, 'admin' from users where username = 'hostile'`;
  const [user] = await pool<{ id: number }[]>`select id from users where username = 'hostile'`;
  const token = newToken();
  await insertSession(pool, {
    tokenHash: hashToken(token),
    userId: user?.id ?? 0,
    userAgent: null,
    absoluteDays: 1,
  });
  return token;
}

/** What an honest person has met: milliseconds of each answer, and the statuses of those that were none. */
interface Met {
  ms: number[];
  refused: number[];
}

/** An honest person's calls one after the other: who am I, and a page of listings. */
async function honest({ address, headers }: Serving): Promise<Met> {
  const ms: number[] = [];
  const refused: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let at = 0; performance.now() < end; at += 1) {
    const began = performance.now();
    const answer =
      at % 2 === 0
        ? await fetch(`${address}/api/auth/session`, { headers })
        : await fetch(`${address}/api/showcase-firm-item/search`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ limit: 20 }),
          });
    await answer.arrayBuffer();
    if (answer.ok) ms.push(performance.now() - began);
    else refused.push(answer.status);
    await wait(pauseMs);
  }
  return { ms, refused };
}

const percentile = (ms: readonly number[], part: number) =>
  ms.toSorted((a, b) => a - b)[Math.min(ms.length - 1, Math.floor(ms.length * part))] ?? 0;

/** The same person beside fifty of one kind at once, all from one other person. */
async function beside(server: Serving, token: string, which: number) {
  const sender = fork(join(import.meta.dirname, 'hostile-sender.ts'));
  try {
    const order: SendingOrder = { address: server.address, token, which, atOnce };
    sender.send(order);
    await wait(500);
    const met = await honest(server);
    sender.send('so far');
    const [counted] = (await once(sender, 'message')) as [SentSoFar];
    return { met, counted };
  } finally {
    sender.kill('SIGKILL');
    // What is still on its way is not to be measured with the next kind.
    await wait(1500);
  }
}

const answersOf = (counted: SentSoFar) =>
  Object.entries(counted)
    .map(([status, count]) => `${count} × ${status === '0' ? 'hung up' : status}`)
    .join(', ') || 'none yet';

/** For each parser its worst bodies, fifty at once beside an honest person; answers a table. */
export async function benchHostileBodies(): Promise<string[]> {
  const database = await startBenchDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-bodies-'));
  const stops: (() => void)[] = [];
  try {
    const connection = await database.create('bodies');
    const pool = openPool(connection, { max: 1 });
    await pool`insert into organizations (name, is_owner) values ('Bench', true)`;
    await pool`insert into users (username, email, name, organization_id) values ('editor', 'editor@example.com', 'Editor', 1)`;
    await pool`insert into user_roles (user_id, name) select id, 'admin' from users`;
    const token = await hostilePerson(pool);
    await pool.end();
    const server = await serve('images-server.ts', { kind: 'product', connection, folder });
    stops.push(server.stop);
    const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
    const figures = ({ ms, refused }: Met) => {
      const worst = Math.max(...ms);
      return [
        Math.round(percentile(ms, 0.5)),
        Math.round(percentile(ms, 0.99)),
        `**${Math.round(worst)}**${worst > aimMs ? ' missed' : ''}`,
        aimMs,
        refused.length > 0 ? `**${refused.length}** (${[...new Set(refused)].join(', ')})` : 0,
      ];
    };
    const lines = [
      row([
        'parser',
        'fifty at once of',
        'p50 ms',
        'p99 ms',
        'worst ms',
        'aim',
        'honest refused',
        'answered',
      ]),
      row(Array(8).fill('---')),
      row(['', 'nothing', ...figures(await honest(server)), '']),
    ];
    for (const [which, { parser, what }] of worstBodies.entries()) {
      const { met, counted } = await beside(server, token, which);
      lines.push(row([parser, what, ...figures(met), answersOf(counted)]));
    }
    return lines;
  } finally {
    for (const stop of stops) stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
