import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** Roles that may add invoices; editors are listed as contributors too (Spec, platform 4). */
const contributors = ['author', 'contributor', 'editor', 'admin'];
const editors = ['editor', 'admin'];

interface Person {
  id: number;
  name: string;
}

/** Who can be chosen on an invoice: enabled people of the owner organization, by name. */
export async function listInvoicePeople(
  db: Db,
  seen: Rows<'user'>,
): Promise<{ contributors: Person[]; editors: Person[] }> {
  const people = await db<(Person & { isEditor: boolean })[]>`
    select u.id, u.name, bool_or(r.name = any(${editors}::text[])) as is_editor
      from users u join organizations o on o.id = u.organization_id and o.is_owner
      join user_roles r on r.user_id = u.id and r.name = any(${contributors}::text[])
     where not u.is_disabled and u.deleted_at is null and ${within(db, seen, 'u')}
     group by u.id order by u.name collate "und-x-icu", u.id`;
  const named = people.map(({ id, name }) => ({ id, name }));
  return { contributors: named, editors: named.filter((_, at) => people[at]?.isEditor) };
}
