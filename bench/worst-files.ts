import { loadavg } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { openPool, type Pool } from '../server/src/db/client.ts';
import { readReport } from '../server/src/imports/import-report.ts';
import { keepImport, type NewImport } from '../server/src/imports/start-import.ts';
import {
  calendarOf,
  cellsOf,
  excludedDates,
  foldedLine,
  ghostOf,
  rssOf,
  wordpressOf,
} from '../server/src/imports/worst-files.testing.ts';
import { startBenchDatabase } from './database.ts';
import { fillSite } from './imports.ts';
import { type Serving, serve } from './serving.ts';

const aimMs = 300;
const aloneMs = 5000;
const longCell = '\r'.repeat(98_000);

/** Each of them kept everybody waiting for 0.3 s to minutes when it was read by the process that answers. */
const worstFiles: { name: string; kind: NewImport['kind']; text: () => string }[] = [
  {
    name: 'subscribers, 300 cells of 98,000 characters',
    kind: 'subscribers',
    text: () => cellsOf('email,name\n', (at) => `a${at}@x.example,"${longCell}"\n`, 300),
  },
  {
    name: 'listings, 300 cells of 98,000 characters',
    kind: 'listings',
    text: () => cellsOf('Key,Remarks\n', (at) => `k${at},"${longCell}"\n`, 300),
  },
  {
    name: 'a calendar, one line of 300,000 folds',
    kind: 'feed',
    text: () => calendarOf(foldedLine(300_000)),
  },
  {
    name: 'a calendar, 20,000 exceptions of one event',
    kind: 'feed',
    text: () => calendarOf(excludedDates(20_000)),
  },
  {
    name: 'a feed, 20 items of 199,000 tags',
    kind: 'feed',
    text: () => rssOf(`<item><title>a</title>${'<b/>'.repeat(199_000)}</item>`.repeat(20)),
  },
  { name: 'WordPress, 66,000 fields of one post', kind: 'feed', text: () => wordpressOf(66_000) },
  {
    name: 'Ghost, a million lists in each other',
    kind: 'feed',
    text: () => ghostOf(`"x":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`),
  },
  {
    name: 'Ghost, a text of 8 million escapes',
    kind: 'feed',
    text: () => ghostOf(`"html":"${'\\u0041'.repeat(8_000_000)}"`),
  },
];

/** As an upload comes. */
function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
}

/** Milliseconds of each honest call until `isOver`. */
async function honestCalls(server: Serving, isOver: () => boolean): Promise<number[]> {
  const ms: number[] = [];
  while (!isOver()) {
    const begun = performance.now();
    const answer = await fetch(`${server.address}/api/auth/session`, { headers: server.headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`An honest call was answered ${answer.status}`);
    ms.push(performance.now() - begun);
    await wait(5);
  }
  return ms;
}

const part = (ms: readonly number[], share: number) =>
  Math.round([...ms].sort((a, b) => a - b)[Math.floor(ms.length * share)] ?? 0);
const cells = (ms: readonly number[]) =>
  `${ms.length} | ${part(ms, 0.5)} | **${part(ms, 0.99)}** (${aimMs}) | ${part(ms, 0.9999)}`;

/** Where an import has come to rest: its end, and why. */
async function endOf(pool: Pool, id: number): Promise<string> {
  for (;;) {
    const { state, problem } = await readReport(pool, id);
    if (state !== 'uploading' && state !== 'checking') return problem ?? state;
    await wait(20);
  }
}

/** An honest person's calls beside the worst file of each format, read in the process that answers; answers a table. */
export async function benchWorstFiles(): Promise<string[]> {
  const database = await startBenchDatabase();
  const stops: (() => void)[] = [];
  try {
    const connection = await database.create('worst_files');
    const pool = openPool(connection, { max: 2 });
    await fillSite(pool);
    await pool`insert into organizations (name, is_owner) values ('Bench', true)`;
    await pool`insert into users (username, email, name, organization_id) values ('editor', 'editor@example.com', 'Editor', 1)`;
    const server = await serve('worst-files-server.ts', { kind: 'product', connection });
    stops.push(server.stop);
    const end = performance.now() + aloneMs;
    const rows = [
      `| nothing | | | ${cells(await honestCalls(server, () => performance.now() > end))} |`,
    ];
    for (const { name, kind, text } of worstFiles) {
      const begun = performance.now();
      const id = await keepImport(pool, null, {
        kind,
        fileName: name,
        options: { siteId: 1, audienceId: 'all', firmId: null },
        target: '',
        file: Readable.from(inPieces(Buffer.from(text()))),
      });
      let told: string | null = null;
      const [ms] = await Promise.all([
        honestCalls(server, () => told !== null),
        endOf(pool, id).then((said) => {
          told = said;
        }),
      ]);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      rows.push(`| ${name} | ${seconds} | ${told} | ${cells(ms)} |`);
    }
    await pool.end();
    return [
      `Load of the machine at the end: ${loadavg()[0]?.toFixed(1)} on its processors.`,
      '',
      '| beside it | seconds | what became of it | calls | median ms | p99 ms (aim) | worst ms |',
      '|---|---|---|---|---|---|---|',
      ...rows,
    ];
  } finally {
    for (const stop of stops) stop();
    await database.stop();
  }
}
