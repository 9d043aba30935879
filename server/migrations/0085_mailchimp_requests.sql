-- What was asked of Mailchimp, written before it is asked: what a lost answer has created is found again by its
-- mark, and what nobody names any more is taken back (decisions 17, 50).
create table mailchimp_requests (
  id integer generated always as identity primary key,
  campaign_id integer not null references campaigns (id),
  -- The version of the campaign that waits for the answer; null is a test email.
  campaign_version integer,
  account_id text not null,
  -- How the title of the campaign at Mailchimp ends.
  mark text not null unique,
  provider_campaign_id text,
  -- The answer to its creation was lost, so that a second draft may come to stand there.
  may_be_double boolean not null default false,
  -- What Mailchimp showed when it had taken it: what is different later was changed there.
  shown jsonb,
  asked_at timestamptz not null default now(),
  -- Since then nothing is left of it at Mailchimp that would have to be taken back, and how much of it went out.
  closed_at timestamptz,
  outcome text constraint mailchimp_requests_outcome check (outcome in ('gone', 'stopped', 'sent')),
  constraint mailchimp_requests_closed check ((closed_at is null) = (outcome is null))
);
create index mailchimp_requests_of_campaign on mailchimp_requests (campaign_id);
create index mailchimp_requests_open on mailchimp_requests (asked_at) where closed_at is null;
create index mailchimp_requests_double on mailchimp_requests (id) where may_be_double;
create index mailchimp_requests_of_provider on mailchimp_requests (provider_campaign_id);
insert into history_exempt values ('mailchimp_requests', 'is itself the record of what was asked of Mailchimp');
