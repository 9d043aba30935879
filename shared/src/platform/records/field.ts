import type { z } from 'zod';
import type { Shows } from './record-kind.ts';

/** The kind of a field. Its behavior is defined once for the whole product, in `kinds.ts`. */
export type Kind =
  | 'text'
  | 'long text'
  | 'rich text'
  | 'link'
  | 'picture'
  | 'choice'
  | 'yes or no'
  | 'whole number'
  | 'money'
  | 'colour'
  | 'day'
  | 'time of day'
  | 'day and time'
  | 'instant'
  | 'reference'
  | 'references'
  | 'checked JSON';

/** The type of a text field, if it is not plain text. */
export type Typed = 'email' | 'tel';

/** Options of every kind of field. */
export interface Said {
  /** How people read it: at its input, in conflicts, History, Activity and CSV files. */
  label: string;
  /** Help text under its input. */
  help?: string;
  /** Its column, where that is not its name in snake_case. */
  column?: string;
  /** How CSV files of other systems call its column. */
  csv?: readonly string[];
}

/** One field of a record: data, made by a kind. */
export interface Field<
  K extends Kind = Kind,
  W extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends Said {
  kind: K;
  /** The rules for saving, with their messages. */
  write: W;
  /** The shape when read, without rules, so that old rows never fail. */
  read: R;
  /** The initial value of a new record. */
  initial: z.input<W>;
  /** True when a person has to fill it in. */
  isRequired: boolean;
  /** The maximum length of its input. */
  maxLength?: number;
  /** The input mode, which sets the keyboard on phones. */
  typed?: Typed;
  /** Placeholder. */
  example?: string;
  /** How History formats its value, if not as plain text. */
  shows?: Shows;
  /** True for a key of the record's JSON column instead of a column of its own. */
  isContent?: boolean;
}

/** The fields of a record by name, in the order of the screen. */
export type Fields = Readonly<Record<string, Field>>;
