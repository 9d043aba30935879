import type { Db, Fragment } from '../db/client.ts';
import type { Viewer } from './viewer.ts';

/** The caller for row filters: the viewer, or the person a job acts for. */
export type Seer = Pick<Viewer, 'id' | 'isStaff' | 'isEditor' | 'organizationId' | 'isChatMember'>;

/** The caller for a job that works for an organization or for the staff. */
export const actingFor = (organizationId: number | null): Seer => ({
  id: 0,
  isStaff: organizationId === null,
  isEditor: false,
  organizationId,
  isChatMember: false,
});

/** The product itself: sees everything except personal and members-only rows. */
export const theProduct = actingFor(null);

/** A condition on a row, which the statement calls `row`: that it is of this organization or person. */
type Own = (db: Db, row: string, id: number | null) => Fragment;

/**
 * Who may see the rows of a record, declared once for each: everyone, staff, members, an organization (staff see all
 * of them), or one person (nobody else sees them, except those whom `seesAll` names).
 */
export type RowRule<Name extends string = string> = { record: Name } & (
  | { visibleTo: 'everybody' }
  | { visibleTo: 'staff' }
  | { visibleTo: 'members'; isMember: (seer: Seer) => boolean }
  | { visibleTo: 'organization'; own: Own }
  | { visibleTo: 'person'; own: Own; seesAll?: (seer: Seer) => boolean }
);

/** Declares the rule of a record. */
export const rowRule = <const Name extends string>(rule: RowRule<Name>): RowRule<Name> => rule;

const chosen = Symbol('chosen by a rule');

/**
 * The rows of a record that a seer may see: the second half of access, a required parameter of queries (decisions 2).
 * Only `rowsOf` creates it, so that none can be made up or be another record's.
 */
export interface Rows<Name extends string = string> {
  readonly record: Name;
  readonly [chosen]: (db: Db, row: string) => Fragment;
}

/** The rows of a record that a caller may see. A person without an organization sees no organization's rows. */
export function rowsOf<Name extends string>(seer: Seer, rule: RowRule<Name>): Rows<Name> {
  const { record } = rule;
  const { id, isStaff, organizationId } = seer;
  if (rule.visibleTo === 'person')
    return {
      record,
      [chosen]: (db, row) => (rule.seesAll?.(seer) ? db`true` : rule.own(db, row, id)),
    };
  if (rule.visibleTo === 'members') {
    const isMember = rule.isMember(seer);
    return { record, [chosen]: (db) => db`${isMember}::boolean` };
  }
  if (isStaff || rule.visibleTo === 'everybody') return { record, [chosen]: (db) => db`true` };
  if (rule.visibleTo === 'staff') return { record, [chosen]: (db) => db`false` };
  return { record, [chosen]: (db, row) => rule.own(db, row, organizationId) };
}

/** The condition that the row a statement calls by this name is one of them. */
export const within = (db: Db, rows: Rows, row: string) => rows[chosen](db, row);

/** Rows that name their organization, their firm, or their person in a column of that name. */
export const ofOrganization: Own = (db, row, id) => db`${db(row)}.organization_id = ${id}`;
export const ofFirm: Own = (db, row, id) =>
  db`${db(row)}.showcase_firm_id in (select id from showcase_firms where organization_id = ${id})`;
export const ofPerson: Own = (db, row, id) => db`${db(row)}.user_id = ${id}`;
/** Rows that are the organization or the person. */
export const isItself: Own = (db, row, id) => db`${db(row)}.id = ${id}`;
