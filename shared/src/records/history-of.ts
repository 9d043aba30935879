import type { RecordField, RecordKind } from '../history/record-kind.ts';
import { type AnyRecord, columnOf, stored } from './record.ts';

const inCamelCase = (column: string) =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A record as History, Activity and Trash tell it. */
export function historyOf(of: AnyRecord): RecordKind {
  const { slug, table, noun, title, trash, parts } = of;
  const fields = stored({ ...of.fields, ...of.kept }).map(([key, field]): [string, RecordField] => {
    const column = columnOf(key, field);
    const { label, shows } = field;
    const reads = inCamelCase(column) === key ? {} : { reads: key };
    return [column, { label, ...(shows && { shows }), ...reads }];
  });
  const called = of.fields[title];
  return {
    slug,
    table,
    noun,
    title: called ? columnOf(title, called) : title,
    idType: 'integer',
    fields: Object.fromEntries(fields),
    ...(parts && { parts }),
    isKept: trash,
  };
}
