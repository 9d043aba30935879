import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Connection, openPool } from '../server/src/db/client.ts';
import { nodeFlags } from '../server/src/node-flags.ts';
import { startBenchDatabase } from './database.ts';
import { bring, fillSite, postsImport, wordpressFile } from './imports.ts';

const posts = 100_000;
const paragraphs = 18;
const aimMegabytes = 200;

interface Figures {
  added: number;
  megabytes: number;
  seconds: number;
  /** Memory before the first piece, in MB, and the most that it came to. */
  before: number;
  most: number;
}

const residentMegabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);

/** Counts what goes through. */
function* counted(file: Iterable<Buffer>, onBytes: (bytes: number) => void): Generator<Buffer> {
  for (const bytes of file) {
    onBytes(bytes.length);
    yield bytes;
  }
}

async function measure(connection: Connection): Promise<Figures> {
  const pool = openPool(connection);
  await fillSite(pool);
  const before = residentMegabytes();
  let [most, size] = [before, 0];
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes());
  }, 100);
  const file = counted(wordpressFile(posts, paragraphs), (bytes) => {
    size += bytes;
  });
  const { counts, seconds } = await bring(pool, await postsImport(pool, file));
  clearInterval(watch);
  await pool.end();
  return { added: counts.added, megabytes: Math.round(size / 1e6), seconds, before, most };
}

/** A large export of WordPress from its first piece to its last post, in a process of its own: how much memory it takes. */
export async function benchImportMemory(): Promise<string[]> {
  const database = await startBenchDatabase();
  try {
    const child = fork(import.meta.filename, { execArgv: nodeFlags });
    child.send(await database.create('import_memory'));
    const [figures] = (await once(child, 'message')) as [Figures];
    const { added, megabytes, seconds, before, most } = figures;
    return [
      '| file | came in | seconds | memory before, MB | most, MB (aim) |',
      '|---|---|---|---|---|',
      `| an export of WordPress of ${megabytes} MB | ${added.toLocaleString('en-US')} | ${seconds.toFixed(0)} | ${before} | **${most}** (${aimMegabytes}) |`,
    ];
  } finally {
    await database.stop();
  }
}

if (import.meta.main)
  process.once('message', (connection: Connection) => {
    void measure(connection).then((figures) => {
      process.send?.(figures);
      process.disconnect();
    });
  });
