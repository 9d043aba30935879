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
  /** What it was asked for besides the file. */
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

/** A record that an import has touched, with what is needed to undo that. */
export interface ImportChange {
  line: number;
  recordId: number;
  act: 'added' | 'changed' | 'deleted';
  /** By which it is known to be as the import has left it. */
  version: number | null;
  before: object | null;
  after: object | null;
}

/** What became of a row, or would become of it. */
export interface RowOutcome {
  line: number;
  act: Exclude<ImportCount, 'undone' | 'stayed' | 'photosStayed'>;
  /** Why it was left out, or what was changed in it on the way. */
  problems?: Omit<ImportProblem, 'line'>[];
  /** The record, unless nothing was written. What was done to it is `act`, where that says so. */
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

/** One walk through a file. It may remember what it has met; nothing that is kept depends on that. */
export interface ImportWalk<R extends { line: number }> {
  /**
   * Takes some rows in, or only says what would become of them. Runs in one transaction, as the person
   * whose import it is.
   */
  take(db: Db, rows: readonly R[], isDryRun: boolean): Promise<RowOutcome[]>;
  /** Saves what a check has found of the file as a whole, in the transaction that ends it. */
  endCheck?(db: Db): Promise<void>;
}

/** A kind of file that can be imported. What reads it is the reader of the same name (file-readers.ts), in a thread. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has rows of its own, which nobody else reads.
export interface ImportKind<R extends { line: number } = any> {
  /** Rows of one transaction: each statement stays far below its time limit, each slice below 50 ms. */
  rowsAtATime: number;
  open(task: ImportTask): ImportWalk<R>;
  /** Undoes what was done to records, where they are as the import has left them; answers the others. */
  undo(db: Db, changes: readonly ImportChange[], task: ImportTask): Promise<Stayed[]>;
}

export type ImportKinds = Record<ImportKindName, ImportKind>;
