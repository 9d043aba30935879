import { inSnakeCase } from '@masthead/shared/platform/records/record.ts';

/** A parameter of a statement. Values of JSON columns are wrapped with `db.json`. */
export type Value = string | number | bigint | boolean | null | Date | Uint8Array | ValueList;
type ValueList = readonly Value[];
/** A part of a statement. */
export type Fragment = Statement<readonly (object | undefined)[]>;

/** PostgreSQL's result besides the rows. */
export interface Answer {
  /** How many rows a statement found or changed. */
  readonly count: number;
  /** The command: `SELECT`, `COMMIT`. */
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
 * Runs SQL: the pool, or one transaction. `` db<Row[]>`…` `` is a statement, which runs when it is awaited, or a part
 * of another one. `db('firmId')` is the name of a column or table (`"firm_id"`), `db(row)` the columns and values of
 * an insert or, after `set`, of an update.
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

/** How a statement is sent. */
export interface Sent {
  text: string;
  values: unknown[];
  /** Whether its plan may be reused for other values. */
  isPrepared: boolean;
}

/** The most values that a statement may have, by the protocol. */
const mostValues = 65_535;

type Run = (statement: Fragment) => Promise<Rows & Answer>;

/** A value for a JSON column; a bare list would become an array. */
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

  /** Sends it now, when it must reach the database before the statement awaited first. */
  execute(): this {
    this.#answer ??= this.#run(this) as Promise<T & Answer>;
    return this;
  }

  /** Prevents a generic plan: the best plan depends on how frequent the values are. */
  plannedAnew(): this {
    this.#isPrepared = false;
    return this;
  }

  /** Its text and values. Throws for a value that is missing, or too many of them. */
  sent(): Sent {
    const sent = { text: '', values: [], isPrepared: this.#isPrepared };
    write(this, sent);
    if (sent.values.length > mostValues)
      throw new Error(`A statement can have at most ${mostValues} values`);
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
  for (let at = 0; at < strings.length; at += 1) {
    to.text += strings[at];
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

/** Formats a value for the database, with its type where it would be ambiguous. */
function parameter(value: unknown, { text }: Sent): { value: unknown; type: string } {
  if (value === undefined) throw new Error(`Missing value after: ${text.slice(-200)}`);
  if (value instanceof Json)
    return { value: value.value === null ? null : JSON.stringify(value), type: '' };
  if (value instanceof Date) return { value: value.toISOString(), type: '::timestamptz' };
  if (typeof value === 'boolean') return { value, type: '::boolean' };
  const isDates = Array.isArray(value) && value[0] instanceof Date;
  return { value: isDates ? value.map((at: Date) => at.toISOString()) : value, type: '' };
}

const quotedNames = new Map<string, string>();

/** A name as it stands in a statement. They are remembered, because all of them come from code. */
function quoted(name: string): string {
  const known = quotedNames.get(name);
  if (known !== undefined) return known;
  const text = `"${inSnakeCase(name).replaceAll('"', '""').replaceAll('.', '"."')}"`;
  quotedNames.set(name, text);
  return text;
}

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
  if (names.length === 0) throw new Error(`No columns named after: ${to.text.slice(-200)}`);
  to.text += `(${names.map(quoted).join(', ')}) values `;
  let before = '(';
  for (const row of rows) {
    for (const name of names) {
      to.text += before;
      add((row as Record<string, unknown>)[name], to);
      before = ', ';
    }
    to.text += ')';
    before = ', (';
  }
}
