import { records } from '@masthead/shared/all-records.ts';
import { columnOf, stored } from '@masthead/shared/platform/records/record.ts';
import { inDatabase } from './product.ts';

/** Longest texts, in characters: more than anybody writes, and no more than the forms take. */
const longest = 200;
/** A word without a place to break, and a phrase of words that are long each. */
const unbroken = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';
const phrase = 'Philadelphia neighborhood columnists of San Buenaventura ';

/** SQL of a text of so many characters: without spaces in every other row; the end tells rows apart. */
const textOf = (length: number) =>
  `left(repeat(case when abs(hashtext(id::text)) % 2 = 0 then '${unbroken}' else '${phrase}' end, 9), ${length} - length(id::text)) || id`;

/** The columns of each table that are made long, with what is written into each. */
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
    // Why: a city is no text that anybody writes; there are few, and each has a name on the map.
    if (table === 'sites') continue;
    const columns = tables.get(table) ?? new Map<string, string>();
    for (const [key, field] of stored(fields)) {
      const { kind, maxLength = 0, write } = field;
      const text = unbroken.repeat(9).slice(0, Math.min(maxLength, longest));
      // Why asked: a text that follows a pattern, such as an address, is no name.
      if (kind === 'text' && maxLength > 20 && write.safeParse(text).success)
        columns.set(columnOf(key, field), textOf(text.length));
    }
    tables.set(table, columns);
  }
  return tables;
}

/**
 * Makes the names, titles, tags and amounts of all records as long as they can be while some work is done, and puts
 * them back afterwards. Triggers are off meanwhile, so that History and its like do not hear of it. Why a table at a
 * time: the product is running, and whoever locks two tables may wait for somebody who waits for him.
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
