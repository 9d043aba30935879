import type { Db } from '../../platform/db/client.ts';

/** Records that may leave the trash for good. */
interface Leaving {
  table: string;
  idType?: 'text';
  /** Rows of their own that no cascade deletes. */
  parts?: readonly string[];
  /** Why a record `t` stays, besides the foreign keys that name it. */
  staysIf?: string;
}

/**
 * In the order in which records let go of each other. Not among them: invoices, which are tax records; organizations,
 * whose people and sessions are kept; photos, which texts and sent emails name by address.
 */
const leaving: readonly Leaving[] = [
  { table: 'campaigns', parts: ['accepted_warnings', 'release_steps', 'test_emails'] },
  { table: 'email_templates' },
  { table: 'segments' },
  {
    table: 'audiences',
    idType: 'text',
    staysIf: 'exists (select from email_templates e where e.mailchimp_list_id = t.id)',
  },
  {
    table: 'ad_slots',
    // Its numbers would go with it.
    staysIf:
      'exists (select from ad_slot_days d where d.ad_slot_id = t.id) or exists (select from ad_slot_hours h where h.ad_slot_id = t.id)',
  },
  {
    table: 'listings',
    staysIf: `t.id in (select n::integer from campaigns c, jsonb_path_query(c.content, '$.slots[*]') n)`,
  },
  { table: 'representatives' },
  {
    table: 'photosets',
    staysIf: `exists (select from photo_uses u where u.photo_key = 'photoset/' || t.id)`,
  },
  {
    table: 'news_items',
    staysIf: `t.id in (
      select n::integer from campaigns c, jsonb_path_query(c.content, '$.*.id') n
      union all
      select n::integer from campaigns c, jsonb_path_query(c.content, '$.*.*.id') n)`,
  },
];
export const trashTables = leaving.map(({ table }) => table);

/** Whether a record `t` stays: foreign keys name it, apart from those that go with it or let go of it. */
async function staysIf(db: Db, { table, parts = [], staysIf: also = 'false' }: Leaving) {
  const rows = await db<{ condition: string }[]>`
    select format('exists (select from %s r where r.%I = t.%I)', k.conrelid::regclass, child.attname, own.attname) as condition
      from pg_constraint k
      join pg_attribute child on child.attrelid = k.conrelid and child.attnum = k.conkey[1]
      join pg_attribute own on own.attrelid = k.confrelid and own.attnum = k.confkey[1]
     where k.contype = 'f' and k.confrelid = ${table}::regclass and k.confdeltype in ('a', 'r')
       and k.conparentid = 0 and k.conrelid::regclass::text <> all(${[...parts]}::text[])`;
  return [also, ...rows.map(({ condition }) => condition)].join(' or ');
}

const isDue = (db: Db, stays: string, days: number) =>
  db`t.deleted_at < now() - make_interval(days => ${days}) and not (${db.unsafe(stays)})`;

/** Deletes at most `size` records of one table that nothing names any more; answers how many there were. */
export async function deleteOldTrash(db: Db, days: number, size: number): Promise<number> {
  for (const one of leaving) {
    const due = isDue(db, await staysIf(db, one), days);
    const rows = await db<{ id: string }[]>`
      select t.id::text from ${db(one.table)} t where ${due} limit ${size} for update skip locked`;
    if (rows.length === 0) continue;
    const ids = rows.map(({ id }) => id);
    const among = db`any(${ids}::text[]::${db.unsafe(one.idType ?? 'integer')}[])`;
    for (const part of one.parts ?? [])
      await db`delete from ${db(part)} where campaign_id = ${among}`;
    await db`delete from ${db(one.table)} where id = ${among}`;
    return rows.length;
  }
  return 0;
}

/** How many of them there are, counted up to `most`. */
export async function countOldTrash(db: Db, days: number, most: number): Promise<number> {
  let count = 0;
  for (const one of leaving) {
    const due = isDue(db, await staysIf(db, one), days);
    const [row] = await db<{ count: number }[]>`
      select count(*)::int as count from (select from ${db(one.table)} t where ${due} limit ${most - count}) old`;
    count += row?.count ?? 0;
    if (count >= most) break;
  }
  return count;
}
