import {
  type SuppressionFilter,
  type SuppressionReason,
  suppressionReasonLabel,
  suppressionReasons,
} from '@masthead/shared/email/mailings/suppression.ts';
import { type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';
import type { Listed } from '../../platform/records/listed.ts';

/** The suppression list is the staff's. */
export const suppressionRows = rowRule({ record: 'suppression', visibleTo: 'staff' });

const said = suppressionReasons
  .map((reason) => `when '${reason}' then '${suppressionReasonLabel[reason]}'`)
  .join(' ');

/** Addresses that get no email, in the palette and Activity. */
export const suppressionsListed: Listed = {
  table: 'suppressions',
  rows: suppressionRows,
  find: [
    {
      kind: 'suppression',
      alias: 'x',
      from: 'suppressions x',
      where: 'x.lifted_at is null',
      title: 'x.email',
      detail: `case x.reason ${said} end`,
      order: 'x.suppressed_at desc',
    },
  ],
};

/** An address on the list as it is stored, or one that was removed. */
export interface SuppressionRow {
  id: number;
  email: string;
  reason: SuppressionReason;
  detail: string | null;
  subject: string | null;
  suppressedAt: Date;
  liftedAt: Date | null;
  liftedBy: string | null;
  liftReason: string | null;
}

interface Page {
  search: string;
  show: SuppressionFilter;
  limit: number;
  offset: number;
}

const shown = (db: Db, show: SuppressionFilter) => {
  if (show === 'removed') return db`x.lifted_at is not null`;
  if (show === 'listed') return db`x.lifted_at is null`;
  return db`x.lifted_at is null and x.reason = ${show}`;
};

/** A page of the suppression list, newest first, with how many there are. */
export async function listSuppressions(db: Db, visible: Rows<'suppression'>, page: Page) {
  const matching = db`${shown(db, page.show)} and ${within(db, visible, 'x')}
    ${page.search ? db`and ${contains(db, 'x.email', page.search)}` : db``}`;
  const [nodes, [count]] = await Promise.all([
    db<SuppressionRow[]>`
      select x.id, x.email, x.reason, x.detail, m.subject, x.suppressed_at, x.lifted_at, x.lift_reason, u.name as lifted_by
        from suppressions x left join mailings m on m.id = x.mailing_id left join users u on u.id = x.lifted_by
       where ${matching}
       order by coalesce(x.lifted_at, x.suppressed_at) desc, x.id desc limit ${page.limit} offset ${page.offset}`,
    db<{ n: number }[]>`select count(*) as n from suppressions x where ${matching}`,
  ]);
  return { nodes, totalCount: count?.n ?? 0 };
}

/**
 * True of a row with an address that is on the list now. Why a list of all of them: it is read once and looked up by hash,
 * however many people are asked about.
 */
export const suppressedNow = (alias: string): string =>
  `lower(${alias}.email) in (select lower(x.email) from suppressions x where x.lifted_at is null)`;

/** Why an address is on the list now, or null. */
export async function findSuppression(db: Db, visible: Rows<'suppression'>, email: string) {
  const [row] = await db<{ reason: SuppressionReason; suppressedAt: Date }[]>`
    select x.reason, x.suppressed_at from suppressions x
     where lower(x.email) = lower(${email}) and x.lifted_at is null and ${within(db, visible, 'x')}`;
  return row ?? null;
}

/**
 * Removes an address from the list; whoever was unsubscribed only because nothing arrived is subscribed
 * again. Null when there is no such entry, false when it was removed before.
 */
export async function liftSuppression(
  db: Db,
  visible: Rows<'suppression'>,
  id: number,
  why: string,
): Promise<boolean | null> {
  const [row] = await db<{ email: string; reason: SuppressionReason; isListed: boolean }[]>`
    select x.email, x.reason, x.lifted_at is null as is_listed from suppressions x
     where x.id = ${id} and ${within(db, visible, 'x')} for update`;
  if (!row?.isListed) return row ? false : null;
  await db`
    update suppressions set lifted_at = now(), lifted_by = current_actor(), lift_reason = ${why} where id = ${id}`;
  if (row.reason !== 'complained')
    await db`
      update subscribers set status = 'subscribed', status_at = now(), status_reason = ${why}, status_by = current_actor()
       where lower(email) = lower(${row.email}) and status = 'cleaned' and status_by is null`;
  return true;
}
