import type { AnyRecord, RowOf, SavedValues } from '@masthead/shared/records/record.ts';
import type { PendingQuery, Row } from 'postgres';
import type { RowRule, Seer } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';

/** A part of a statement. */
export type Fragment = PendingQuery<Row[]>;

/** What a save is about to write, for the rules that need the database. */
export interface Save<R extends AnyRecord> {
  seer: Seer;
  values: SavedValues<R>;
  /** What was sent of them. */
  given: Partial<SavedValues<R>>;
  /** As it stands, locked; null for a new record. */
  current: RowOf<R> | null;
}

/** The server's half of a record: what is SQL, and what only the server can know. */
export interface Store<R extends AnyRecord> {
  record: R;
  /** What its table is called in `joins` and `added`. */
  alias: string;
  /** The tables that its names come from. */
  joins: string;
  /** The columns of what the record adds to an answer. */
  added: string;
  /** Whose its rows are. */
  rows: RowRule;
  /** Refuses values that name what is not there or not the caller's. */
  check?: (db: Db, save: Save<R>) => Promise<void>;
  /** Writes what stands in tables of its own; answers whether that changed anything. */
  writeParts?: (db: Db, id: number, values: SavedValues<R>) => Promise<boolean>;
  mayDelete: (viewer: Viewer) => boolean;
}
