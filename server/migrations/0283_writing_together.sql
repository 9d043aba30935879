-- Posts that several people write at once (decision 145). The columns of the post stay what is published, searched,
-- exported and backed up; a document without unsaved updates can be dropped and is built again from them.
create table news_item_documents (
  news_item_id integer primary key references news_items (id) on delete cascade,
  -- A document that was dropped and built again is another one: updates of the first do not fit it.
  document_id uuid not null default gen_random_uuid(),
  -- The document up to `snapshot_seq`, as Yjs writes it.
  snapshot bytea not null,
  snapshot_seq integer not null default 0,
  -- The newest update, and the newest one that the post's columns have.
  last_seq integer not null default 0,
  saved_seq integer not null default 0,
  -- Headline, dek and text as the post's columns had them then: whoever changes these without the document shows.
  saved_content jsonb not null,
  -- Revisions before this one are never written over: since then an older one was restored.
  sittings_from integer not null default 0,
  -- Which person each Yjs client belongs to, so that nobody can write as another one's.
  clients jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
insert into history_exempt values ('news_item_documents', 'its words are kept as revisions of the post');

create table news_item_updates (
  news_item_id integer not null references news_item_documents (news_item_id) on delete cascade,
  seq integer not null,
  -- Null is the product: a change of the columns that became an edit, or a repair.
  actor_id integer references users (id) on delete set null,
  data bytea not null,
  created_at timestamptz not null default now(),
  primary key (news_item_id, seq)
);
insert into history_exempt values ('news_item_updates', 'their words are kept as revisions of the post');
create index news_item_updates_of_actor on news_item_updates (actor_id);

-- Windows that write together, with their cursors. Nothing of it matters after a restart.
create unlogged table news_item_writers (
  news_item_id integer not null references news_items (id) on delete cascade,
  window_id uuid not null,
  user_id integer not null references users (id) on delete cascade,
  caret jsonb,
  seen_at timestamptz not null default now(),
  primary key (news_item_id, window_id)
);
insert into history_exempt values ('news_item_writers', 'is over in a moment');

-- Tells the people who write a post together, and nobody else, that there is something to read. The tables carry it.
create function tell_together() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'together ' || user_id)
     from (select user_id from news_item_writers
            where news_item_id = case tg_op when 'DELETE' then old.news_item_id else new.news_item_id end
            group by user_id
           -- Why: whoever writes in one window has the answer of the call.
           having count(*) > 1 or user_id is distinct from current_actor()) people;
  return null;
end $$;
create trigger tell_together after insert on news_item_updates for each row execute function tell_together();
create trigger tell_together_new after insert or delete on news_item_writers
  for each row execute function tell_together();
create trigger tell_together_moved after update of caret on news_item_writers
  for each row when (old.caret is distinct from new.caret) execute function tell_together();
-- Why: a save without the document (the API, an import, a restored revision) becomes an edit of it when it is read next.
create trigger tell_together after update of draft_revision_id, body on news_item_contents
  for each row execute function tell_together();
