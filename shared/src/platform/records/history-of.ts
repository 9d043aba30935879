import type { Field } from './field.ts';
import { type AnyRecord, columnOf } from './record.ts';
import type { RecordField, RecordKind } from './record-kind.ts';

const inCamelCase = (column: string) =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A record as History, Activity and Trash tell it. */
export function historyOf(of: AnyRecord): RecordKind {
  const { slug, table, noun, title, trash, told = {}, parts, idType = 'integer' } = of;
  const all = { ...of.fields, ...of.systemFields };
  const inOrder = Object.entries<Field>(all).filter(([, { kind }]) => kind !== 'references');
  const fields = inOrder.map(([key, field]): [string, RecordField] => {
    const { label, isContent, kind, shows = kind === 'picture' ? kind : undefined } = field;
    if (isContent) return [key, { label, ...(shows && { shows }) }];
    const column = columnOf(key, field);
    const reads = inCamelCase(column) === key ? {} : { reads: key };
    return [column, { label, ...(shows && { shows }), ...reads }];
  });
  const besides = Object.entries(told).map(([column, label]): [string, RecordField] => [
    column,
    { label },
  ]);
  const called = all[title];
  return {
    slug,
    table,
    noun,
    title: called ? columnOf(title, called) : title,
    idType,
    fields: Object.fromEntries([...fields, ...besides]),
    ...(parts && { parts }),
    ...(of.where && { where: of.where }),
    ...(of.content && { content: of.content }),
    hasTrash: trash,
  };
}
