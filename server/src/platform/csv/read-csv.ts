import { Readable } from 'node:stream';
import { csvLimits, csvMessages } from '@masthead/shared/platform/csv/csv-file.ts';
import { parse } from 'csv-parse';
import { badRequest } from '../http/errors.ts';
import { reachLine } from '../imports/file-reader.ts';

/** One row of a CSV file, with the line of the file on which it begins. */
export interface CsvRow {
  cells: readonly string[];
  line: number;
}

const chunkBytes = 64 * 1024;
/** No row is longer; behind a quotation mark that is never closed the whole file is one. */
const longestRecord = 100_000;

const delimiters = [',', ';', '\t'] as const;

/** The delimiter that the header line has most of, outside quotation marks. */
function delimiterOf(firstLine: string): string {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const counted = delimiters.map((mark) => ({ mark, count: bare.split(mark).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

/** UTF-16, which spreadsheets save as 'Unicode text', begins with its mark; all else is UTF-8. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text of a file that comes in pieces; letters that lie across a border are whole again. */
async function* decoded(file: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const decode = (bytes?: Buffer) => {
    let text = '';
    try {
      text = decoder?.decode(bytes, { stream: bytes !== undefined }) ?? '';
    } catch {
      throw badRequest(csvMessages.notUtf8);
    }
    if (text.includes('\0')) throw badRequest(csvMessages.notText);
    return text;
  };
  for await (const piece of file) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    for (let at = 0; at < piece.length; at += chunkBytes)
      yield decode(piece.subarray(at, at + chunkBytes));
  }
  yield decode();
}

/** The first line, or as much of it as matters, and the whole text again. */
async function opened(text: AsyncGenerator<string>) {
  let start = '';
  let isWhole = false;
  while (!isWhole && start.length < chunkBytes && !/[\r\n]/.test(start)) {
    const { value = '', done = false } = await text.next();
    start += value;
    isWhole = done;
  }
  const [firstLine = ''] = start.split(/[\r\n]/, 1);
  const whole = async function* () {
    yield start;
    yield* text;
  };
  return { firstLine, whole: whole() };
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** The records of a file. Why `onRecord`: an error drops the records that wait for their reader. */
async function parserFor(
  file: AsyncIterable<Buffer>,
  onRecord: (line: number) => void,
): Promise<AsyncIterable<CsvRecord>> {
  const { firstLine, whole } = await opened(decoded(file));
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
  const source = Readable.from(whole, { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  return source.pipe(parser) as AsyncIterable<CsvRecord>;
}

const lineBreaks = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split(/\r\n|\n|\r/).length - 1, 0);

function asRefusal(error: unknown, lastGoodLine: number): unknown {
  const code = (error as { code?: string } | null)?.code ?? '';
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
    return badRequest(csvMessages.quoteNotClosed(lastGoodLine + 1));
  return code.startsWith('CSV_') ? badRequest(csvMessages.unreadable(lastGoodLine + 1)) : error;
}

async function* recordsOf(file: AsyncIterable<Buffer>): AsyncGenerator<CsvRow> {
  let lastLine = 0;
  try {
    const follow = (line: number) => {
      lastLine = line;
      reachLine(line + 1);
    };
    // Why: the parser counts to the end of a record, people look for its beginning.
    for await (const { record, info } of await parserFor(file, follow))
      yield { cells: record, line: info.lines - lineBreaks(record) };
  } catch (error) {
    throw asRefusal(error, lastLine);
  }
}

/**
 * The rows of a CSV file, its header first: with comma, semicolon or tab, with or without a byte order mark, with
 * line breaks inside quotation marks. An unreadable file is rejected with a message.
 */
export async function* readCsv(file: AsyncIterable<Buffer>): AsyncGenerator<CsvRow> {
  let read = 0;
  for await (const row of recordsOf(file)) {
    read += 1;
    if (read > csvLimits.rows + 1) throw badRequest(csvMessages.tooManyRows);
    reachLine(row.line);
    yield row;
  }
  if (read === 0) throw badRequest(csvMessages.empty);
  if (read === 1) throw badRequest(csvMessages.noRows);
}
