import { type CustomTypesConfig, type QueryArrayResult, types } from 'pg';
import type { Answer, Column } from './sql.ts';

const asNumber = Number;
const asIs = (text: string) => text;
const asTime = (text: string) => new Date(text);
const asJson = (text: string): unknown => JSON.parse(text);
/** A time of day, without seconds. */
const asClock = (text: string) => text.slice(0, 5);
const asBytes = (text: string) => Buffer.from(text.slice(2), 'hex');
const isTrue = (text: string) => text === 't';

type Read = (text: string) => unknown;

/** How values are read: by the number of their type, and of the type of their arrays. Others are texts. */
const kinds: [type: number, array: number, read: Read][] = [
  [16, 1000, isTrue],
  [17, 1001, asBytes],
  [20, 1016, asNumber],
  [21, 1005, asNumber],
  [23, 1007, asNumber],
  [25, 1009, asIs],
  [26, 1028, asNumber],
  [114, 199, asJson],
  [700, 1021, asNumber],
  [701, 1022, asNumber],
  [1043, 1015, asIs],
  [1082, 1182, asIs],
  [1083, 1183, asClock],
  [1114, 1115, asTime],
  [1184, 1185, asTime],
  [1700, 1231, asIs],
  [2950, 2951, asIs],
  [3802, 3807, asJson],
];

const textsOf = types.getTypeParser(1009 as never) as (text: string) => unknown[];

const listOf = (read: Read): Read => {
  const each = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(each);
    return item === null ? null : read(item as string);
  };
  return (text) => textsOf(text).map(each);
};

const readers = new Map<number, Read>(
  kinds.flatMap(([type, array, read]) => [
    [type, read],
    [array, listOf(read)],
  ]),
);

/** Days and numbers with decimals come as texts, counts as numbers, times as dates. */
export const typesRead: CustomTypesConfig = {
  getTypeParser: ((type: number) => readers.get(type) ?? asIs) as never,
};

const namesInCode = new Map<string, string>();

/** The name of a column in the code: `firmId`. */
function nameInCode(column: string): string {
  const known = namesInCode.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  namesInCode.set(column, name);
  return name;
}

/** The rows of an answer, in the names of the code. */
class FoundRows extends Array<object> implements Answer {
  static override get [Symbol.species]() {
    return Array;
  }
  #result: QueryArrayResult | undefined;

  static made<T>(result: QueryArrayResult) {
    const rows = new FoundRows();
    rows.#result = result;
    const names = result.fields.map(({ name }) => nameInCode(name));
    // Why copied: an object that grows name by name takes three times as long.
    const empty: Record<string, unknown> = {};
    for (const name of names) empty[name] = null;
    for (const values of result.rows) {
      const row = { ...empty };
      for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at];
      rows.push(row);
    }
    return rows as unknown as T & FoundRows;
  }
  get count() {
    return this.#result?.rowCount ?? 0;
  }
  get command() {
    return this.#result?.command ?? '';
  }
  get columns(): Column[] {
    return (this.#result?.fields ?? []).map(({ name, dataTypeID, tableID, columnID }) => ({
      name: nameInCode(name),
      type: dataTypeID,
      table: tableID,
      number: columnID,
    }));
  }
}

/** Of several statements sent as one text the last one answers. */
export const rowsOf = (result: QueryArrayResult | QueryArrayResult[]) =>
  FoundRows.made<Record<string, unknown>[]>(
    Array.isArray(result) ? (result.at(-1) as QueryArrayResult) : result,
  );
