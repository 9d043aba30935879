import type { Condition, Part } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { centralInstant } from '@masthead/shared/platform/values/dates.ts';
import type { Db } from '../../platform/db/client.ts';

const hasRead = (
  db: Db,
  audienceId: string,
  column: 'opened_at' | 'clicked_at',
  days: number,
) => db`
  exists (select from mailings m join mailing_readers r on r.mailing_id = m.id
           where m.audience_id = ${audienceId} and r.subscriber_id = s.id
             and r.${db(column)} > now() - ${days} * interval '1 day')`;

function meets(db: Db, audienceId: string, condition: Condition) {
  switch (condition.kind) {
    case 'tag':
      return db`${condition.tag} = any(s.tags)`;
    case 'joined':
      return db`coalesce(s.opted_in_at, s.created_at) >= ${centralInstant(condition.since, '00:00')}`;
    case 'opened':
      return hasRead(db, audienceId, 'opened_at', condition.days);
    case 'clicked':
      return hasRead(db, audienceId, 'clicked_at', condition.days);
  }
}

/** Who got an email, without those to whom it came back, and has not opened it. */
const hasNotOpened = (db: Db, campaignId: number) => db`
  exists (select from mailings m join mail_deliveries d on d.mailing_id = m.id
           where m.campaign_id = ${campaignId} and d.subscriber_id = s.id and d.status = 'sent' and d.bounce is null)
  and not exists (select from mailings m join mailing_readers r on r.mailing_id = m.id
                   where m.campaign_id = ${campaignId} and r.subscriber_id = s.id)`;

/**
 * True of the subscribers `s` of an audience that are in a part of it; without one, of everybody. It stands in `where`
 * alone: only there the database joins large audiences by hash.
 */
export function isInPart(db: Db, audienceId: string, part: Omit<Part, 'name'> | null) {
  if (!part) return db`true`;
  const conditions = part.conditions.map((one) => {
    const isMet = meets(db, audienceId, one);
    return one.is ? isMet : db`not (${isMet})`;
  });
  const again = part.notOpened === null ? [] : [hasNotOpened(db, part.notOpened)];
  return [...conditions, ...again].reduce((all, one) => db`${all} and ${one}`, db`true`);
}
