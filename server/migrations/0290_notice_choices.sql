-- How each kind of notification reaches a person (decision 147). Without a row, the default of
-- shared/src/platform/notices/notice-choice.ts applies.
create table notice_choices (
  user_id integer not null references users (id) on delete cascade,
  topic text not null,
  way text not null,
  choice text not null,
  primary key (user_id, topic, way)
);
insert into history_exempt values ('notice_choices', 'is a personal setting, like the place of a panel');
alter table notice_choices enable row level security;
create policy own_choices on notice_choices to masthead_partner using (user_id = current_actor());
grant select, insert, update (choice) on notice_choices to masthead_partner;

alter table notices
  add column in_bell boolean not null default true,
  -- 'now' or 'daily': it is also told by email.
  add column mail text,
  -- When its email was queued.
  add column mailed_at timestamptz;

-- The same as `noticeTopics` in shared/src/platform/notices/notice-choice.ts.
create function notice_topic(event text) returns text language sql immutable as $$
  select case
    when event in ('invoice-approved', 'invoice-sent-back') then 'invoices'
    when event in ('send-failed', 'send-late', 'send-unknown') then 'sends'
    when event in ('release-asked', 'release-approved') then 'releases'
    when event in ('post-published', 'proposal-accepted', 'proposal-declined', 'story-assigned', 'story-sent-back') then 'posts'
    when event in ('post-flagged', 'post-proposed', 'story-ready') then 'drafts'
    when event = 'other-side-changed' then 'partners'
    when event in ('act-ended', 'work-stopped') then 'work'
    when event in ('job-failed', 'backup-failed', 'webhook-disabled') then 'system'
  end
$$;

create function choose_notice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chosen record;
begin
  for chosen in select c.way, c.choice from notice_choices c
                 where c.user_id = new.user_id and c.topic = notice_topic(new.event) loop
    if chosen.way = 'bell' then
      new.in_bell := chosen.choice <> 'off';
    -- Why not invoices: the email of their sitting tells them, with amounts (0288).
    elsif chosen.way = 'mail' and chosen.choice <> 'never' and notice_topic(new.event) <> 'invoices' then
      new.mail := chosen.choice;
    end if;
  end loop;
  if not new.in_bell and new.mail is null then return null; end if;
  return new;
end $$;
revoke execute on function notice_topic, choose_notice from public;
-- Why this name: triggers run in the order of their names, and what is not told is not gathered.
create trigger choose_notice before insert on notices for each row execute function choose_notice();
