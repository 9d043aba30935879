import { longestName } from '@masthead/shared/audiences/audience.ts';
import { readerAddress } from '@masthead/shared/audiences/reader-address.ts';
import { subscriberImportMessages } from '@masthead/shared/audiences/subscriber-import.ts';
import { cellLine } from '../csv/cell-text.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { FileReader } from '../imports/file-reader.ts';
import { type CsvColumns, readHeader } from './csv-columns.ts';
import { type Origin, originIn } from './subscriber-origin.ts';

/** A line of a file of subscribers. */
export interface SubscriberLine {
  line: number;
  email: string;
  name: string | null;
  origin: Origin;
  /** Why it is left out, or null. */
  problem: { act: 'refused' | 'duplicates'; message: string } | null;
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

/** Where the file itself says that the person stands. Why also by time: exports of those who left name no status. */
function statusIn(cells: readonly string[], columns: CsvColumns): string {
  const status = cellLine(cells[columns.status]).slice(0, 40);
  if (status) return status;
  if (cellLine(cells[columns.unsubscribed])) return 'unsubscribed';
  return cellLine(cells[columns.cleaned]) ? 'cleaned' : '';
}

/** Why the rest of a line cannot be imported, or null. */
function whyInvalid(name: string | null, status: string): string | null {
  if (name !== null && name.length > longestName) return subscriberImportMessages.nameTooLong;
  // Why: the list of those who left, taken for a list of subscribers, must not bring them back.
  if (status && !/^(subscribed|active)$/i.test(status))
    return subscriberImportMessages.otherStatus(status);
  return null;
}

/** Reads a CSV file of subscribers; one that cannot be read as a whole is refused with a sentence. */
export async function* readSubscribers(
  file: AsyncIterable<Buffer>,
): AsyncGenerator<SubscriberLine> {
  let columns: CsvColumns | null = null;
  const lineOf = new Map<string, number>();
  for await (const { cells, line } of readCsv(file)) {
    if (!columns) {
      columns = readHeader(cells);
      continue;
    }
    const given = cellLine(cells[columns.email]);
    const checked = readerAddress.safeParse(given);
    const email = checked.data ?? given;
    const name = nameIn(cells, columns);
    const told = originOf(cells, columns);
    const origin = 'origin' in told ? told.origin : {};
    const invalid =
      checked.error?.issues[0]?.message ??
      whyInvalid(name, statusIn(cells, columns)) ??
      ('problem' in told ? told.problem : null);
    const firstLine = lineOf.get(email.toLowerCase());
    if (invalid !== null)
      yield { line, email, name, origin, problem: { act: 'refused', message: invalid } };
    else if (firstLine !== undefined) {
      const message = subscriberImportMessages.duplicate(firstLine);
      yield { line, email, name, origin, problem: { act: 'duplicates', message } };
    } else {
      lineOf.set(email.toLowerCase(), line);
      yield { line, email, name, origin, problem: null };
    }
  }
}

/** Reads files of subscribers in the thread of an import. */
export const subscriberReader: FileReader<SubscriberLine> = {
  read: readSubscribers,
  sizeOf: ({ email, name }) => email.length + (name?.length ?? 0),
};
