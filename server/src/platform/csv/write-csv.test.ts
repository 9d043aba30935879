import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { cellText, csvInSteps, csvOf } from './write-csv.ts';

async function readBack(rows: string[][]): Promise<string[][]> {
  const read: string[][] = [];
  const file = Readable.from([Buffer.from(csvOf([['a', 'b'], ...rows]))]);
  for await (const { cells } of readCsv(file)) read.push(cells.map(cellText));
  return read.slice(1);
}

describe('a written cell', () => {
  test.each([
    ['one\ntwo', '"one\ntwo"'],
    ['one\rtwo', '"one\rtwo"'],
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    [';=1', `";'=1"`],
    ['a;=1', `"a;'=1"`],
    ['a\n=1', `"a\n'=1"`],
    ["'=1", "''=1"],
    ['\uff1d1', "'\uff1d1"],
    ['a - b = c', 'a - b = c'],
    ["'quoted'", "'quoted'"],
  ])('%j is %j', (cell, written) => {
    expect(csvOf([[cell, 'x']])).toBe(`${written},x\r\n`);
  });

  test('numbers are numbers, below zero too', () => {
    expect(csvOf([[-1, 2.5]])).toBe('-1,2.5\r\n');
  });

  test('is read back as it was, whatever it holds', async () => {
    const letters = fc.constantFrom(...`ab'"=+-@;,\t\n \uff1d`);
    const cell = fc.string({ unit: letters, maxLength: 12 }).map((text) => text.trim());
    const rows = fc.array(fc.tuple(fc.constant('x'), cell), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        expect(await readBack(written)).toEqual(written);
      }),
      { numRuns: 300 },
    );
  });
});

test('a table of 60,001 rows is written step by step, each row once', async () => {
  const all = Array.from({ length: 60_001 }, (_, n) => n + 1);
  const steps = csvInSteps<number>({
    headings: ['n'],
    rowsAtATime: 1000,
    next: async (after, limit) => all.slice(after ?? 0, (after ?? 0) + limit),
    cellsOf: (row) => [row],
  });
  const pieces = await Array.fromAsync(steps);
  expect(pieces.join('')).toBe(`\uFEFFn\r\n${all.join('\r\n')}\r\n`);
  expect(pieces).toHaveLength(62);
});
