-- What came back of each message, and the addresses that get nothing any more (decision 54).

alter table mail_deliveries
  -- 'refused' says nothing of the address: the receiver did not want this message, or this sender.
  add column bounce text constraint mail_deliveries_bounce check (bounce in ('hard', 'soft', 'refused')),
  add column bounced_at timestamptz,
  add column complained_at timestamptz,
  add column unsubscribed_at timestamptz;
create index mail_deliveries_soft on mail_deliveries (lower(email), bounced_at) where bounce = 'soft';

create table suppressions (
  id integer generated always as identity primary key,
  email text not null,
  reason text not null constraint suppressions_reason check (reason in ('bounced', 'kept bouncing', 'complained')),
  -- What the receiving side said.
  detail text,
  mailing_id integer references mailings (id),
  suppressed_at timestamptz not null default now(),
  lifted_at timestamptz,
  lifted_by integer references users (id),
  lift_reason text,
  constraint suppressions_lifted check ((lifted_at is null) = (lift_reason is null))
);
create unique index suppressions_email_unique on suppressions (lower(email)) where lifted_at is null;
create index suppressions_newest on suppressions (suppressed_at desc, id desc);
insert into history_exempt values ('suppressions', 'is itself the record of who was left out since when, and who ended that');

-- Whoever could not be reached before gets nothing through another audience either.
insert into suppressions (email, reason, detail, suppressed_at)
select distinct on (lower(email)) email, 'bounced', status_reason, status_at from subscribers
 where status = 'cleaned' and status_by is null and status_reason ~ '^55\d[ -]5\.1\.\d'
 order by lower(email), status_at desc;
