import type {
  AnyRecord,
  FieldValues,
  IdOf,
  RowOf,
} from '@masthead/shared/platform/records/record.ts';
import type { RowRule, Seer } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';

/** What a save is about to write, for the rules that need the database. */
export interface PendingSave<R extends AnyRecord> {
  seer: Seer;
  values: FieldValues<R>;
  /** What was sent of them. */
  given: Partial<FieldValues<R>>;
  /** As it stands, locked; null for a new record. */
  current: RowOf<R> | null;
}

/** How the palette finds a record. SQL from code only; its table is called by the store's alias. */
export interface Found {
  /** A line that tells the record from others of its name. */
  detail: string;
  /** What the words are looked for in, folded, and written as its index is; the title unless stated. */
  words?: string;
  /** The newest, or next, first among equals. */
  order: string;
}

/** Refuses to take a delete back, where what the record needs has gone or is taken meanwhile. */
type RestoreCheck<R extends AnyRecord> = (db: Db, seer: Seer, current: RowOf<R>) => Promise<void>;

/** What a delete that is taken back is held to, or why nothing has to be asked. */
export type RestoreRule<R extends AnyRecord> = RestoreCheck<R> | { none: string };

/** No rule for what is restored, and why none is needed. */
export const none = (reason: string): { none: string } => ({ none: reason });

/** The server's half of a record: what is SQL, and what only the server can know. */
export interface Store<R extends AnyRecord> {
  record: R;
  /** What its table is called in `joins` and `added`. */
  alias: string;
  /** The tables that its names come from. */
  joins: string;
  /** The columns of what the record adds to an answer; '' is none. */
  added: string;
  /** Whose its rows are. */
  rows: RowRule;
  /** The rules of a record as it stands, where they are not those of a new one. */
  recordOf?: (current: RowOf<R>) => R;
  found: Found;
  /**
   * Keeps what its rules hang on as it is until the transaction ends; called before the record itself is locked, null
   * for a new one. The order of locks: platform/access/standing.ts.
   */
  holds?: (db: Db, seer: Seer, id: IdOf<R> | null, given: Partial<FieldValues<R>>) => Promise<void>;
  /** Refuses values that name what is not there or not the caller's. */
  check?: (db: Db, pending: PendingSave<R>) => Promise<void>;
  /** The rule of its way back from the trash. */
  restoreRule: RestoreRule<R>;
  /** Writes what stands in tables of its own; answers whether that changed anything. */
  writeParts?: (db: Db, id: IdOf<R>, values: FieldValues<R>) => Promise<boolean>;
  mayDelete: (viewer: Viewer) => boolean;
  /** Why a record as it stands can be neither changed nor deleted now, or null. */
  whyBlocked?: (current: RowOf<R>, act: 'change' | 'delete') => string | null;
  /** Values that follow from the others, found out after `check`. */
  follows?: (db: Db, pending: PendingSave<R>) => Promise<Partial<FieldValues<R>>>;
}
