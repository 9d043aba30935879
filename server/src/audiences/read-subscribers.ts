import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { longestName } from '@masthead/shared/audiences/audience.ts';
import { emailAddress } from '@masthead/shared/audiences/email-address.ts';
import {
  type ImportProblem,
  importLimits,
  importMessages,
} from '@masthead/shared/audiences/subscriber-import.ts';
import { parse } from 'csv-parse';
import { HttpError, refused } from '../http/errors.ts';
import { type CsvColumns, delimiterOf, readHeader } from './csv-columns.ts';
import type { ImportRow } from './imports.queries.ts';

/** What a CSV file of subscribers holds. */
export interface SubscribersFile {
  /** Lines after the header, also those that are no good. */
  count: number;
  rows: ImportRow[];
  /** The first lines that are no good. */
  problems: ImportProblem[];
  invalid: number;
  duplicates: number;
}

const chunkBytes = 64 * 1024;
/** No line is longer; behind a quotation mark that is never closed the whole file is one. */
const longestRecord = 100_000;
/** Other requests are served after this many lines. */
const linesAtATime = 500;

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

/** Text of a cell on one line, without the apostrophe that defuses a formula. */
const cellText = (value: string | undefined) =>
  (value ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

function nameIn(cells: readonly string[], columns: CsvColumns): string | null {
  const parts = [columns.firstName, columns.lastName].map((at) => cellText(cells[at]));
  return cellText(cells[columns.name]) || parts.filter(Boolean).join(' ') || null;
}

/** Why a line cannot be imported, or null. */
function whyInvalid(email: string, name: string | null, status: string): string | null {
  const checked = emailAddress.safeParse(email);
  if (!checked.success) return checked.error.issues[0]?.message ?? importMessages.emailInvalid;
  if (name !== null && name.length > longestName) return importMessages.nameTooLong;
  // Why: the list of those who left, taken for a list of subscribers, must not bring them back.
  if (status && !/^(subscribed|active)$/i.test(status)) return importMessages.otherStatus(status);
  return null;
}

/** Sorts the lines of a file into those to import and those with a problem. */
class Collector {
  file: SubscribersFile = { count: 0, rows: [], problems: [], invalid: 0, duplicates: 0 };
  #columns: CsvColumns | null = null;
  #lineOf = new Map<string, number>();

  take(cells: readonly string[], line: number): void {
    if (!this.#columns) {
      this.#columns = readHeader(cells);
      return;
    }
    this.file.count += 1;
    if (this.file.count > importLimits.rows) throw refused(importMessages.tooManyRows);
    const email = cellText(cells[this.#columns.email]);
    const name = nameIn(cells, this.#columns);
    const invalid = whyInvalid(email, name, cellText(cells[this.#columns.status]).slice(0, 40));
    const firstLine = this.#lineOf.get(email.toLowerCase());
    if (invalid !== null) this.#note(line, email, invalid, 'invalid');
    else if (firstLine !== undefined)
      this.#note(line, email, importMessages.duplicate(firstLine), 'duplicates');
    else {
      this.#lineOf.set(email.toLowerCase(), line);
      this.file.rows.push({ line, email, name });
    }
  }

  #note(line: number, text: string, message: string, kind: 'invalid' | 'duplicates'): void {
    this.file[kind] += 1;
    if (this.file.problems.length < importLimits.problemsShown)
      this.file.problems.push({ line, text: text.slice(0, 100), message });
  }

  finish(): SubscribersFile {
    if (!this.#columns) throw refused(importMessages.empty);
    if (this.file.count === 0) throw refused(importMessages.noRows);
    return this.file;
  }
}

const lineBreaks = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split(/\r\n|\n|\r/).length - 1, 0);

function asRefusal(error: unknown, lastGoodLine: number): unknown {
  if (error instanceof HttpError) return error;
  const code = (error as { code?: string } | null)?.code ?? '';
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
    return refused(importMessages.quoteNotClosed(lastGoodLine + 1));
  return code.startsWith('CSV_') ? refused(importMessages.unreadable(lastGoodLine + 1)) : error;
}

/**
 * Reads a CSV file of subscribers: comma, semicolon or tab, with or without a byte order mark, line
 * breaks inside quotation marks. A file that cannot be read as a whole is refused with a sentence.
 */
export async function readSubscribers(bytes: Buffer): Promise<SubscribersFile> {
  if (bytes.includes(0)) throw refused(importMessages.notText);
  if (!isUtf8(bytes)) throw refused(importMessages.notUtf8);
  const collector = new Collector();
  let lastLine = 0;
  let taken = 0;
  try {
    const follow = (line: number) => {
      lastLine = line;
    };
    for await (const { record, info } of parserFor(bytes, follow)) {
      // Why: the parser counts to the end of a record, people look for its beginning.
      collector.take(record, info.lines - lineBreaks(record));
      taken += 1;
      if (taken % linesAtATime === 0) await breathe();
    }
  } catch (error) {
    throw asRefusal(error, lastLine);
  }
  return collector.finish();
}
