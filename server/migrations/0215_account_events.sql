-- What happened to a person's way in, told in the history of the person (decision 133).
create table account_events (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  event text not null,
  at timestamptz not null default now()
);
create index account_events_of_user on account_events (user_id);

create or replace function owner_of_part(of_table text) returns text language sql immutable parallel safe
return case
  when of_table in ('ad_slot_firms', 'ad_slot_sites', 'ad_slot_items', 'ad_slot_proofs') then 'ad_slot_id'
  when of_table in ('accepted_warnings', 'release_steps', 'test_emails') then 'campaign_id'
  when of_table in ('user_roles', 'password_resets', 'account_events') then 'user_id'
  when of_table in ('invoice_posts', 'invoice_files') then 'invoice_id'
  when of_table = 'showcase_firm_sites' then 'firm_id'
  when of_table = 'photoset_photos' then 'photoset_id'
  when of_table = 'series_posts' then 'series_id'
end;
