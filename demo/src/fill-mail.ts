import type { Db } from '@masthead/server/platform/db/client.ts';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import type { Condition } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { emailStyles } from '@masthead/shared/email/campaigns/campaign.ts';
import { demoProperty } from './fill-sites.ts';

const givenNames =
  'Ada Ben Carla Dev Elena Frank Grace Hugo Iris Jonas Kira Leo Maya Nils Olga Paul Quinn Rosa Sam Tess'.split(
    ' ',
  );
const familyNames =
  'Abbott Brooks Castillo Dunn Ellis Flores Gomez Hale Ingram Jensen Keller Lopez'.split(' ');

const insiders = 'austin-insiders';

/** Two audiences for each city, their subscribers, and a template for each style and city. */
export async function fillMail(db: Db): Promise<void> {
  await db`insert into audiences (id, site_id, name)
    select lower(replace(s.city, ' ', '-')) || '-' || kind, s.id, s.property || ' ' || s.city || ' ' || label
      from sites s, (values ('daily', 'Daily'), ('insiders', 'Insiders')) a (kind, label)
     where s.property = ${demoProperty}`;
  await db`insert into subscribers (audience_id, email, name, status, status_at, created_at)
    select a.id, lower(g.name || '.' || f.name || '@' || replace(a.id, '-', '') || '.example'), g.name || ' ' || f.name,
           case when (g.n * 7 + f.n) % 41 = 0 then 'unsubscribed' when (g.n + f.n * 11) % 67 = 0 then 'cleaned' else 'subscribed' end,
           now() - (g.n * f.n) * interval '9 hours', now() - (100 + g.n * f.n) * interval '1 day'
      from audiences a, unnest(${givenNames}::text[]) with ordinality g (name, n),
           unnest(${familyNames}::text[]) with ordinality f (name, n)
     where a.id like '%-daily' or f.n <= 4`;
  await fillReasons(db);
  await fillSegments(db);
  await db`insert into email_templates (description, category, site_id, mailchimp_list_id, from_name, reply_to)
    select style || ', ' || s.city, style, s.id,
           lower(replace(s.city, ' ', '-')) || case when style in ('Promo Alert', 'Insider Invite') then '-insiders' else '-daily' end,
           s.property || ' ' || s.city, 'newsroom@' || split_part(s.url, '//', 2)
      from sites s, unnest(${[...emailStyles]}::text[]) style where s.property = ${demoProperty}`;
}

/** Tags of the readers of offers, and segments of those in Austin, which remember who opens. */
async function fillSegments(db: Db): Promise<void> {
  await db`update subscribers
      set tags = array_remove(array[case when length(email) % 3 = 0 then 'Food' end, case when length(email) % 4 = 0 then 'Concerts' end,
                                    case when length(email) % 5 = 0 then 'Founding member' end], null)
    where audience_id like '%-insiders'`;
  await db`update audiences set remembers_readers = true where id = ${insiders}`;
  const segments: [name: string, ...conditions: Condition[]][] = [
    ['Food lovers', { kind: 'tag', is: true, tag: 'Food' }],
    [
      'Members who have gone quiet',
      { kind: 'tag', is: true, tag: 'Founding member' },
      { kind: 'opened', is: false, days: 90 },
    ],
  ];
  for (const [name, ...conditions] of segments)
    await db`insert into segments (audience_id, name, conditions) values (${insiders}, ${name}, ${db.json(conditions)})`;
}

/** Why people have left: by the link, by phone through somebody of the staff, or because nothing arrives. */
async function fillReasons(db: Db): Promise<void> {
  await db`update subscribers s
      set status_reason = case
            when status = 'cleaned' then (array[
              '550 5.1.1 The email account that you tried to reach does not exist',
              '550 5.1.10 Recipient not found',
              '553 5.1.2 The domain of this address does not exist'])[1 + id % 3]
            when id % 3 = 0 then 'Asked by phone'
            else ${audienceMessages.reasonOfLink} end,
          status_by = case when status = 'unsubscribed' and id % 3 = 0
            then (select u.id from users u where u.username = 'admin') end
    where status <> 'subscribed'`;
  await db`insert into suppressions (email, reason, detail, suppressed_at)
    select distinct on (lower(email)) email, 'bounced', status_reason, status_at
      from subscribers where status = 'cleaned' order by lower(email), status_at`;
  await db`insert into suppressions (email, reason, detail, suppressed_at)
    select email, case when id % 2 = 0 then 'kept bouncing' else 'complained' end,
           case when id % 2 = 0 then '452 4.2.2 The mailbox is full' else 'abuse' end, now() - id * interval '1 hour'
      from subscribers where status = 'subscribed' and id % 151 = 0`;
}
