import { allKinds } from '@masthead/shared/history/record-kinds.ts';
import { roles } from '@masthead/shared/roles.ts';
import { expect } from 'vitest';
import type { TestClient, TestServer } from '../../test/server.ts';
import { listedAs } from '../all-records.ts';
import { buildOrganization, buildUser } from '../users/users.testing.ts';
import { builtKinds } from './isolation.testing.ts';
import { canary, foreignId, keeperId } from './isolation-ids.testing.ts';
import { alsoBuilt, alsoBuiltKinds, fileKey } from './isolation-others.testing.ts';
import { type RowRule, type Seer, theProduct } from './rows.ts';

/**
 * Who asks: a partner of another organization, a colleague of whose records they are, one of the staff
 * who is neither editor nor admin, an admin; and who keeps what is a person's own.
 */
export type Asker = 'partner' | 'colleague' | 'staff' | 'admin' | 'keeper';
/** Those from whom something is kept. */
export const strangers = ['partner', 'colleague', 'staff'] as const;

export interface Askers {
  clients: Record<Asker, TestClient>;
  seers: Record<Exclude<Asker, 'keeper'>, Seer>;
}

/** Everybody who asks, signed in; the foreign records are built already. */
export async function buildAskers(server: TestServer): Promise<Askers> {
  const { pool } = server;
  const askers = { clients: {}, seers: {} } as Askers;
  const owner = keeperId;
  const partner = await buildOrganization(pool);
  const organizations = { partner, colleague: foreignId, staff: owner, admin: owner };
  for (const asker of [...strangers, 'admin'] as const) {
    const held =
      asker === 'staff'
        ? roles.filter((role) => role !== 'admin' && role !== 'editor')
        : [...roles];
    const organizationId = organizations[asker];
    const id = await buildUser(pool, { organizationId, roles: held });
    askers.clients[asker] = server.as(id);
    const isStaff = organizationId === owner;
    askers.seers[asker] = {
      id,
      isStaff,
      isEditor: asker === 'admin',
      organizationId,
      isChatMember: false,
    };
  }
  askers.clients.keeper = server.as(keeperId);
  return askers;
}

/** Whose rows each kind's are. */
export const ruleOf = (slug: string): RowRule => {
  const kind = allKinds.find((one) => one.slug === slug);
  const rule = kind ? listedAs(kind.table).rows : alsoBuilt[slug]?.rows;
  if (!rule) throw new Error(`Nobody has said whose a ${slug} is`);
  return rule;
};

/** Whether a rule keeps what is foreign from them. */
function isHidden(asker: Asker, rule: RowRule): boolean {
  if (rule.seenBy === 'members') return true;
  if (rule.seenBy === 'person')
    return !rule.seesAll?.({ ...theProduct, isEditor: asker === 'admin' });
  if (asker === 'partner') return rule.seenBy !== 'everybody';
  return asker === 'colleague' && rule.seenBy === 'staff';
}

/** The kinds of records that are kept from them. */
export const kindsHidden = (asker: Asker) =>
  [...builtKinds, ...alsoBuiltKinds].filter((slug) => isHidden(asker, ruleOf(slug)));

/** Holds an answer to nothing of what is kept from them. */
export function expectNone(asker: Asker, answer: unknown, of: string): void {
  const text = JSON.stringify(answer) ?? '';
  for (const slug of kindsHidden(asker))
    expect(text.includes(canary(slug)), `${slug} in ${of}`).toBe(false);
}

/** What a call is sent that names a record, and words that a search would find it by. */
export const sent = (id: number) => ({
  params: { id, change: 1, siteId: id, seriesId: id, postId: id, key: fileKey(id) },
  query: { text: 'canary', id },
  body: { id, version: 1 },
});
/** The same, taking a delete back. */
export const sentBack = (id: number) => ({
  ...sent(id),
  body: { id, version: 1, isDeleted: false },
});

/** Calls of what is a person's own. */
export const isOfPerson = (name: string) =>
  /session|invoice|savedview|notice|chat|bulk|calendarEndpoints.*link/i.test(name);
