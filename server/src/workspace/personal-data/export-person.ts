import { byteOrderMark, csvOf } from '../../platform/csv/write-csv.ts';
import type { Reads } from '../../platform/http/replies.ts';
import { addressLikes, addressPattern } from './address-pattern.ts';
import { nameOfTable } from './counts.ts';
import { type Person, pagesOf } from './erase-rows.queries.ts';
import { type ExportedRow, readMentions, readOwned } from './export-person.queries.ts';
import { personalColumns, readColumns } from './personal-columns.ts';
import { personalRows } from './personal-rows.ts';

/** Tables whose rows are exported as those of the person, so that they are no mentions. */
const owned = new Set(personalRows.map(({ table }) => table));
/** Read for their texts: what is neither the person's nor the product's. Files are bytes. */
const mentioning = [...personalColumns.keys()].filter(
  (table) => !owned.has(table) && readColumns(table).length > 0 && table !== 'import_pieces',
);

/** Everything about a person, some rows at a time. */
async function* rowsOf(read: Reads, person: Person): AsyncGenerator<ExportedRow[]> {
  for (const rows of personalRows) yield await read((db) => readOwned(db, rows, person));
  const search = {
    pattern: addressPattern(person.addresses),
    likes: addressLikes(person.addresses),
  };
  for (const table of mentioning) {
    const { pages, atATime } = await read((db) => pagesOf(db, table));
    for (let from = 0; from < pages; from += atATime) {
      const to = from + atATime;
      const found = await read((db) => readMentions(db, { table, from, to }, search));
      yield found.map((values) => ({ kind: nameOfTable(table), values }));
    }
  }
}

/** As one JSON object: the address and a list of records, each with its kind. */
async function* inJson(read: Reads, person: Person): AsyncGenerator<string> {
  yield `{"addresses":${JSON.stringify(person.addresses)},"records":[`;
  let isFirst = true;
  for await (const rows of rowsOf(read, person)) {
    if (rows.length === 0) continue;
    const each = rows.map(({ kind, values }) => JSON.stringify({ kind, ...values }));
    yield `${isFirst ? '' : ','}\n${each.join(',\n')}`;
    isFirst = false;
  }
  yield '\n]}\n';
}

const cellOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '');

/** As a table with a line for each value. */
async function* inCsv(read: Reads, person: Person): AsyncGenerator<string> {
  yield byteOrderMark + csvOf([['Kind', 'Record', 'Field', 'Value']]);
  let record = 0;
  for await (const rows of rowsOf(read, person)) {
    const lines = rows.flatMap(({ kind, values }) => {
      record += 1;
      return Object.entries(values).map(([name, value]) => [kind, record, name, cellOf(value)]);
    });
    if (lines.length > 0) yield csvOf(lines);
  }
}

/** The data of a person as a file that is made while it is sent. */
export const exportPerson = (read: Reads, person: Person, format: 'json' | 'csv') =>
  format === 'json'
    ? { name: 'personal-data.json', content: inJson(read, person) }
    : { name: 'personal-data.csv', type: 'text/csv; charset=utf-8', content: inCsv(read, person) };
