import { longestName } from '@masthead/shared/email/audiences/audience.record.ts';
import { subscriberImportMessages } from '@masthead/shared/email/audiences/subscriber-import.ts';
import type { FileReading } from '@masthead/shared/platform/imports/import.ts';
import { readerAddress } from '@masthead/shared/platform/values/reader-address.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { cellLine } from '../../platform/csv/write-csv.ts';
import type { FileReader, ReadOptions } from '../../platform/imports/file-reader.ts';
import {
  type CsvColumns,
  type Left,
  type LeftAs,
  leftIn,
  readHeader,
  readingOf,
  standingIn,
  tellsOfLeaving,
} from './leaving.ts';
import { type Origin, originIn } from './subscriber-origin.ts';

/** A line of a file of subscribers. */
export interface SubscriberRow {
  line: number;
  email: string;
  name: string | null;
  origin: Origin;
  /** That the person has left, or null. */
  left: Left | null;
  /** What of the line could not be taken, though its person is. */
  repairs: string[];
  /** Why it is left out, or null. */
  problem: { act: 'refused' | 'duplicates'; message: string } | null;
  /** How the whole file is read; said by its first line alone. */
  readAs?: FileReading;
}

function nameIn(cells: readonly string[], columns: CsvColumns): string | null {
  const parts = [columns.firstName, columns.lastName].map((at) => cellLine(cells[at]));
  return cellLine(cells[columns.name]) || parts.filter(Boolean).join(' ') || null;
}

/** Why: who was taken over from another list has no time of signing up there, but one of confirming. */
const originOf = (cells: readonly string[], columns: CsvColumns) =>
  originIn({
    optIn: cellLine(cells[columns.optIn]) || cellLine(cells[columns.confirmed]),
    source: cellLine(cells[columns.source]),
    tags: cellLine(cells[columns.tags]),
  });

function addressIn(cells: readonly string[], columns: CsvColumns) {
  const given = cellLine(cells[columns.email]);
  const checked = readerAddress.safeParse(given);
  return { email: checked.data ?? given, invalid: checked.error?.issues[0]?.message ?? null };
}

/** How a person of a line has left, or null. */
function leavingIn(
  cells: readonly string[],
  columns: CsvColumns,
  readAs: FileReading,
): LeftAs | null {
  const standing = standingIn(cells, columns);
  if (standing === 'unsubscribed' || standing === 'cleaned') return standing;
  return readAs === 'lines' ? null : readAs;
}

type Taken = Pick<SubscriberRow, 'name' | 'origin' | 'left' | 'repairs'>;

/** Somebody who has left: nothing but a wrong address keeps them from being remembered. */
function leaverIn(cells: readonly string[], columns: CsvColumns, as: LeftAs): Taken {
  const name = nameIn(cells, columns);
  const isTooLong = name !== null && name.length > longestName;
  const told = originOf(cells, columns);
  const { left, unclear } = leftIn(cells, columns, as);
  return {
    name: isTooLong ? null : name,
    origin: 'origin' in told ? told.origin : {},
    left,
    repairs: [
      isTooLong && subscriberImportMessages.nameLeftOut,
      'problem' in told && subscriberImportMessages.originLeftOut,
      unclear,
    ].filter((sentence): sentence is string => !!sentence),
  };
}

function subscriberIn(
  cells: readonly string[],
  columns: CsvColumns,
): Taken & { invalid: string | null } {
  const name = nameIn(cells, columns);
  const standing = standingIn(cells, columns);
  const told = originOf(cells, columns);
  const invalid =
    (name !== null && name.length > longestName && subscriberImportMessages.nameTooLong) ||
    (typeof standing === 'object' && subscriberImportMessages.otherStatus(standing.other)) ||
    ('problem' in told && told.problem) ||
    null;
  const origin = 'origin' in told ? told.origin : {};
  return { name, origin, left: null, repairs: [], invalid };
}

/** Why a line is left out: it is invalid, or another line has its address. */
function problemOf(
  invalid: string | null,
  { line, left }: { line: number | undefined; left: number | undefined },
): SubscriberRow['problem'] {
  if (invalid !== null) return { act: 'refused', message: invalid };
  if (left !== undefined)
    return { act: 'duplicates', message: subscriberImportMessages.leftElsewhere(left) };
  if (line === undefined) return null;
  return { act: 'duplicates', message: subscriberImportMessages.duplicate(line) };
}

interface Heading {
  columns: CsvColumns;
  readAs: FileReading;
}

function headingOf(cells: readonly string[], options: ReadOptions): Heading {
  const columns = readHeader(cells);
  const chosen = options.readAs as FileReading | undefined;
  return { columns, readAs: chosen ?? readingOf(columns, (options.named as LeftAs) ?? null) };
}

/** Addresses that some line lists as left, in lower case, with the line. */
async function leaversOf(
  file: AsyncIterable<Buffer>,
  options: ReadOptions,
): Promise<Map<string, number>> {
  let heading: Heading | null = null;
  const leavers = new Map<string, number>();
  for await (const { cells, line } of readCsv(file)) {
    if (!heading) {
      heading = headingOf(cells, options);
      // Why: if nobody or everybody has left, no line contradicts another.
      if (heading.readAs !== 'lines' || !tellsOfLeaving(heading.columns)) break;
      continue;
    }
    if (!leavingIn(cells, heading.columns, heading.readAs)) continue;
    const { email, invalid } = addressIn(cells, heading.columns);
    const key = email.toLowerCase();
    if (invalid === null && !leavers.has(key)) leavers.set(key, line);
  }
  return leavers;
}

/**
 * Reads a CSV file of subscribers; one that cannot be read as a whole is refused with a sentence. Each address is taken
 * once: from the first line that says it has left, or else from the first line.
 */
export async function* readSubscribers(
  file: AsyncIterable<Buffer>,
  options: ReadOptions = {},
  note: (sentence: string) => void = () => {},
): AsyncGenerator<SubscriberRow> {
  const leavers = await leaversOf(file, options);
  let heading: (Heading & { isTold: boolean }) | null = null;
  const lineOf = new Map<string, number>();
  for await (const { cells, line } of readCsv(file)) {
    if (!heading) {
      heading = { ...headingOf(cells, options), isTold: false };
      if (heading.readAs !== 'lines') note(subscriberImportMessages.everyone[heading.readAs]);
      continue;
    }
    const { columns, readAs } = heading;
    const { email, invalid } = addressIn(cells, columns);
    const as = leavingIn(cells, columns, readAs);
    const { invalid: unfit, ...taken } = as
      ? { ...leaverIn(cells, columns, as), invalid: null }
      : subscriberIn(cells, columns);
    const key = email.toLowerCase();
    const before = { line: lineOf.get(key), left: as ? undefined : leavers.get(key) };
    const problem = problemOf(invalid ?? unfit, before);
    if (!problem) lineOf.set(key, line);
    yield { line, email, ...taken, problem, ...(!heading.isTold && { readAs }) };
    heading.isTold = true;
  }
}

/** Reads files of subscribers in the thread of an import. */
export const subscriberReader: FileReader<SubscriberRow> = {
  read: readSubscribers,
  sizeOf: ({ email, name }) => email.length + (name?.length ?? 0),
};
