import {
  type SuppressionReason,
  softBounceDays,
  softBouncesToSuppress,
  suppressionMessages,
} from '@masthead/shared/email/mailings/suppression.ts';
import type { Db } from '../../platform/db/client.ts';
import type { BounceKind } from './bounce-kind.ts';

/** A bounced message with the receiving server's response. */
export interface Bounced {
  subscriberId: number;
  kind: BounceKind;
  said: string;
}

interface Noted extends Bounced {
  email: string;
}

/**
 * Writes down what came back. An address that does not exist is suppressed at once, one that takes
 * nothing after several mailings; both are no longer subscribed.
 */
export async function noteBounces(
  db: Db,
  mailingId: number,
  bounced: readonly Bounced[],
): Promise<void> {
  if (bounced.length === 0) return;
  // Why: reports may be duplicated or out of order, so the most severe one wins.
  const noted = await db<Noted[]>`
    update mail_deliveries d set bounce = b.kind, bounced_at = clock_timestamp(), problem = b.said
      from unnest(${bounced.map((one) => one.subscriberId)}::int[], ${bounced.map((one) => one.kind)}::text[],
                  ${bounced.map((one) => one.said)}::text[]) as b(subscriber_id, kind, said)
     where d.mailing_id = ${mailingId} and d.subscriber_id = b.subscriber_id
       and (d.bounce is null or b.kind = 'hard' and d.bounce <> 'hard')
    returning d.subscriber_id, d.email, b.kind, b.said`;
  for (const one of noted) {
    const reason = await reasonOf(db, one);
    if (reason) await suppress(db, mailingId, one, reason);
  }
}

async function reasonOf(db: Db, { kind, email }: Noted): Promise<SuppressionReason | null> {
  if (kind === 'hard') return 'bounced';
  if (kind === 'refused') return null;
  const [row] = await db<{ mailings: number }[]>`
    select count(*) as mailings from mail_deliveries d
     where lower(d.email) = lower(${email}) and d.bounce = 'soft'
       and d.bounced_at > greatest(now() - ${softBounceDays} * interval '1 day',
             (select max(x.lifted_at) from suppressions x where lower(x.email) = lower(${email})))`;
  return (row?.mailings ?? 0) >= softBouncesToSuppress ? 'kept bouncing' : null;
}

async function suppress(
  db: Db,
  mailingId: number,
  { subscriberId, email, said }: Noted,
  reason: SuppressionReason,
): Promise<void> {
  await db`
    insert into suppressions (email, reason, detail, mailing_id)
    values (${email}, ${reason}, ${said}, ${mailingId})
    on conflict (lower(email)) where lifted_at is null do nothing`;
  const [status, why] =
    reason === 'complained' ? ['unsubscribed', suppressionMessages.complained] : ['cleaned', said];
  await db`
    update subscribers set status = ${status}, status_at = now(), status_reason = ${why}, status_by = null
     where id = ${subscriberId} and status = 'subscribed'`;
}

/** Records a spam complaint and suppresses the address at once. */
export async function noteComplaint(
  db: Db,
  mailingId: number,
  complaint: { subscriberId: number; said: string },
): Promise<void> {
  const [row] = await db<{ email: string }[]>`
    update mail_deliveries set complained_at = clock_timestamp()
     where mailing_id = ${mailingId} and subscriber_id = ${complaint.subscriberId} and complained_at is null
    returning email`;
  const known = row ?? (await findRemoved(db, mailingId, complaint.subscriberId));
  if (known)
    await suppress(db, mailingId, { ...complaint, kind: 'refused', ...known }, 'complained');
}

/** The address of a reader whose delivery retention has removed. */
async function findRemoved(db: Db, mailingId: number, subscriberId: number) {
  const [row] = await db<{ email: string }[]>`
    select email from subscribers
     where id = ${subscriberId} and exists (select from mailing_totals where mailing_id = ${mailingId})
       and not exists (select from mail_deliveries where mailing_id = ${mailingId} and subscriber_id = ${subscriberId})`;
  return row ?? null;
}
