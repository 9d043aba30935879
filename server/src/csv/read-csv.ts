import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { csvLimits, csvMessages } from '@masthead/shared/csv/csv-file.ts';
import { parse } from 'csv-parse';
import { refused } from '../http/errors.ts';
import { asItWas } from './defuse.ts';

/** One row of a CSV file, with the line of the file on which it begins. */
export interface CsvRow {
  cells: readonly string[];
  line: number;
}

const chunkBytes = 64 * 1024;
/** No row is longer; behind a quotation mark that is never closed the whole file is one. */
const longestRecord = 100_000;
/** Other requests are served after this many rows. */
const rowsAtATime = 500;

const delimiters = [',', ';', '\t'] as const;

/** The delimiter that the header line has most of, outside quotation marks. */
function delimiterOf(firstLine: string): string {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const counted = delimiters.map((mark) => ({ mark, count: bare.split(mark).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** The records of a file. Why `onRecord`: an error drops the records that wait for their reader. */
function parserFor(bytes: Buffer, onRecord: (line: number) => void): AsyncIterable<CsvRecord> {
  const [firstLine = ''] = bytes.toString('utf8', 0, chunkBytes).split(/[\r\n]/, 1);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(firstLine),
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: longestRecord,
    on_record: (record, { lines }) => {
      onRecord(lines);
      return record;
    },
  });
  const source = Readable.from(chunksOf(bytes));
  source.on('error', (error) => parser.destroy(error));
  return source.pipe(parser) as AsyncIterable<CsvRecord>;
}

const lineBreaks = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split(/\r\n|\n|\r/).length - 1, 0);

function asRefusal(error: unknown, lastGoodLine: number): unknown {
  const code = (error as { code?: string } | null)?.code ?? '';
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
    return refused(csvMessages.quoteNotClosed(lastGoodLine + 1));
  return code.startsWith('CSV_') ? refused(csvMessages.unreadable(lastGoodLine + 1)) : error;
}

async function* recordsOf(bytes: Buffer): AsyncGenerator<CsvRow> {
  let lastLine = 0;
  try {
    const follow = (line: number) => {
      lastLine = line;
    };
    // Why: the parser counts to the end of a record, people look for its beginning.
    for await (const { record, info } of parserFor(bytes, follow))
      yield { cells: record, line: info.lines - lineBreaks(record) };
  } catch (error) {
    throw asRefusal(error, lastLine);
  }
}

/**
 * The rows of a CSV file, its header first: comma, semicolon or tab, with or without a byte order
 * mark, line breaks inside quotation marks. A file that cannot be read is refused with a sentence.
 */
export async function* readCsv(bytes: Buffer): AsyncGenerator<CsvRow> {
  if (bytes.includes(0)) throw refused(csvMessages.notText);
  if (!isUtf8(bytes)) throw refused(csvMessages.notUtf8);
  let read = 0;
  for await (const row of recordsOf(bytes)) {
    read += 1;
    if (read > csvLimits.rows + 1) throw refused(csvMessages.tooManyRows);
    yield row;
    if (read % rowsAtATime === 0) await breathe();
  }
  if (read === 0) throw refused(csvMessages.empty);
  if (read === 1) throw refused(csvMessages.noRows);
}

/** What a column is called, in letters and digits only. */
export const headingName = (cell: string): string =>
  cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Text of a cell, with its lines, without the apostrophes that defuse formulas. */
export const cellText = (value: string | undefined): string =>
  asItWas((value ?? '').replace(/\r\n?/g, '\n').trim());

/** The same on one line. */
export const cellLine = (value: string | undefined): string =>
  cellText(value).replace(/[\p{Cc}\s]+/gu, ' ');
