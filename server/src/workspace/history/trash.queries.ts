import type { RecordKind } from '@masthead/shared/platform/records/record-kind.ts';
import { listedOfKind } from '../../all-records.ts';
import { type Rows, rowsOf, type Seer, within } from '../../platform/access/rows.ts';
import type { Db, Fragment } from '../../platform/db/client.ts';
import { tableWithin } from '../../platform/history/record-rows.ts';

/** A deleted record. */
export interface DeletedRow {
  kind: string;
  id: string;
  title: string | null;
  detail: string | null;
  deletedAt: Date;
  deletedById: number | null;
  deletedBy: string | null;
}

/** A fragment of a statement. */
const ofKind = (db: Db, kind: RecordKind) =>
  kind.where ? db`and ${db.unsafe(kind.where.column)} = ${kind.where.value}` : db``;

function deletedOf(db: Db, seer: Seer, kind: RecordKind): Fragment {
  const { rows, find: [find] = [] } = listedOfKind(kind);
  if (!find) throw new Error(`No detail is declared for ${kind.noun}`);
  const of = (column: string) => db`${db(find.alias)}.${db(column)}`;
  return db`
    select ${kind.slug}::text as kind, ${kind.table}::text as table_name, ${of('id')}::text as id,
           ${of(kind.title)}::text as title, ${db.unsafe(find.detail)} as detail, ${of('deleted_at')} as deleted_at
      from ${db.unsafe(find.from)}
     where ${db(find.alias)}.deleted_at is not null ${kind.where ? db`and ${of(kind.where.column)} = ${kind.where.value}` : db``}
           and ${within(db, rowsOf(seer, rows), find.alias)}`;
}

/** A page of deleted records, most recently deleted first, with who deleted them. */
export async function listDeleted(
  db: Db,
  seer: Seer,
  kinds: readonly RecordKind[],
  page: { limit: number; offset: number },
) {
  const [first, ...others] = kinds.map((kind) => deletedOf(db, seer, kind));
  if (!first) return { nodes: [], totalCount: 0 };
  let all = first;
  for (const other of others) all = db`${all} union all ${other}`;
  const [nodes, [count]] = await Promise.all([
    db<DeletedRow[]>`
      select d.kind, d.id, d.title, d.detail, d.deleted_at, c.actor_id as deleted_by_id, u.name as deleted_by
        from (${all} order by deleted_at desc, kind, id limit ${page.limit} offset ${page.offset}) d
        left join lateral (
          select actor_id from changes
           where table_name = d.table_name and record_id = d.id and after ->> 'deleted_at' is not null
           order by changes.id desc limit 1) c on true
        left join users u on u.id = c.actor_id
       order by d.deleted_at desc, d.kind, d.id`,
    db<{ n: number }[]>`select count(*) as n from (${all}) d`,
  ]);
  return { nodes, totalCount: count?.n ?? 0 };
}

/**
 * The title of a deleted record, locked; null if it is not deleted, not visible to the caller or does not
 * exist.
 */
export async function lockDeleted(db: Db, seer: Seer, kind: RecordKind, id: string) {
  const [row] = await db<{ title: string | null }[]>`
    select ${db.unsafe(kind.title)}::text as title from ${db.unsafe(kind.table)}
     where id = ${id}::text::${db.unsafe(kind.idType)} and deleted_at is not null ${ofKind(db, kind)}
       and ${tableWithin(db, seer, kind.table)} for update`;
  return row ?? null;
}

/** The fields of a person that a view as them needs. */
export async function findPersonToView(db: Db, visible: Rows<'user'>, id: number) {
  const [row] = await db<{ id: number; name: string; isDisabled: boolean }[]>`
    select id, name, is_disabled from users u where id = ${id} and ${within(db, visible, 'u')}`;
  return row ?? null;
}
