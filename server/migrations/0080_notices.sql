-- Notices: what has happened that a person should know of (decision 47). The database makes them where it
-- happens, so that no code path can forget it.

create table notices (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- shared/src/notices/notice.ts names them.
  event text not null,
  -- The record by its kind in addresses; what it is called is asked when the notice is read.
  record_kind text not null,
  record_id integer not null,
  -- Who did it; null is the product.
  actor_id integer references users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  read_at timestamptz
);
create index notices_of_person on notices (user_id, id desc);
create index notices_unread on notices (user_id) where read_at is null;
create index notices_of_record on notices (record_kind, record_id) where read_at is null;
create index notices_by_age on notices (made_at);
insert into history_exempt values ('notices', 'are made of what the history of their records holds');

-- Partners read and mark their own.
alter table notices enable row level security;
create policy own_notices on notices to masthead_partner using (user_id = current_actor());
grant select, update (read_at) on notices to masthead_partner;

-- Every server hears of it and tells the browsers of this person that something has changed, never what.
create function tell_notice() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'notices ' || coalesce(new.user_id, old.user_id));
  return null;
end $$;
create trigger tell_notice after insert or delete or update of read_at on notices
  for each row execute function tell_notice();

-- Nobody is told of what they have done themselves.
create function add_notice(person integer, what text, kind text, record integer) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into notices (user_id, event, record_kind, record_id, actor_id)
  select u.id, what, kind, record, current_actor() from users u
   where u.id = person and not u.is_disabled and u.id is distinct from current_actor()
$$;
-- What is no longer so is not told to whoever has not read it.
create function drop_notices(what text[], kind text, record integer) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from notices where record_kind = kind and record_id = record and event = any(what) and read_at is null
$$;
revoke execute on function add_notice, drop_notices from public;

create function notice_invoice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform drop_notices('{invoice-approved,invoice-sent-back}', 'invoice', new.id);
  if new.state = 'approved' then
    perform add_notice(new.contributor_id, 'invoice-approved', 'invoice', new.id);
  elsif new.state = 'changes asked' then
    perform add_notice(new.contributor_id, 'invoice-sent-back', 'invoice', new.id);
  end if;
  return null;
end $$;
create trigger notice_invoice after update of state on invoices
  for each row when (old.state <> new.state) execute function notice_invoice();

-- Whose send it is: whoever asked for the mailing, else whoever has worked on the email last.
create function sender_of(campaign campaigns) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select m.requested_by from mailings m where m.campaign_id = campaign.id order by m.id desc limit 1),
                  campaign.updated_by)
$$;
revoke execute on function sender_of from public;
create function notice_send() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform drop_notices('{send-failed,send-late,send-unknown}', new.kind, new.id);
  if new.status in ('failed', 'late') then
    perform add_notice(sender_of(old), 'send-' || new.status, new.kind, new.id);
  end if;
  return null;
end $$;
create trigger notice_send after update of status on campaigns
  for each row when (old.status <> new.status) execute function notice_send();

create function notice_flag() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.is_flagged_for_editor and new.status <> 4 then
    perform add_notice(u.id, 'post-flagged', 'post', new.id)
       from users u join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
       join user_roles r on r.user_id = u.id and r.name = 'editor';
  else
    perform drop_notices('{post-flagged}', 'post', new.id);
  end if;
  return null;
end $$;
create trigger notice_flag after update of is_flagged_for_editor on news_items
  for each row when (old.is_flagged_for_editor <> new.is_flagged_for_editor) execute function notice_flag();

-- What is published at its time was planned by somebody; only another person's act is news to its authors.
create function notice_publication() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status = 0 and current_actor() is not null then
    perform add_notice(a.user_id, 'post-published', 'post', new.id)
       from (select distinct a.user_id from news_item_authors x join authors a on a.id = x.author_id
              where x.news_item_id = new.id and a.user_id is not null) a;
  elsif new.status <> 0 then
    perform drop_notices('{post-published}', 'post', new.id);
  end if;
  return null;
end $$;
create trigger notice_publication after update of status on news_items
  for each row when (old.status <> new.status) execute function notice_publication();

-- Whoever of the staff has worked on something last is told when a partner changes it, and the other way round.
-- Why the last one: the next changes of the same side tell nobody, so that a day of work is one notice.
create function notice_other_side() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last integer := coalesce(old.updated_by, old.created_by);
begin
  if last is null or new.updated_by is null then return null; end if;
  if coalesce((select o.is_owner from users u join organizations o on o.id = u.organization_id where u.id = last), false)
     <> coalesce((select o.is_owner from users u join organizations o on o.id = u.organization_id
                   where u.id = new.updated_by), false) then
    perform add_notice(last, 'other-side-changed', tg_argv[0], new.id);
  end if;
  return null;
end $$;
create trigger notice_other_side after update on showcase_firms for each row
  when (old.updated_by is distinct from new.updated_by) execute function notice_other_side('firm');
create trigger notice_other_side after update on representatives for each row
  when (old.updated_by is distinct from new.updated_by) execute function notice_other_side('representative');
create trigger notice_other_side after update on ad_slots for each row
  when (old.updated_by is distinct from new.updated_by) execute function notice_other_side('ad-slot');
