import { z } from 'zod';
import type { ScreenKey } from '../../screens.ts';
import { id } from '../values/fields.ts';
import type { Field, Fields } from './field.ts';
import { readInstant } from './kinds.ts';
import type { RecordPart } from './record-kind.ts';

type NoFields = Record<never, never>;
type Shape = Readonly<Record<string, z.ZodType>>;

/** The errors of a whole record, by field. */
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
  /** Heading in the palette: 'Listings'. */
  plural: string;
  /** Its name in addresses of History. */
  slug: string;
  /** The screen that edits it. */
  screen: S;
  /** The screen that a person must be able to open to find it in the palette, if it is another one. */
  foundOn?: ScreenKey;
  table: string;
  /** Selects its rows, if the table also contains other records. */
  where?: { column: string; value: string };
  /** The JSON column that stores its content fields. */
  content?: string;
  /** The schema of its id, if that is not an integer. */
  idType?: I;
  /** The field that a record is called by. */
  title: NoInfer<keyof F | keyof K> & string;
  /** True when deleting moves it to the trash. */
  trash: boolean;
  /** The editable fields, in the order of the screen. */
  fields: F;
  /** Rules that involve several fields. */
  rules?: (values: Written<F>) => Problem<F>[];
  /** Stored with it, but written by the product alone. */
  systemFields?: K;
  /** Fields that the server adds to replies. */
  added?: A;
  /** Columns that appear in History but in no reply, with their labels. */
  told?: Readonly<Record<string, string>>;
  /** Rows of other tables that belong to it, as shown in History. */
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

/** Any record, with unknown fields. */
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
/** System fields, written only by the product. */
export type SystemValues<R extends AnyRecord> = Written<SystemFieldsIn<R>>;
/** The values of a record's form. */
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

/** The schemas of fields by name, for writing or for reading. */
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

/** Why: building a schema is expensive, and every save and every rendered form needs it. */
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
    // Why: one missing field must not hide the other errors.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

/** The schema of a new record: optional fields may be absent and get their initial value. */
export function newOf<R extends AnyRecord>(of: R) {
  const optional = Object.entries<Field>(of.fields).filter(([, { isRequired }]) => !isRequired);
  const mask = Object.fromEntries(optional.map(([key]) => [key, true as const]));
  return bodyOf(of as AnyRecord).partial(mask as never) as unknown as z.ZodObject<{
    [P in keyof Writes<FieldsIn<R>>]: z.ZodOptional<Writes<FieldsIn<R>>[P]>;
  }>;
}

/** The schema of a save: absent fields stay unchanged, null clears. The version is the one on the screen. */
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

/** Its fields as arguments of a GraphQL mutation: shapes only, because saving validates them. */
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

/** Fields of every record besides its own and its id. */
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

/** The initial form values of a new record. */
export const initialOf = <R extends AnyRecord>({ fields }: R) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { initial }]) => [key, initial]),
  ) as FormValues<R>;

/** The form values of an existing record. */
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
