import { records } from '@masthead/shared/all-records.ts';
import { columnOf, stored } from '@masthead/shared/platform/records/record.ts';
import { inDatabase } from './product.ts';

/** Maximum text lengths, in characters: more than anybody writes, and no more than the forms accept. */
const longest = 200;
/** A word that cannot be broken, and a phrase of long words. */
const unbroken = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';
const phrase = 'Philadelphia neighborhood columnists of San Buenaventura ';

/** SQL for a text of this many characters: without spaces in every other row; the end makes rows distinct. */
const textOf = (length: number) =>
  `left(repeat(case when abs(hashtext(id::text)) % 2 = 0 then '${unbroken}' else '${phrase}' end, 9), ${length} - length(id::text)) || id`;

/** The columns of each table that are filled with long texts, and their contents. */
function longColumns(): Map<string, Map<string, string>> {
  const tables = new Map([
    ['authors', new Map([['name', textOf(longest)]])],
    ['sites', new Map([['city', `'Truth or Consequences ' || id`]])],
    ['sections', new Map([['title', textOf(80)]])],
    [
      'news_items',
      new Map([
        ['headline', textOf(longest)],
        ['byline', textOf(longest)],
        ['internal_tags', `array_fill('${unbroken}'::text, array[12])`],
        ['tags', `array_fill('${phrase.trim()}'::text, array[12])`],
        ['total_views', '1987654321'],
      ]),
    ],
    ['invoices', new Map([['amount', '999999.99']])],
    ['listings', new Map([['price', '999999999999.99']])],
  ]);
  for (const { table, fields } of records) {
    // Why: nobody types a city; there are few, and each has a name on the map.
    if (table === 'sites') continue;
    const columns = tables.get(table) ?? new Map<string, string>();
    for (const [key, field] of stored(fields)) {
      const { kind, maxLength = 0, write } = field;
      const text = unbroken.repeat(9).slice(0, Math.min(maxLength, longest));
      // Why checked: a text that follows a pattern, such as an address, is not a name.
      if (kind === 'text' && maxLength > 20 && write.safeParse(text).success)
        columns.set(columnOf(key, field), textOf(text.length));
    }
    tables.set(table, columns);
  }
  return tables;
}

/**
 * Makes the names, titles, tags and amounts of all records as long as possible during some work, and restores them
 * afterwards. Triggers are off meanwhile, so that History and similar tables do not record it. Why one table at a time:
 * the product is running, and locking two tables could deadlock.
 */
export async function withLongData<T>(work: () => Promise<T>): Promise<T> {
  const tables = [...longColumns()].filter(([, columns]) => columns.size > 0);
  const change = (statementOf: (table: string, columns: Map<string, string>) => string) =>
    inDatabase(async (db) => {
      for (const [table, columns] of tables)
        await db.unsafe(
          `alter table ${table} disable trigger user; ${statementOf(table, columns)}; alter table ${table} enable trigger user`,
        );
    });
  await change((table, columns) => {
    const sets = [...columns].map(([column, value]) => `${column} = ${value}`).join(', ');
    return `create table before_${table} as select id, ${[...columns.keys()].join(', ')} from ${table}; update ${table} set ${sets}`;
  });
  try {
    return await work();
  } finally {
    await change((table, columns) => {
      const sets = [...columns.keys()].map((column) => `${column} = b.${column}`).join(', ');
      return `update ${table} t set ${sets} from before_${table} b where b.id = t.id; drop table before_${table}`;
    });
  }
}
