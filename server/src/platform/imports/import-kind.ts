import type {
  ImportCount,
  ImportCounts,
  ImportKindName,
  ImportProblem,
  ImportState,
} from '@masthead/shared/platform/imports/import.ts';
import type { Db } from '../db/client.ts';

/** An import as its work sees it. */
export interface ImportTask {
  id: number;
  kind: ImportKindName;
  fileName: string;
  state: ImportState;
  /** Its options besides the file. */
  options: Record<string, string | number | null>;
  /** The partner whose import it is; null means staff. */
  organizationId: number | null;
  createdBy: number | null;
  undoneBy: number | null;
  counts: ImportCounts;
  /** Rows that have been worked through in this state. */
  progress: number;
  failures: number;
}

/** A record changed by an import, with the data needed to undo the change. */
export interface ImportChange {
  line: number;
  recordId: number;
  act: 'added' | 'changed' | 'deleted';
  /** By which it is known to be as the import has left it. */
  version: number | null;
  before: object | null;
  after: object | null;
}

/** The result of a row, or the expected result. */
export interface RowOutcome {
  line: number;
  act: Exclude<ImportCount, 'undone' | 'stayed' | 'photosStayed'>;
  /** Why it was skipped, or what the import changed in it. */
  problems?: Omit<ImportProblem, 'line'>[];
  /** The record, unless nothing was written. `act` tells what was done to it. */
  change?: Omit<ImportChange, 'line' | 'act'> & Partial<Pick<ImportChange, 'act'>>;
}

/** A record that an undo had to leave, and why. */
export interface Stayed {
  recordId: number;
  text: string;
  message: string;
  /** It came along with the record, which is undone. */
  isPart?: boolean;
}

/** One pass through a file. It may keep state in memory; no stored data depends on it. */
export interface ImportWalk<R extends { line: number }> {
  /**
   * Imports some rows, or only reports what would happen to them. Runs in one transaction, as the person whose import
   * it is.
   */
  take(db: Db, rows: readonly R[], isDryRun: boolean): Promise<RowOutcome[]>;
  /** Saves a check's findings about the whole file, in its last transaction. */
  endCheck?(db: Db): Promise<void>;
}

/** A kind of file that can be imported. The reader of the same name (file-readers.ts) reads it in a thread. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has rows of its own, which nobody else reads.
export interface ImportKind<R extends { line: number } = any> {
  /** Rows of one transaction: each statement stays far below its time limit, each slice below 50 ms. */
  rowsAtATime: number;
  open(task: ImportTask): ImportWalk<R>;
  /** Reverts records that are unchanged since the import; returns the others. */
  undo(db: Db, changes: readonly ImportChange[], task: ImportTask): Promise<Stayed[]>;
}

export type ImportKinds = Record<ImportKindName, ImportKind>;
