import { testEmailMessages } from '@masthead/shared/campaigns/test-email.messages.ts';
import type { TestEmailTo } from '@masthead/shared/campaigns/test-email.ts';
import { refusals } from '@masthead/shared/errors.ts';
import { rowsOf, theProduct } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { badRequest } from '../http/errors.ts';
import type { TestReader } from '../integrations/mail/mail-provider.ts';
import { suppressionRows } from '../mailings/suppression.rows.ts';
import { findSuppression } from '../mailings/suppressions.queries.ts';
import { organizationRows } from '../organizations/organization.rows.ts';
import { userRows } from '../users/user.rows.ts';
import { listPeopleOf, listTestDomains, type Person } from './test-readers.queries.ts';

/** Somebody who is to get a test, with their id if they are of the product. */
export interface AskedReader extends TestReader {
  personId: number | null;
}

/** One who was asked for: by id, or by address, which may be a person's. */
interface Asked {
  path: 'people' | 'to';
  person: Person | undefined;
  address: string | null;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

function whyRefused({ person, address }: Asked, domains: ReadonlySet<string>): string | null {
  if (person?.isDisabled) return testEmailMessages.disabled(address ?? person.name);
  if (person) return null;
  if (address === null) return refusals.notFound;
  return domains.has(domainOf(address)) ? null : testEmailMessages.notAllowed(address);
}

/**
 * Whom a test may go to: enabled people of the product, and addresses at domains that an admin has allowed (decision
 * 106). Each once; a 400 names everybody who may not get it, and nothing is sent then.
 */
export async function testReadersOf(
  db: Db,
  viewer: Viewer,
  wanted: TestEmailTo = { people: [], to: [] },
): Promise<AskedReader[]> {
  const isNobody = wanted.people.length + wanted.to.length === 0;
  const { people, to } = isNobody ? { people: [viewer.id], to: [] } : wanted;
  const found = await listPeopleOf(db, rowsOf(viewer, userRows), { people, to });
  const domains = await listTestDomains(db, rowsOf(theProduct, organizationRows));
  const suppressed = rowsOf(theProduct, suppressionRows);
  const byAddress = new Map(found.map((person) => [person.email.toLowerCase(), person]));
  const asked: Asked[] = [
    ...people.map((id) => ({
      path: 'people' as const,
      person: found.find((one) => one.id === id),
      address: null,
    })),
    ...to.map((address) => ({
      path: 'to' as const,
      person: byAddress.get(address.toLowerCase()),
      address,
    })),
  ];
  const readers = new Map<string, AskedReader>();
  const refused = { people: [] as string[], to: [] as string[] };
  for (const one of asked) {
    const { path, person } = one;
    const email = person?.email ?? one.address ?? '';
    const why = whyRefused(one, domains);
    if (why) refused[path].push(why);
    else if (await findSuppression(db, suppressed, email))
      refused[path].push(testEmailMessages.suppressed(email));
    else if (!readers.has(email.toLowerCase()))
      readers.set(email.toLowerCase(), {
        email,
        name: person?.name ?? '',
        personId: person?.id ?? null,
      });
  }
  const errors = (['people', 'to'] as const)
    .map((path) => ({ path, message: refused[path].join(' ') }))
    .filter(({ message }) => message);
  if (errors.length > 0) throw badRequest(...errors);
  return [...readers.values()];
}
