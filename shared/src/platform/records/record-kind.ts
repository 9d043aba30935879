/** Records that fields refer to, by their slugs: they are shown by their names. */
export type Referred =
  | 'site'
  | 'user'
  | 'organization'
  | 'email-template'
  | 'audience'
  | 'segment'
  | 'firm'
  | 'representative'
  | 'listing'
  | 'photo'
  | 'post';

/** How the value of a field is shown; a plain text without it. */
export type Shows =
  | Referred
  | 'yes or no'
  | 'day'
  | 'clock'
  | 'day and clock'
  | 'rich text'
  | 'picture'
  | 'instant'
  | 'money'
  | 'email status'
  | 'invoice state'
  | 'post status'
  | 'role'
  | 'posts'
  | 'series section'
  | 'segment conditions'
  | 'words';

/** A column (or a key of the content) of a record. */
export interface RecordField {
  label: string;
  shows?: Shows;
  /** Its name in the record, if not the column's name in camelCase. */
  reads?: string;
}

/** Rows of another table that belong to a record, such as a user's roles. */
export interface RecordPart {
  table: string;
  /** The column that names the record. */
  of: string;
  /** The column that identifies the part for a person. */
  knownBy: string;
  /** How that value is shown, when it is the id of something with a name. */
  shows?: Shows;
  label: string;
  /** 'added the role Editor to Ana Ruiz' */
  added: (name: string) => string;
  /** Without it, History shows only additions; later changes are housekeeping. */
  removed?: (name: string) => string;
  /** 'changed the order of the listings of', where parts have an order. */
  moved?: string;
}

/** One kind of record in the history: its table, its words, and how its fields are shown. */
export interface RecordKind {
  /** Its name in addresses. */
  slug: string;
  table: string;
  /** 'email template' */
  noun: string;
  /** The column that a record is called by. */
  title: string;
  /** The type of its id in the database. */
  idType: 'integer' | 'bigint' | 'text';
  /** Rows of a shared table that are of this kind. */
  where?: { column: string; value: string };
  /** A JSON column whose keys are fields of their own. */
  content?: string;
  fields: Readonly<Record<string, RecordField>>;
  parts?: readonly RecordPart[];
  /** True when deleting moves it to the trash. */
  hasTrash?: boolean;
}
