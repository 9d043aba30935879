import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from '../server/src/platform/db/client.ts';
import { readReport } from '../server/src/platform/imports/import-report.ts';
import { type NewImport, saveImport } from '../server/src/platform/imports/start-import.ts';
import {
  calendarOf,
  cellsOf,
  excludedDates,
  foldedLine,
  ghostOf,
  rssOf,
  wordpressOf,
} from '../server/src/platform/imports/worst-files.testing.ts';
import { onBench } from './database.ts';
import { amountOf, percentile, table } from './figures.ts';
import { fillPeople } from './fill.ts';
import { openSession } from './server.ts';
import type { Serving } from './serving.ts';
import { type SendingOrder, worstBodies } from './worst-bodies.ts';

const { connections: atOnce, seconds } = amountOf({ connections: 50, seconds: 6, rounds: 1 });
const aimMs = 300;
/** The pause between two calls of the regular user. */
const pauseMs = 10;

const longCell = '\r'.repeat(98_000);
/** Each of these blocked everyone for 0.3 s to minutes while the server process parsed it itself. */
const worstFiles: [name: string, kind: NewImport['kind'], text: () => string][] = [
  [
    'subscribers, 300 cells of 98,000 characters',
    'subscribers',
    () => cellsOf('email,name\n', (at) => `a${at}@x.example,"${longCell}"\n`, 300),
  ],
  [
    'listings, 300 cells of 98,000 characters',
    'listings',
    () => cellsOf('Key,Remarks\n', (at) => `k${at},"${longCell}"\n`, 300),
  ],
  ['a calendar, one line of 300,000 folds', 'feed', () => calendarOf(foldedLine(300_000))],
  ['a calendar, 20,000 exceptions of one event', 'feed', () => calendarOf(excludedDates(20_000))],
  [
    'a feed, 20 items of 199,000 tags',
    'feed',
    () => rssOf(`<item><title>a</title>${'<b/>'.repeat(199_000)}</item>`.repeat(20)),
  ],
  ['WordPress, 66,000 fields of one post', 'feed', () => wordpressOf(66_000)],
  [
    'Ghost, a million lists in each other',
    'feed',
    () => ghostOf(`"x":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`),
  ],
  [
    'Ghost, a text of 8 million escapes',
    'feed',
    () => ghostOf(`"html":"${'\\u0041'.repeat(8_000_000)}"`),
  ],
];

/** What the regular user got: the milliseconds of each response, and the statuses of failed ones. */
interface Met {
  ms: number[];
  refused: number[];
}

/** Makes the regular user's calls in turn: who am I, and a page of listings. */
async function honest({ address, headers }: Serving, isOver: () => boolean): Promise<Met> {
  const met: Met = { ms: [], refused: [] };
  const body = JSON.stringify({ limit: 20 });
  for (let at = 0; !isOver(); at += 1) {
    const began = performance.now();
    const answer = await (at % 2 === 0
      ? fetch(`${address}/api/auth/session`, { headers })
      : fetch(`${address}/api/showcase-firm-item/search`, { method: 'POST', headers, body }));
    await answer.arrayBuffer();
    if (answer.ok) met.ms.push(performance.now() - began);
    else met.refused.push(answer.status);
    await wait(pauseMs);
  }
  return met;
}

function forSomeSeconds() {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

/** The same during fifty concurrent requests of one kind, all from one other person. */
async function besideBodies(server: Serving, token: string, which: number) {
  // Why a process of its own: building and sending these would delay the measurement.
  const sender = fork(join(import.meta.dirname, 'worst-bodies.ts'));
  try {
    const order: SendingOrder = { address: server.address, token, which, atOnce };
    sender.send(order);
    await wait(500);
    const met = await honest(server, forSomeSeconds());
    sender.send('so far');
    const [counted] = (await once(sender, 'message')) as [Record<string, number>];
    const statuses = Object.entries(counted).map(
      ([status, count]) => `${count} × ${status === '0' ? 'hung up' : status}`,
    );
    return { met, became: statuses.join(', ') || 'none yet' };
  } finally {
    sender.kill('SIGKILL');
    // Why: requests still in flight must not affect the next kind.
    await wait(1500);
  }
}

/** The bytes in chunks, like an upload. */
function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
}

/** The same while the server process imports a file. */
async function besideFile(server: Serving, pool: Pool, kind: NewImport['kind'], text: string) {
  const id = await saveImport(pool, null, {
    kind,
    fileName: kind,
    options: { siteId: 1, audienceId: 'all', firmId: null },
    target: '',
    file: Readable.from(inPieces(Buffer.from(text))),
  });
  let became = '';
  const watch = async () => {
    while (!became) {
      const { state, problem } = await readReport(pool, id);
      if (state !== 'uploading' && state !== 'checking') became = problem ?? state;
      await wait(20);
    }
  };
  const [met] = await Promise.all([honest(server, () => became !== ''), watch()]);
  return { met, became };
}

function rowOf(format: string, what: string, { ms, refused }: Met, became: string) {
  const worst = Math.round(Math.max(0, ...ms));
  return [
    format,
    what,
    Math.round(percentile(ms, 0.5)),
    Math.round(percentile(ms, 0.99)),
    `**${worst}**${worst > aimMs ? ' missed' : ''} (${aimMs})`,
    refused.length > 0 ? `**${refused.length}** (${[...new Set(refused)].join(', ')})` : 0,
    became,
  ];
}

/** Measures a regular user's latency during the worst bodies of each parser, fifty at once, and the worst file of each format. */
export const run = () =>
  onBench(async ({ pool, serve }) => {
    await fillPeople(pool);
    await pool`insert into audiences (id, site_id, name) values ('all', 1, 'All')`;
    await pool`insert into users (username, email, name, organization_id) values ('hostile', 'hostile@example.com', 'Hostile', 1)`;
    const [user] = await pool<{ id: number }[]>`
      insert into user_roles (user_id, name) select id, 'admin' from users where username = 'hostile'
      returning user_id as id`;
    const token = await openSession(pool, user?.id ?? 0);
    const importing = await serve({ kind: 'importing' });
    const rows = [rowOf('', 'nothing', await honest(importing, forSomeSeconds()), '')];
    for (const [name, kind, text] of worstFiles) {
      const { met, became } = await besideFile(importing, pool, kind, text());
      rows.push(rowOf('file', name, met, became));
    }
    importing.stop();
    const server = await serve({ kind: 'product' });
    for (const [which, { parser, what }] of worstBodies.entries()) {
      const { met, became } = await besideBodies(server, token, which);
      rows.push(rowOf(parser, what, met, became));
    }
    const head = `parser | ${atOnce} at once of, or one file | p50 ms | p99 ms | worst ms (aim) | honest refused | what became of it`;
    return table(head, rows);
  });
