import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from '../../platform/db/client.ts';
import type { Config } from '../../platform/process/config.ts';
import { type Outside, workOnErasure } from './erase.ts';
import { filesOf } from './outside.ts';

/** Runs an erasure as its job does, with nothing beyond this server unless it is given. */
export const erase = (
  { pool, config }: { pool: Pool; config: Config },
  id: number,
  outside: Partial<Outside> = {},
): Promise<void> =>
  workOnErasure(
    {
      pool,
      isStopping: () => false,
      outside: {
        ...filesOf(config),
        forgetAtMailchimp: async () => 0,
        copyBesideBackups: async () => {},
        ...outside,
      },
    },
    id,
  );

/** Every `table.column` of every schema that holds a text, in any letter case. Columns of bytes are read as Latin-1. */
export async function tablesWith(pool: Pool, text: string): Promise<string[]> {
  const columns = await pool<{ schema: string; table: string; column: string; isBytes: boolean }[]>`
    select c.table_schema::text as schema, c.table_name::text as table, c.column_name::text as column,
           c.data_type = 'bytea' as is_bytes
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`;
  const found: string[] = [];
  for (const { schema, table, column, isBytes } of columns) {
    const value = isBytes ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const [row] = await pool.unsafe<{ n: number }[]>(
      `select count(*)::int as n from "${schema}"."${table}" where position($1 in lower(${value})) > 0`,
      [text.toLowerCase()],
    );
    if (row && row.n > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** Every file below a folder that holds a text. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const content = await readFile(join(entry.parentPath, entry.name));
    if (content.toString('latin1').toLowerCase().includes(text.toLowerCase()))
      found.push(entry.name);
  }
  return found;
}
