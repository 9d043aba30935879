-- Comments on posts (decision 149). Why tables of their own: nothing of a comment enters the post's columns, its
-- revisions or what is published.
create table news_item_threads (
  id integer generated always as identity primary key,
  news_item_id integer not null references news_items (id) on delete cascade,
  -- The words that were selected, with what stood before and after them; null: it is about the whole post.
  quote text check (length(quote) between 1 and 500),
  before text not null default '' check (length(before) <= 60),
  after text not null default '' check (length(after) <= 60),
  -- How many characters stood before them: which one is meant where the same words stand twice.
  place integer not null default 0,
  resolved_at timestamptz,
  resolved_by integer references users (id) on delete set null
);
create index news_item_threads_of_post on news_item_threads (news_item_id, id);
create index news_item_threads_open on news_item_threads (news_item_id) where resolved_at is null;
create index news_item_threads_resolved_by on news_item_threads (resolved_by);
insert into history_exempt values ('news_item_threads', 'says itself who resolved it and when');

create table news_item_comments (
  id integer generated always as identity primary key,
  thread_id integer not null references news_item_threads (id) on delete cascade,
  said text not null check (length(said) between 1 and 2000),
  -- The people whom it mentions.
  mentions integer[] not null default '{}',
  said_by integer default current_actor() references users (id) on delete set null,
  said_at timestamptz not null default clock_timestamp()
);
create index news_item_comments_of_thread on news_item_comments (thread_id, id);
create index news_item_comments_said_by on news_item_comments (said_by);
insert into history_exempt values ('news_item_comments', 'is never changed, and says itself who wrote it and when');

-- Whoever has the post open hears that there is something to read.
create function tell_comments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('live', 'comments ' || user_id)
     from (select distinct user_id from news_item_openings where news_item_id =
            (select t.news_item_id from news_item_threads t where t.id =
              case tg_table_name when 'news_item_threads' then (to_jsonb(new) ->> 'id')::int
                                 else (to_jsonb(new) ->> 'thread_id')::int end)) people;
  return null;
end $$;
create trigger tell_comments after update of resolved_at on news_item_threads for each row execute function tell_comments();
create trigger tell_comments after insert on news_item_comments for each row execute function tell_comments();

-- A comment: the people it mentions; of the others, whoever wrote in its thread, the authors and the assignee.
create function notice_comment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  post integer := (select news_item_id from news_item_threads where id = new.thread_id);
begin
  perform add_notice(person, 'comment-mention', 'post', post) from unnest(new.mentions) person;
  perform add_notice(person, 'comment-made', 'post', post) from (
    select c.said_by as person from news_item_comments c where c.thread_id = new.thread_id
    union select a.user_id from news_item_authors x join authors a on a.id = x.author_id where x.news_item_id = post
    union select w.assignee_id from news_item_workflow w where w.news_item_id = post) people
   where person <> all(new.mentions);
  return null;
end $$;
create trigger notice_comment after insert on news_item_comments for each row execute function notice_comment();

-- Resolved or reopened: whoever wrote in the thread.
create function notice_thread() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_notice(person, case when new.resolved_at is null then 'comment-reopened' else 'comment-resolved' end,
                     'post', new.news_item_id)
     from (select distinct said_by as person from news_item_comments where thread_id = new.id) people;
  return null;
end $$;
create trigger notice_thread after update of resolved_at on news_item_threads
  for each row when ((old.resolved_at is null) <> (new.resolved_at is null)) execute function notice_thread();
revoke execute on function tell_comments, notice_comment, notice_thread from public;

create or replace function notice_topic(event text) returns text language sql immutable as $$
  select case
    when event in ('invoice-approved', 'invoice-sent-back') then 'invoices'
    when event in ('send-failed', 'send-late', 'send-unknown') then 'sends'
    when event in ('release-asked', 'release-approved') then 'releases'
    when event in ('post-published', 'proposal-accepted', 'proposal-declined', 'story-assigned', 'story-sent-back') then 'posts'
    when event in ('post-flagged', 'post-proposed', 'story-ready') then 'drafts'
    when event in ('comment-made', 'comment-mention', 'comment-resolved', 'comment-reopened') then 'comments'
    when event = 'other-side-changed' then 'partners'
    when event in ('act-ended', 'work-stopped') then 'work'
    when event in ('job-failed', 'backup-failed', 'webhook-disabled') then 'system'
  end
$$;

-- What is said and decided in comments is gathered by sittings, as decisions on invoices are.
create or replace function gathered_as(event text) returns text language sql immutable as $$
  select case
    when event in ('invoice-approved', 'invoice-sent-back') then 'invoices'
    when event in ('comment-made', 'comment-mention', 'comment-resolved', 'comment-reopened') then 'comments'
  end
$$;
drop trigger gather_notice on notices;
create trigger gather_notice before insert on notices
  for each row when (gathered_as(new.event) is not null) execute function gather_notice();
