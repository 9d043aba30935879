import { z } from 'zod';
import type { ScreenKey } from '../../screens.ts';
import { id } from '../values/fields.ts';
import type { Field, Fields } from './field.ts';
import { readInstant } from './kinds.ts';
import type { RecordPart } from './record-kind.ts';

type NoFields = Record<never, never>;
type Shape = Readonly<Record<string, z.ZodType>>;

/** What is wrong with a whole record, by field. */
export interface Problem<F extends Fields> {
  path: keyof F & string;
  message: string;
}

/**
 * One record of the product, said once. Its form, answers, labels, inputs, columns, History and CSV
 * file are read off it by the functions below and beside this file.
 */
export interface RecordOf<
  F extends Fields = Fields,
  K extends Fields = NoFields,
  A extends Shape = NoFields,
  S extends ScreenKey = ScreenKey,
  I extends IdType = IdType,
> {
  /** 'listing': how sentences call it. */
  noun: string;
  /** 'Listings': how the palette calls those it finds. */
  plural: string;
  /** Its name in addresses of History. */
  slug: string;
  /** The screen that edits it. */
  screen: S;
  /** The screen that whoever finds it in the palette must be able to open, where that is another. */
  foundOn?: ScreenKey;
  table: string;
  /** Which rows of its table are such records, where the table holds others too. */
  where?: { column: string; value: string };
  /** The JSON column that holds those of its fields which are its content. */
  content?: string;
  /** What its id is, where that is no whole number. */
  idType?: I;
  /** The field that a record is called by. */
  title: NoInfer<keyof F | keyof K> & string;
  /** True when a delete keeps it in the trash. */
  trash: boolean;
  /** What people write, in the order of the screen. */
  fields: F;
  /** What looks at more than one field. */
  rules?: (values: Written<F>) => Problem<F>[];
  /** Stored with it, but written by the product alone. */
  systemFields?: K;
  /** What the server adds to an answer. */
  added?: A;
  /** Columns that no answer holds and History tells nevertheless, with their labels. */
  told?: Readonly<Record<string, string>>;
  /** Rows of other tables that belong to it, as History tells them. */
  parts?: readonly RecordPart[];
}

type IdType = 'integer' | 'text';
/** The id of a record: a number, or a text. */
export type IdOf<R extends AnyRecord> = R extends { idType?: infer I }
  ? I extends 'text'
    ? string
    : I extends 'integer'
      ? number
      : never
  : never;

/** Any record; what its fields are is not known. */
export interface AnyRecord extends Omit<RecordOf<Fields, Fields, Shape>, 'rules' | 'title'> {
  title: string;
  // Why: rules take the values of their own record, so those of any record take none.
  rules?: (values: never) => { path: string; message: string }[];
}

/** Declares a record. */
export const record = <
  const F extends Fields,
  const K extends Fields = NoFields,
  const A extends Shape = NoFields,
  const S extends ScreenKey = ScreenKey,
  const I extends IdType = 'integer',
>(
  declared: RecordOf<F, K, A, S, I>,
): RecordOf<F, K, A, S, I> & { systemFields: K } => ({ systemFields: {} as K, ...declared });

type Writes<F extends Fields> = { -readonly [P in keyof F]: F[P]['write'] };
type Reads<F extends Fields> = { -readonly [P in keyof F]: F[P]['read'] };
type FieldsIn<R> = R extends { fields: infer F extends Fields } ? F : never;
type SystemFieldsIn<R> = R extends { systemFields?: infer K }
  ? K extends Fields
    ? K
    : NoFields
  : NoFields;
type AddedIn<R> = R extends { added?: infer A } ? (A extends Shape ? A : NoFields) : NoFields;

type Input<F extends Fields, P extends 'write' | 'read'> = {
  -readonly [N in keyof F]: z.input<F[N][P]>;
};
type Output<F extends Fields, P extends 'write' | 'read'> = {
  -readonly [N in keyof F]: z.output<F[N][P]>;
};

/** The values of fields, checked. */
export type Written<F extends Fields> = Output<F, 'write'>;
/** What the product itself writes on a record. */
export type SystemValues<R extends AnyRecord> = Written<SystemFieldsIn<R>>;
/** A record as its form holds it. */
export type FormValues<R extends { fields: Fields }> = Input<FieldsIn<R>, 'write'>;
/** A record as a save writes it. */
export type FieldValues<R extends AnyRecord> = Written<FieldsIn<R>>;
/** A record as it is answered. */
export type ReplyOf<R extends AnyRecord> = Output<FieldsIn<R>, 'read'> &
  Output<SystemFieldsIn<R>, 'read'> & { [P in keyof AddedIn<R>]: z.output<AddedIn<R>[P]> } & {
    [P in keyof typeof stamps]: z.output<(typeof stamps)[P]>;
  } & { id: IdOf<R> };
/** A record as the database gives it: the same, with instants that are dates, and who changed it by id. */
export type RowOf<R extends AnyRecord> = Input<FieldsIn<R>, 'read'> &
  Input<SystemFieldsIn<R>, 'read'> & { [P in keyof AddedIn<R>]: z.input<AddedIn<R>[P]> } & {
    [P in keyof typeof stamps]: z.input<(typeof stamps)[P]>;
  } & { id: IdOf<R>; updatedById: number | null };

/** What fields follow where they are written, or are where they are read, by their names. */
export const shapeOf = <F extends Fields, P extends 'write' | 'read'>(fields: F, part: P) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field[part]]),
  ) as unknown as {
    -readonly [N in keyof F]: F[N][P];
  };

/** The fields that people write, without the rules that look at more than one. */
export const bodyOf = <R extends AnyRecord>({ fields }: R) =>
  z.object(shapeOf(fields as FieldsIn<R>, 'write'));
type BodyOf<R extends AnyRecord> = z.ZodObject<Writes<FieldsIn<R>>>;

/** Why: a schema is worth making once; every save and every drawn form asks for it. */
const forms = new WeakMap<AnyRecord, z.ZodType>();

/** The form: every field with its sentence, and the rules on the whole. */
export function formOf<R extends AnyRecord>(of: R): BodyOf<R> {
  const form = forms.get(of) ?? withRules(of);
  forms.set(of, form);
  return form as BodyOf<R>;
}

function withRules(of: AnyRecord): z.ZodType {
  const rules = of.rules as ((values: unknown) => { path: string; message: string }[]) | undefined;
  if (!rules) return bodyOf(of);
  return bodyOf(of).superRefine(
    (values, context) => {
      for (const { path, message } of rules(values))
        context.addIssue({ code: 'custom', path: [path], message });
    },
    // Why: one missing field must not hide what else is missing until it is there.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

/** A new record: what a person does not have to fill in may be absent, and takes its starting value. */
export function newOf<R extends AnyRecord>(of: R) {
  const optional = Object.entries<Field>(of.fields).filter(([, { isRequired }]) => !isRequired);
  const mask = Object.fromEntries(optional.map(([key]) => [key, true as const]));
  return bodyOf(of as AnyRecord).partial(mask as never) as unknown as z.ZodObject<{
    [P in keyof Writes<FieldsIn<R>>]: z.ZodOptional<Writes<FieldsIn<R>>[P]>;
  }>;
}

/** A save: absent fields are kept, null clears. The version says what was on the screen. */
export const changeOf = <R extends AnyRecord>(of: R) =>
  bodyOf(of)
    .partial()
    .extend({
      id: askedIdOf(of),
      version: z.int().optional(),
      // Why: a record without a trash is never deleted, so that nobody is told it can be.
      isDeleted: (of.trash
        ? z.boolean()
        : z.literal(false)
      ).optional() as unknown as z.ZodOptional<z.ZodBoolean>,
    });

/** Its fields as arguments of a GraphQL mutation: shapes alone, for the save says what is wrong. */
export const argsOf = <R extends AnyRecord>({ fields }: R) =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([key, { read }]) => [key, read.nullish()]),
  ) as unknown as {
    [P in keyof FieldsIn<R>]: z.ZodOptional<z.ZodNullable<FieldsIn<R>[P]['read']>>;
  };

/** The shape of a record's id. */
type IdShape<R extends AnyRecord> = z.ZodType<IdOf<R>, IdOf<R>>;
const idOf = <R extends AnyRecord>({ idType }: R) =>
  (idType === 'text' ? z.string() : z.int()) as unknown as IdShape<R>;

/** The id of a record that a caller names: one that can be. */
const askedIdOf = <R extends AnyRecord>({ idType }: R) =>
  (idType === 'text' ? z.string() : id) as unknown as IdShape<R>;

/** What every record has besides its fields and its id. */
const stamps = {
  isDeleted: z.boolean(),
  version: z.int(),
  createdBy: z.string().nullable(),
  updatedBy: z.string().nullable(),
  dateCreated: readInstant,
  dateUpdated: readInstant,
};
type ReadOf<R extends AnyRecord> = z.ZodObject<
  Reads<FieldsIn<R>> & Reads<SystemFieldsIn<R>> & AddedIn<R> & typeof stamps & { id: IdShape<R> }
>;

/** A record as it is answered: shapes only, from a row of the database. */
export const readOf = <R extends AnyRecord>(of: R): ReadOf<R> =>
  z.object({
    ...shapeOf(of.fields, 'read'),
    ...shapeOf(of.systemFields ?? {}, 'read'),
    ...of.added,
    id: idOf(of),
    ...stamps,
  }) as unknown as ReadOf<R>;

/** What a form of a new record starts with. */
export const initialOf = <R extends AnyRecord>({ fields }: R) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { initial }]) => [key, initial]),
  ) as FormValues<R>;

/** Of a record that was read, what its form holds. */
export const valuesOf = <R extends AnyRecord>({ fields }: R, read: ReplyOf<R>) =>
  Object.fromEntries(
    Object.keys(fields).map((key) => [key, (read as Record<string, unknown>)[key]]),
  ) as FormValues<R>;

/** The fields that have a column of the record's own table. */
export const stored = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, { kind, isContent }]) => kind !== 'references' && !isContent);

/** The fields that are keys of the record's JSON column. */
export const contentOf = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, { isContent }]) => isContent);

/** Declares fields as content: they need no column, and take no instants, which JSON does not know. */
export const asContent = <F extends Fields>(fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, { ...field, isContent: true }]),
  ) as unknown as F;

/** `startDate` as the database writes it: `start_date`. */
export const inSnakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column of a field. */
export const columnOf = (key: string, { column }: Field): string => column ?? inSnakeCase(key);
