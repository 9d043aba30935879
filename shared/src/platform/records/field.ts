import type { z } from 'zod';
import type { Shows } from './record-kind.ts';

/** What a field is. Everything that follows from it is said once for the whole product, in `kinds.ts`. */
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

/** What a text is, where it is no plain one. */
export type Typed = 'email' | 'tel';

/** What every kind is told of a field. */
export interface Said {
  /** How people read it: at its input, in conflicts, History, Activity and CSV files. */
  label: string;
  /** What it is for, under its input. */
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
  /** What a save must follow, with its sentences. */
  write: W;
  /** What it is where it is read: the shape alone, so that no rule turns an old row into a failure. */
  read: R;
  /** What a new record starts with. */
  initial: z.input<W>;
  /** True when a person has to fill it in. */
  isRequired: boolean;
  /** The most characters that its input takes. */
  maxLength?: number;
  /** What is typed: the keys that a phone offers follow from it. */
  typed?: Typed;
  /** Stands in its empty input. */
  example?: string;
  /** How History tells its value, where it is not told as it is. */
  shows?: Shows;
  /** True for a key of the record's JSON column instead of a column of its own. */
  isContent?: boolean;
}

/** The fields of a record by name, in the order of the screen. */
export type Fields = Readonly<Record<string, Field>>;
