-- The way of a story through the newsroom (decision 148). Why a table of its own: a move makes no new version of the
-- post, so it causes no edit conflict, and nothing that publishes reads it. A post without a row is a draft.
create table news_item_workflow (
  news_item_id integer primary key references news_items (id) on delete cascade,
  state text not null default 'draft' check (state in ('pitch', 'assigned', 'draft', 'edit', 'copy', 'ready')),
  assignee_id integer references users (id) on delete set null,
  due_at timestamptz,
  -- The sentence of the last move.
  note text check (length(note) <= 300),
  -- How often it was moved: what a save of it is compared with.
  moves integer not null default 1,
  -- False while the post is published or deleted: the board and its indexes hold the others.
  is_open boolean not null default true,
  moved_by integer default current_actor(),
  moved_at timestamptz not null default clock_timestamp()
);
create index news_item_workflow_by_state on news_item_workflow (state, news_item_id) where is_open;
create index news_item_workflow_of_assignee on news_item_workflow (assignee_id, news_item_id) where is_open;
create index news_item_workflow_by_due on news_item_workflow (due_at, news_item_id) where is_open;

-- What was changed, in words: History shows it as a part of the post.
create table news_item_moves (
  id bigint generated always as identity primary key,
  news_item_id integer not null references news_items (id) on delete cascade,
  told text not null,
  moved_by integer default current_actor(),
  moved_at timestamptz not null default clock_timestamp()
);
create index news_item_moves_of_post on news_item_moves (news_item_id, id desc);
insert into history_exempt values ('news_item_workflow', 'is told by news_item_moves');

create or replace function owner_of_part(of_table text) returns text language sql immutable parallel safe
return case
  when of_table in ('ad_slot_firms', 'ad_slot_sites', 'ad_slot_items', 'ad_slot_proofs') then 'ad_slot_id'
  when of_table in ('accepted_warnings', 'release_steps', 'test_emails') then 'campaign_id'
  when of_table in ('user_roles', 'password_resets', 'account_events') then 'user_id'
  when of_table in ('invoice_posts', 'invoice_files') then 'invoice_id'
  when of_table = 'showcase_firm_sites' then 'firm_id'
  when of_table = 'photoset_photos' then 'photoset_id'
  when of_table = 'series_posts' then 'series_id'
  when of_table = 'news_item_moves' then 'news_item_id'
end;

-- Ready for edit: the editors. Sent back: the assignee, or else the authors. Assigned: the assignee.
create function notice_workflow() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := coalesce(old.state, 'draft');
  early constant text[] := '{pitch,assigned,draft}';
begin
  if new.assignee_id is distinct from old.assignee_id then
    perform drop_notices('{story-assigned}', 'post', new.news_item_id);
    perform add_notice(new.assignee_id, 'story-assigned', 'post', new.news_item_id);
  end if;
  if new.state = was then return null; end if;
  perform drop_notices('{story-ready,story-sent-back}', 'post', new.news_item_id);
  if new.state = 'edit' and was = any(early) then
    perform add_notice(u.id, 'story-ready', 'post', new.news_item_id)
       from users u join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
       join user_roles r on r.user_id = u.id and r.name = 'editor';
  elsif new.state = any(early) and was <> all(early) then
    insert into notices (user_id, event, record_kind, record_id, about, actor_id)
    select u.id, 'story-sent-back', 'post', new.news_item_id, new.note, current_actor() from users u
     where not u.is_disabled and u.id is distinct from current_actor()
       and (u.id = new.assignee_id or (new.assignee_id is null and u.id in (
         select a.user_id from news_item_authors x join authors a on a.id = x.author_id
          where x.news_item_id = new.news_item_id)));
  end if;
  return null;
end $$;
create trigger notice_workflow after insert or update of state, assignee_id on news_item_workflow
  for each row execute function notice_workflow();

-- A published or deleted post leaves the board by itself, and comes back as it was.
create function close_workflow() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update news_item_workflow set is_open = new.status in (1, 5) where news_item_id = new.id;
  if new.status not in (1, 5) then
    perform drop_notices('{story-assigned,story-ready,story-sent-back}', 'post', new.id);
  end if;
  return null;
end $$;
create trigger close_workflow after update of status on news_items
  for each row when (old.status <> new.status) execute function close_workflow();
revoke execute on function notice_workflow, close_workflow from public;
