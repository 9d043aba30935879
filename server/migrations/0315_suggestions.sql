-- Suggestions for the text of a post (decision 151): one row for each person and post. Why both texts: the single
-- suggestions are the differences between them, and nothing of them enters the post before an editor accepts it.
create table news_item_suggestions (
  id integer generated always as identity primary key,
  news_item_id integer not null references news_items (id) on delete cascade,
  author_id integer default current_actor() references users (id) on delete set null,
  -- The text on which the person suggested, and the same text as they would have it.
  base text not null,
  suggested text not null,
  -- How many differences there are: open suggestions.
  changes integer not null check (changes >= 0),
  -- Counted up by each save and decision.
  set_version integer not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  -- Both texts before the latest decision, and when it was made; null: there is none to take back.
  earlier_base text,
  earlier_suggested text,
  decided_at timestamptz,
  unique (news_item_id, author_id)
);
create index news_item_suggestions_open on news_item_suggestions (news_item_id) where changes > 0;
create index news_item_suggestions_by on news_item_suggestions (author_id);
insert into history_exempt values ('news_item_suggestions', 'is text before anybody accepts it; decisions are told by news_item_decisions');

-- What was decided about suggestions, in words: History shows it as a part of the post.
create table news_item_decisions (
  id bigint generated always as identity primary key,
  news_item_id integer not null references news_items (id) on delete cascade,
  told text not null
);
create index news_item_decisions_of_post on news_item_decisions (news_item_id);

create or replace function owner_of_part(of_table text) returns text language sql immutable parallel safe
return case
  when of_table in ('ad_slot_firms', 'ad_slot_sites', 'ad_slot_items', 'ad_slot_proofs') then 'ad_slot_id'
  when of_table in ('accepted_warnings', 'release_steps', 'test_emails') then 'campaign_id'
  when of_table in ('user_roles', 'password_resets', 'account_events') then 'user_id'
  when of_table in ('invoice_posts', 'invoice_files') then 'invoice_id'
  when of_table = 'showcase_firm_sites' then 'firm_id'
  when of_table = 'photoset_photos' then 'photoset_id'
  when of_table = 'series_posts' then 'series_id'
  when of_table in ('news_item_moves', 'news_item_decisions') then 'news_item_id'
end;

-- Whoever has the post open hears that there is something to read.
create function tell_suggestions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('live', 'suggestions ' || user_id)
     from (select distinct user_id from news_item_openings where news_item_id = new.news_item_id) people;
  return null;
end $$;
create trigger tell_suggestions after insert or update on news_item_suggestions
  for each row execute function tell_suggestions();

-- Why not each time: suggestions are made and decided one after another, within minutes.
create function add_suggestion_notice(person integer, what text, post integer) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select add_notice(person, what, 'post', post)
   where not exists (
     select from notices n
      where n.record_kind = 'post' and n.record_id = post and n.read_at is null and n.user_id = person and n.event = what
        and n.actor_id = current_actor() and n.made_at > clock_timestamp() - interval '15 minutes')
$$;

-- Suggested: the authors and the assignee. Decided: whoever suggested. What no longer holds is dropped.
create function notice_suggestions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.decided_at is distinct from old.decided_at and new.decided_at is not null then
    perform add_suggestion_notice(new.author_id, case when new.base <> old.base then 'suggestion-accepted'
                                                      else 'suggestion-rejected' end, new.news_item_id);
  elsif new.author_id = current_actor() and new.changes > coalesce(old.changes, 0) then
    perform add_suggestion_notice(person, 'suggestion-made', new.news_item_id) from (
      select a.user_id as person from news_item_authors x join authors a on a.id = x.author_id
       where x.news_item_id = new.news_item_id
      union select w.assignee_id from news_item_workflow w where w.news_item_id = new.news_item_id) people;
  elsif new.decided_at is null and old.decided_at is not null then
    delete from notices n
     where n.record_kind = 'post' and n.record_id = new.news_item_id and n.read_at is null and n.user_id = new.author_id
       and n.event in ('suggestion-accepted', 'suggestion-rejected') and n.made_at >= old.decided_at;
  end if;
  if new.changes = 0 then
    delete from notices n
     where n.record_kind = 'post' and n.record_id = new.news_item_id and n.read_at is null
       and n.event = 'suggestion-made' and n.actor_id = new.author_id;
  end if;
  return null;
end $$;
create trigger notice_suggestions after insert or update on news_item_suggestions
  for each row execute function notice_suggestions();
revoke execute on function tell_suggestions, add_suggestion_notice, notice_suggestions from public;

create or replace function notice_topic(event text) returns text language sql immutable as $$
  select case
    when event in ('invoice-approved', 'invoice-sent-back') then 'invoices'
    when event in ('send-failed', 'send-late', 'send-unknown') then 'sends'
    when event in ('release-asked', 'release-approved') then 'releases'
    when event in ('post-published', 'proposal-accepted', 'proposal-declined', 'story-assigned', 'story-sent-back') then 'posts'
    when event in ('post-flagged', 'post-proposed', 'story-ready') then 'drafts'
    when event in ('comment-made', 'comment-mention', 'comment-resolved', 'comment-reopened',
                   'suggestion-made', 'suggestion-accepted', 'suggestion-rejected') then 'comments'
    when event = 'chat-mention' then 'mentions'
    when event = 'other-side-changed' then 'partners'
    when event in ('act-ended', 'work-stopped') then 'work'
    when event in ('job-failed', 'backup-failed', 'webhook-disabled') then 'system'
  end
$$;

-- Suggestions are gathered together with comments.
create or replace function gathered_as(event text) returns text language sql immutable as $$
  select case
    when event in ('invoice-approved', 'invoice-sent-back') then 'invoices'
    when event in ('comment-made', 'comment-mention', 'comment-resolved', 'comment-reopened',
                   'suggestion-made', 'suggestion-accepted', 'suggestion-rejected') then 'comments'
    when event = 'chat-mention' then 'mentions'
  end
$$;
