import type {
  AnyRecord,
  FieldValues,
  IdOf,
  RowOf,
} from '@masthead/shared/platform/records/record.ts';
import type { RowRule, Seer } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';

/** The pending values of a save, for the rules that need the database. */
export interface PendingSave<R extends AnyRecord> {
  seer: Seer;
  values: FieldValues<R>;
  /** The fields that were sent. */
  given: Partial<FieldValues<R>>;
  /** The current record, locked; null for a new one. */
  current: RowOf<R> | null;
}

/** How the palette finds a record. SQL from code only; its table is called by the store's alias. */
export interface Found {
  /** A line that distinguishes the record from others with the same title. */
  detail: string;
  /** The text to search, folded, written like its index; the title by default. */
  words?: string;
  /** The newest, or next, first among equals. */
  order: string;
}

/** Rejects a restore when something the record needs is gone or in use. */
type RestoreCheck<R extends AnyRecord> = (db: Db, seer: Seer, current: RowOf<R>) => Promise<void>;

/** The rule for restoring a record, or the reason why none is needed. */
export type RestoreRule<R extends AnyRecord> = RestoreCheck<R> | { none: string };

/** No rule for restoring, with the reason. */
export const none = (reason: string): { none: string } => ({ none: reason });

/** The server's half of a record: its SQL and the rules that only the server can check. */
export interface Store<R extends AnyRecord> {
  record: R;
  /** Its table's alias in `joins` and `added`. */
  alias: string;
  /** The tables that its names come from. */
  joins: string;
  /** The columns of fields added to replies; '' for none. */
  added: string;
  /** Whose its rows are. */
  rows: RowRule;
  /** The rules of an existing record, if they differ from those of a new one. */
  recordOf?: (current: RowOf<R>) => R;
  found: Found;
  /**
   * Locks the rows that its rules depend on until the transaction ends; called before the record itself is locked,
   * null for a new one. The order of locks: platform/access/standing.ts.
   */
  holds?: (db: Db, seer: Seer, id: IdOf<R> | null, given: Partial<FieldValues<R>>) => Promise<void>;
  /** Rejects references to records that do not exist or are not the caller's. */
  check?: (db: Db, pending: PendingSave<R>) => Promise<void>;
  /** The rule for restoring it from the trash. */
  restoreRule: RestoreRule<R>;
  /** Writes its rows in other tables; returns whether anything changed. */
  writeParts?: (db: Db, id: IdOf<R>, values: FieldValues<R>) => Promise<boolean>;
  mayDelete: (viewer: Viewer) => boolean;
  /** Why the current record cannot be changed or deleted, or null. */
  whyBlocked?: (current: RowOf<R>, act: 'change' | 'delete') => string | null;
  /** Values that follow from the others, found out after `check`. */
  follows?: (db: Db, pending: PendingSave<R>) => Promise<Partial<FieldValues<R>>>;
}
