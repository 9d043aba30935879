import { roles } from '@masthead/shared/platform/access/roles.ts';
import { otherWord } from '@masthead/shared/platform/contract/api-words.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import { expect } from 'vitest';
import type { TestClient, TestServer } from '../../../test/server.ts';
import { listedAs } from '../../all-records.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import { builtKinds } from './isolation.testing.ts';
import { canary, foreignId, ownerId } from './isolation-ids.testing.ts';
import { alsoBuilt, alsoBuiltKinds, fileKey } from './isolation-others.testing.ts';
import { type RowRule, type Seer, theProduct } from './rows.ts';

/**
 * The callers: a partner of another organization, a colleague of the owner, a staff member who is neither editor nor
 * admin, an admin; and the owner of rows of one person.
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
  const owner = ownerId;
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
  askers.clients.keeper = server.as(ownerId);
  return askers;
}

/** Whose rows each kind's are. */
export const ruleOf = (slug: string): RowRule => {
  const kind = allKinds.find((one) => one.slug === slug);
  const rule = kind ? listedAs(kind.table).rows : alsoBuilt[slug]?.rows;
  if (!rule) throw new Error(`No row filter is declared for ${slug}`);
  return rule;
};

/** Whether a rule keeps what is foreign from them. */
function isHidden(asker: Asker, rule: RowRule): boolean {
  if (rule.visibleTo === 'members') return true;
  if (rule.visibleTo === 'person')
    return !rule.seesAll?.({ ...theProduct, isEditor: asker === 'admin' });
  if (asker === 'partner') return rule.visibleTo !== 'everybody';
  return asker === 'colleague' && rule.visibleTo === 'staff';
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

/** The fields that a call declares, where it declares any by name. */
export function fieldsOf(declared: unknown): object | null {
  if (typeof declared !== 'object' || declared === null) return null;
  if ('shape' in declared) return declared.shape as object;
  const { def } = declared as { def?: { innerType?: unknown; in?: unknown } };
  return fieldsOf(def?.innerType ?? def?.in);
}

/** Whether a call declares a field. */
export const takes = (declared: unknown, field: string) => field in (fieldsOf(declared) ?? {});

/** Of these the values of the fields that a call declares, in the words of the API. Why: one that it does not know would be refused before it looks. */
function known(declared: unknown, values: object): Record<string, unknown> {
  const fields = fieldsOf(declared);
  const given = Object.entries(values).filter(([name]) => !fields || name in fields);
  return Object.fromEntries(given.map(([name, value]) => [otherWord(name), value]));
}

/** What calls ask for before they look for their record. */
const needed = {
  ...{ reason: 'Because', key: 'a', about: 'b', values: {}, content: {}, choices: [] },
  ...{
    draft_version: 0,
    scheduled_at: '2030-01-01T00:00:00Z',
    planned_on: '2030-01-01',
    was: null,
  },
  ...{ mark: 'starred', is_on: true, readAs: 'lines', shows: 'page', data: {}, insteadOf: 1 },
  ...{ window_id: '00000000-0000-4000-8000-000000000777', is_closing: false },
};

/** What a call is sent that names a record, and words that a search would find it by. */
export function sent(id: number, { query, body }: Endpoint, more: object = {}) {
  const named = { id, siteId: id, firmId: id, revision_id: id, text: 'canary', name: 'canary' };
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const lists = { ids: [id], firmIds: [id], siteIds: [id] };
  return {
    params: {
      id,
      subscriberId: id,
      change: 1,
      siteId: id,
      seriesId: id,
      postId: id,
      key: fileKey(id),
      kind: 'history',
    },
    query: known(query, { ...named, ...days }) as Record<string, string>,
    ...(body && {
      body: known(body, { ...needed, ...named, ...days, ...lists, version: 1, ...more }),
    }),
  };
}
/** The same, taking a delete back. */
const sentBack = (id: number, endpoint: Endpoint) => sent(id, endpoint, { isDeleted: false });

/** Both, or one where a call knows of no delete. */
export function sentEitherWay(id: number, endpoint: Endpoint) {
  const both = [sent(id, endpoint), sentBack(id, endpoint)];
  return takes(endpoint.body, 'isDeleted') ? both : both.slice(0, 1);
}

/** Calls of what is a person's own. */
export const isOfPerson = (name: string) =>
  /session|invoice|savedview|notice|chat|bulk|calendarEndpoints.*link/i.test(name);
