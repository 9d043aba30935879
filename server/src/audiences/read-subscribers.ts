import { longestName } from '@masthead/shared/audiences/audience.ts';
import { emailAddress } from '@masthead/shared/audiences/email-address.ts';
import {
  type ImportProblem,
  importLimits,
  importMessages,
} from '@masthead/shared/audiences/subscriber-import.ts';
import { cellLine, readCsv } from '../csv/read-csv.ts';
import { type CsvColumns, readHeader } from './csv-columns.ts';
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

function nameIn(cells: readonly string[], columns: CsvColumns): string | null {
  const parts = [columns.firstName, columns.lastName].map((at) => cellLine(cells[at]));
  return cellLine(cells[columns.name]) || parts.filter(Boolean).join(' ') || null;
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
    const email = cellLine(cells[this.#columns.email]);
    const name = nameIn(cells, this.#columns);
    const invalid = whyInvalid(email, name, cellLine(cells[this.#columns.status]).slice(0, 40));
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
}

/** Reads a CSV file of subscribers; one that cannot be read as a whole is refused with a sentence. */
export async function readSubscribers(bytes: Buffer): Promise<SubscribersFile> {
  const collector = new Collector();
  for await (const { cells, line } of readCsv(bytes)) collector.take(cells, line);
  return collector.file;
}
