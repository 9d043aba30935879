import { domainsOf } from '@masthead/shared/people/organizations/test-domains.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** Somebody of the product whom a test was asked for. */
export interface Person {
  id: number;
  email: string;
  name: string;
  isDisabled: boolean;
}

/** The people with one of these ids or, in letters of any case, addresses. */
export const listPeopleOf = (
  db: Db,
  visible: Rows<'user'>,
  { people, to }: { people: readonly number[]; to: readonly string[] },
) => db<Person[]>`
  select u.id, u.email, u.name, u.is_disabled from users u
   where (u.id = any(${[...people]}::int[]) or lower(u.email) = any(${to.map((one) => one.toLowerCase())}::text[]))
     and ${within(db, visible, 'u')}`;

/** The domains that admins have allowed tests to. */
export async function listTestDomains(db: Db, visible: Rows<'organization'>): Promise<Set<string>> {
  const rows = await db<{ testDomains: string }[]>`
    select o.test_domains from organizations o
     where o.test_domains <> '' and o.deleted_at is null and ${within(db, visible, 'o')}`;
  return new Set(rows.flatMap(({ testDomains }) => domainsOf(testDomains)));
}
