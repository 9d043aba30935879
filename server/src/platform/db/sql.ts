import { inSnakeCase } from '@masthead/shared/platform/records/record.ts';

/** A value that a statement is given. What a column of JSON is to hold is wrapped by `db.json`. */
export type Value = string | number | bigint | boolean | null | Date | Uint8Array | ValueList;
type ValueList = readonly Value[];
/** A part of a statement. */
export type Fragment = Statement<readonly (object | undefined)[]>;

/** What PostgreSQL answers besides the rows. */
export interface Answer {
  /** How many rows a statement found or changed. */
  readonly count: number;
  /** What was done: `SELECT`, `COMMIT`. */
  readonly command: string;
  readonly columns: readonly Column[];
}

/** A column of an answer: its name in the code, its type, and where its values come from, if from a table. */
export interface Column {
  name: string;
  type: number;
  table: number;
  number: number;
}

type Rows = readonly (object | undefined)[];

/**
 * Something that runs SQL: the pool, or one transaction. `` db<Row[]>`…` `` is a statement, which is run when it is
 * awaited, or a part of another one. `db('firmId')` is the name of a column or table (`"firm_id"`), `db(row)` the
 * columns and values of an insert or, behind `set`, of an update.
 */
export interface Db {
  <T extends Rows = Record<string, unknown>[]>(
    strings: TemplateStringsArray,
    ...values: readonly (Value | Json | Named | Fragment)[]
  ): Statement<T>;
  (named: string | readonly string[] | object | readonly object[]): Named;
  /** SQL from a text of our own; with values for `$1` and on. Without them it may be several statements. */
  unsafe<T extends Rows = Record<string, unknown>[]>(
    text: string,
    values?: readonly Value[],
  ): Statement<T>;
  json(value: unknown): Json;
}

/** How a statement goes to the database. */
export interface Sent {
  text: string;
  values: unknown[];
  /** Whether its plan may be kept for other values. */
  isPrepared: boolean;
}

/** The most values that a statement may have, by the protocol. */
const mostValues = 65_535;

type Run = (statement: Fragment) => Promise<Rows & Answer>;

/** A value for a column of JSON, which a bare list would not be taken for. */
export class Json {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
  toJSON() {
    return this.value;
  }
}

/** Names of columns, or rows with their names. */
class Named {
  readonly named: string | readonly string[] | object | readonly object[];
  constructor(named: Named['named']) {
    this.named = named;
  }
}

/** A statement, or a part of one; it is run once, when it is first awaited. */
export class Statement<T extends Rows> implements Promise<T & Answer> {
  readonly [Symbol.toStringTag] = 'Statement';
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  readonly #run: Run;
  #isPrepared: boolean;
  #answer: Promise<T & Answer> | undefined;

  constructor(run: Run, strings: readonly string[], values: readonly unknown[], isPrepared = true) {
    this.#run = run;
    this.strings = strings;
    this.values = values;
    this.#isPrepared = isPrepared;
  }

  /** Sends it now, for what has to reach the database before what is awaited first. */
  execute(): this {
    this.#answer ??= this.#run(this) as Promise<T & Answer>;
    return this;
  }

  /** Keeps its plan from being made for all values: how frequent they are decides which way is short. */
  plannedAnew(): this {
    this.#isPrepared = false;
    return this;
  }

  /** Its text and values. Throws for a value that is missing, or too many of them. */
  sent(): Sent {
    const sent = { text: '', values: [], isPrepared: this.#isPrepared };
    write(this, sent);
    if (sent.values.length > mostValues)
      throw new Error(`More than ${mostValues} values in one statement`);
    return sent;
  }

  #promise(): Promise<T & Answer> {
    return this.execute().#answer as Promise<T & Answer>;
  }
  // biome-ignore lint/suspicious/noThenProperty: a statement is run by being awaited.
  then<A, B>(
    onDone?: ((rows: T & Answer) => A | PromiseLike<A>) | null,
    onRefused?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#promise().then(onDone, onRefused);
  }
  catch<B>(onRefused?: ((reason: unknown) => B | PromiseLike<B>) | null) {
    return this.#promise().catch(onRefused);
  }
  finally(onEnd?: (() => void) | null) {
    return this.#promise().finally(onEnd);
  }
}

/** The functions that make statements, which `run` runs. */
export function dbOf(run: Run): Db {
  const isTemplate = (first: unknown): first is TemplateStringsArray =>
    Array.isArray(first) && 'raw' in first;
  const tag = (first: TemplateStringsArray | Named['named'], ...values: unknown[]) =>
    isTemplate(first) ? new Statement(run, first, values) : new Named(first);
  const others: Pick<Db, 'unsafe' | 'json'> = {
    unsafe: (text, values = []) => new Statement<never>(run, [text], values, false),
    json: (value) => new Json(value),
  };
  return Object.assign(tag, others) as Db;
}

function write({ strings, values }: Fragment, to: Sent): void {
  // Why: a text of our own names its values itself, as $1 and on.
  if (strings.length === 1) to.values.push(...values.map((value) => parameter(value, to).value));
  for (const [at, text] of strings.entries()) {
    to.text += text;
    if (at < strings.length - 1) add(values[at], to);
  }
}

function add(value: unknown, to: Sent): void {
  if (value instanceof Statement) write(value, to);
  else if (value instanceof Named) addNamed(value.named, to);
  else {
    const { value: given, type } = parameter(value, to);
    to.values.push(given);
    to.text += `$${to.values.length}${type}`;
  }
}

/** A value as the database reads it. Its type is said where the database could take it for another one. */
function parameter(value: unknown, { text }: Sent): { value: unknown; type: string } {
  if (value === undefined) throw new Error(`A value is missing behind: ${text.slice(-200)}`);
  if (value instanceof Json)
    return { value: value.value === null ? null : JSON.stringify(value), type: '' };
  if (value instanceof Date) return { value: value.toISOString(), type: '::timestamptz' };
  if (typeof value === 'boolean') return { value, type: '::boolean' };
  const isDates = Array.isArray(value) && value[0] instanceof Date;
  return { value: isDates ? value.map((at: Date) => at.toISOString()) : value, type: '' };
}

const quoted = (name: string) =>
  `"${inSnakeCase(name).replaceAll('"', '""').replaceAll('.', '"."')}"`;

function addNamed(named: Named['named'], to: Sent): void {
  if (typeof named === 'string') to.text += quoted(named);
  else if (isList(named) && typeof named[0] === 'string')
    to.text += (named as string[]).map(quoted).join(', ');
  else if (/\bset\s*$/i.test(to.text)) addAssignments(named, to);
  else addRows(isList(named) ? (named as object[]) : [named], to);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function addAssignments(row: object, to: Sent): void {
  for (const [at, [name, value]] of Object.entries(row).entries()) {
    to.text += `${at > 0 ? ', ' : ''}${quoted(name)} = `;
    add(value, to);
  }
}

function addRows(rows: readonly object[], to: Sent): void {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) throw new Error(`No columns are named behind: ${to.text.slice(-200)}`);
  to.text += `(${names.map(quoted).join(', ')}) values `;
  for (const [at, row] of rows.entries()) {
    to.text += at > 0 ? ', (' : '(';
    for (const [place, name] of names.entries()) {
      if (place > 0) to.text += ', ';
      add((row as Record<string, unknown>)[name], to);
    }
    to.text += ')';
  }
}
