import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { importMessages } from '@masthead/shared/platform/imports/import.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { importKinds } from '../../import-kinds.ts';
import { type ReaderName, type ReadLimits, readLimits } from './file-reader.ts';
import { readReport } from './import-report.ts';
import { type Reading, readApart } from './read-apart.ts';
import { saveImport } from './start-import.ts';
import { workOnImport } from './work-on-import.ts';
import {
  calendarOf,
  cellsOf,
  excludedDates,
  foldedLine,
  ghostOf,
  rssOf,
  wordpressOf,
} from './worst-files.testing.ts';

const pieceBytes = 256 * 1024;

const readingOf = (reader: ReaderName, text: string, more: Partial<Reading> = {}): Reading => {
  const bytes = Buffer.from(text);
  return {
    reader,
    options: { zone: 'America/Chicago', at: Date.parse('2026-11-20T12:00:00Z') },
    rowsAtATime: 50,
    note: () => {},
    pieceAt: async (position) => {
      const piece = bytes.subarray(position * pieceBytes, (position + 1) * pieceBytes);
      return piece.length > 0 ? piece : null;
    },
    ...more,
  };
};

/** The rows of a file, or why it was refused. */
async function outcome(reading: Reading) {
  const rows: { line: number }[] = [];
  try {
    for await (const batch of readApart<{ line: number }>(reading)) rows.push(...batch.rows);
    return { rows, refusal: null };
  } catch (error) {
    return { rows, refusal: (error as Error).message };
  }
}

/** The thread that is started next. */
const nextThread = async (): Promise<Worker> => (await once(process, 'worker'))[0];

const tight: ReadLimits = { ...readLimits, placeMs: 100, lookMs: 20 };
const csvLimits: ReadLimits = { ...readLimits, fileMs: 200, msPerKiB: 0, msPerRow: 0, lookMs: 20 };
const line = (at: number) => ({ unit: 'line' as const, at });

describe('a worst file is ended with a sentence that names the place, and the event loop turns meanwhile', () => {
  test.each<[string, ReaderName, () => string, ReadLimits, string | RegExp]>([
    [
      'subscribers with cells of 98,000 characters',
      'subscribers',
      () => cellsOf('email,name\n', (at) => `a${at}@x.example,"${'\r'.repeat(98_000)}"\n`, 300),
      csvLimits,
      /^Reading stopped at line [\d,]+: this file takes too long to read as a whole\./,
    ],
    [
      'listings with cells of 98,000 characters',
      'listings',
      () => cellsOf('Key,Remarks\n', (at) => `k${at},"${'\r'.repeat(98_000)}"\n`, 300),
      csvLimits,
      /^Reading stopped at line [\d,]+: this file takes too long to read as a whole\./,
    ],
    [
      'a calendar with a line of 300,000 folds',
      'feed',
      () => calendarOf(foldedLine(300_000)),
      tight,
      importMessages.slowPlace(line(3)),
    ],
    [
      'a calendar with 20,000 exceptions',
      'feed',
      () => calendarOf(excludedDates(20_000)),
      tight,
      importMessages.slowPlace(line(3)),
    ],
    [
      'a feed whose item has 199,000 tags',
      'feed',
      () => rssOf(`<item><title>a</title>${'<b/>'.repeat(199_000)}</item>`),
      tight,
      importMessages.slowPlace(line(2)),
    ],
    [
      'an export of WordPress whose post has 66,000 fields of its own',
      'feed',
      () => wordpressOf(66_000),
      tight,
      importMessages.slowPlace(line(2)),
    ],
    [
      'an export of Ghost whose post is a million lists in each other',
      'feed',
      () => ghostOf(`"x":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`),
      tight,
      importMessages.slowPlace({ unit: 'item', at: 2 }),
    ],
    [
      'an export of Ghost that fills the memory',
      'feed',
      () => ghostOf(`"x":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`),
      { ...readLimits, heapMiB: 48, lookMs: 20 },
      importMessages.tooMuchMemory({ unit: 'item', at: 2 }),
    ],
  ])('%s', async (_, reader, text, limits, sentence) => {
    const reading = readingOf(reader, text(), { limits });
    const started = nextThread();
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 5);
    const read = outcome(reading);
    const gone = once(await started, 'exit');
    const { refusal } = await read;
    clearInterval(ticking);
    expect(refusal).toMatch(sentence);
    expect(turns).toBeGreaterThan(10);
    await gone;
  });
});

describe('a reader in a thread', () => {
  const people = (count: number) =>
    cellsOf('email,name\n', (at) => `a${at}@x.example,Ana\n`, count);

  test('hands over every row of a file once, in its order, and ends with it', async () => {
    const started = nextThread();
    const read = outcome(readingOf('subscribers', people(20_000)));
    const gone = once(await started, 'exit');
    const { rows, refusal } = await read;
    expect(refusal).toBeNull();
    expect(rows.map((row) => row.line)).toEqual(Array.from({ length: 20_000 }, (_, at) => at + 2));
    await gone;
  });

  test('returns the rows before an unreadable line', async () => {
    const { rows, refusal } = await outcome(readingOf('subscribers', `${people(3)}"open`));
    expect([rows.length, refusal]).toEqual([3, expect.stringContaining('opened on line 5')]);
  });

  test('reads only a few batches ahead', async () => {
    let asked = 0;
    const usual = readingOf('subscribers', people(100_000));
    const pieceAt = (position: number) => {
      asked = Math.max(asked, position);
      return usual.pieceAt(position);
    };
    const reading = readApart({ ...usual, pieceAt, rowsAtATime: 250 });
    await reading.next();
    const most = asked;
    for (let rest = await reading.next(); !rest.done; rest = await reading.next());
    expect(asked).toBeGreaterThan(most + 3);
    expect(most).toBeLessThan(3);
  });

  test('reports why a chunk of the file cannot be loaded', async () => {
    const pieceAt = () => Promise.reject(new Error('The database is away'));
    const { refusal } = await outcome(readingOf('subscribers', '', { pieceAt }));
    expect(refusal).toBe('The database is away');
  });

  test('that ends by itself is a sentence', async () => {
    const started = nextThread();
    const read = outcome(
      readingOf('feed', rssOf('<item>'), { pieceAt: () => new Promise(() => {}) }),
    );
    await (await started).terminate();
    expect((await read).refusal).toBe(importMessages.readerEnded(line(1)));
  });

  test('is ended in the middle of a statement when the server stops', async () => {
    let looks = 0;
    const started = nextThread();
    const goOn = () => {
      looks += 1;
      if (looks > 20) throw new Error('The server stops');
    };
    const text = ghostOf(`"html":"${'\\u0041'.repeat(8_000_000)}"`);
    const limits = { ...readLimits, lookMs: 20 };
    const read = outcome(readingOf('feed', text, { goOn, limits }));
    const gone = once(await started, 'exit');
    expect((await read).refusal).toBe('The server stops');
    await gone;
  });
});

describe('an import of a worst file', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test('is refused with the sentence, and the next file comes in', async () => {
    const { pool } = database;
    const bring = async (text: string) => {
      async function* file() {
        yield Buffer.from(text);
      }
      const given = {
        kind: 'feed' as const,
        fileName: 'a.ics',
        options: { siteId: 1 },
        target: '',
      };
      const id = await saveImport(pool, null, { ...given, file: file() });
      await workOnImport({ pool, kinds: importKinds, limits: tight }, id);
      const { state, problem, counts } = await readReport(pool, id);
      return { state, problem, added: counts.added };
    };
    expect(await bring(calendarOf(foldedLine(300_000)))).toEqual({
      state: 'refused',
      problem: importMessages.slowPlace(line(3)),
      added: 0,
    });
    const good = calendarOf('DESCRIPTION:Music');
    expect(await bring(good)).toEqual({ state: 'checked', problem: null, added: 1 });
  });
});
