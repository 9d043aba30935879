import type { Field, Fields, Kind, Typed } from '@masthead/shared/platform/records/field.ts';
import type { ChangeEvent, ReactNode } from 'react';
import type { z } from 'zod';

/** Kinds that are written as a text. */
const textKinds = ['text', 'long text', 'link'] as const;
type TextKind = (typeof textKinds)[number];
const isText = (kind: Kind) => (textKinds as readonly Kind[]).includes(kind);

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

interface Labelled {
  label: string;
  description?: string;
  withAsterisk: boolean;
  error: ReactNode;
  'data-path': string;
}
interface TextProps extends Labelled {
  value: string;
  maxLength: number | undefined;
  type?: Typed | 'url';
  placeholder?: string;
  onChange: (event: Changed) => void;
}
interface CheckProps extends Omit<Labelled, 'withAsterisk'> {
  'aria-label': string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}
interface ValueProps<V> extends Labelled {
  /** Null: nothing is chosen, or nothing yet. */
  value: V | null;
  onChange: (value: V | null) => void;
}

interface ListProps<V> extends Labelled {
  value: V;
  onChange: (value: V) => void;
}

/** Props of a field's input: a text input, a checkbox, or a controlled input. */
export type InputProps<F extends Field> = F['kind'] extends TextKind
  ? TextProps
  : F['kind'] extends 'yes or no'
    ? CheckProps
    : F['kind'] extends 'references' | 'rich text'
      ? ListProps<z.input<F['write']>>
      : ValueProps<NonNullable<z.input<F['write']>>>;

/** A record, or the part of it in a form. */
export interface Described {
  fields: Fields;
}

/** Props of the input of a field: `<TextInput {...input('address')} />`. */
export type InputOf<R extends Described, Held = R['fields']> = <
  K extends keyof R['fields'] & keyof Held & string,
>(
  key: K,
) => InputProps<R['fields'][K]>;

/** The part of a form that inputs need. */
export interface FormOf<V> {
  values: V;
  errors: Readonly<Record<string, ReactNode>>;
  /** Stays the same from draw to draw, or every input is drawn with every key. */
  setFieldValue: (key: never, value: never) => void;
  isReadOnly?: boolean;
}

/** Cached props of an input, with their sources. */
interface Made {
  of: readonly unknown[];
  props: object;
}
/** The props of each form's inputs as they were made last. */
const madeFor = new WeakMap<FormOf<never>['setFieldValue'], Map<string, Made>>();

/** Why: an input whose props are the same object is not drawn again. */
function madeOnce(made: Map<string, Made>, key: string, of: Made['of'], make: () => object) {
  const last = made.get(key);
  if (last?.of.every((part, at) => Object.is(part, of[at]))) return last.props;
  const props = make();
  made.set(key, { of, props });
  return props;
}

/** The input mode and the placeholder of a text. */
function typedAs({ kind, typed, example }: Pick<Field, 'kind' | 'typed' | 'example'>) {
  if (kind === 'link') return { type: 'url', placeholder: example ?? 'https://' };
  return { ...(typed && { type: typed }), ...(example && { placeholder: example }) };
}

/**
 * The inputs of a record, in a form with all or some of its fields; labels and limits come from the record.
 */
export function inputsOf<R extends Described, V extends object>(
  { fields }: R,
  form: FormOf<V>,
): InputOf<R, V> {
  const { setFieldValue, isReadOnly } = form;
  const made = madeFor.get(setFieldValue) ?? new Map<string, Made>();
  madeFor.set(setFieldValue, made);
  const set = (key: string, value: unknown) => setFieldValue(key as never, value as never);
  const props = (key: string, field: Field, value: unknown, error: ReactNode) => {
    const { kind, label, help, isRequired, initial } = field;
    const common = {
      label,
      ...(help && { description: help }),
      error,
      'data-path': key,
      ...(isReadOnly !== undefined && { readOnly: isReadOnly }),
    };
    if (isText(kind))
      return {
        ...common,
        withAsterisk: isRequired,
        maxLength: field.maxLength,
        ...typedAs(field),
        value: value ?? '',
        // Why: an empty input of a text that may be missing is none.
        onChange: ({ currentTarget }: Changed) => set(key, currentTarget.value || initial),
      };
    if (kind === 'yes or no')
      return {
        ...common,
        // Why: the label element contains the help text, which would become part of the accessible name.
        'aria-label': label,
        checked: value,
        onChange: ({ currentTarget }: Changed) =>
          set(key, (currentTarget as HTMLInputElement).checked),
      };
    return {
      ...common,
      withAsterisk: isRequired,
      value: value === '' && kind !== 'rich text' ? null : value,
      onChange: (next: unknown) => set(key, next ?? (initial === '' ? '' : null)),
    };
  };
  const input = (key: string) => {
    const field = fields[key] as Field;
    const value = (form.values as Record<string, unknown>)[key];
    const error = form.errors[key];
    const of = [field, value, error, isReadOnly];
    return madeOnce(made, key, of, () => props(key, field, value, error));
  };
  return input as unknown as InputOf<R, V>;
}
