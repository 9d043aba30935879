-- A mailing belongs to one request to schedule: the version its campaign had when it was asked for.
-- Only the campaign that still waits for that answer may take it; any other is an orphan.
alter table mailings add column campaign_version integer not null default 0;
update mailings m set campaign_version = c.version from campaigns c
 where c.id = m.campaign_id and c.status = 'unknown' and m.status in ('scheduled', 'sending');
create index mailings_of_campaign on mailings (campaign_id);
insert into history_columns values ('mailings', 'campaign_version', 'derived');
