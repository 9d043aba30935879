-- Reading the history: by time, person, table, and the record that a part belongs to. And sessions in
-- which an admin sees the product as somebody else.

-- Why: one order, newest first, with the id where two changes share an instant, so that a page of
-- millions is found by where the last one ended.
drop index changes_at;
drop index changes_of_actor;
create index changes_by_time on changes (at desc, id desc);
create index changes_by_actor on changes (actor_id, at desc, id desc);
create index changes_by_table on changes (table_name, at desc, id desc);
-- Deletes and restores are rare among changes.
create index changes_of_removal on changes (at desc, id desc) where action = 'delete' or before ? 'deleted_at';

-- The roles of a person are rows of their own that belong to the history of that person.
create index changes_of_user_roles on changes ((coalesce(after, before) ->> 'user_id'), id)
  where table_name = 'user_roles';

-- What is deleted, for the trash.
create index organizations_deleted on organizations (deleted_at desc) where deleted_at is not null;
create index email_templates_deleted on email_templates (deleted_at desc) where deleted_at is not null;
create index audiences_deleted on audiences (deleted_at desc) where deleted_at is not null;
create index campaigns_deleted on campaigns (deleted_at desc) where deleted_at is not null;
create index news_items_deleted on news_items (deleted_at desc) where deleted_at is not null;

-- A session of `user_id` that an admin looks through; it lives no longer than the admin's own.
alter table sessions
  add column viewed_by integer references users (id) on delete cascade,
  add column viewed_from bigint references sessions (id) on delete cascade,
  add constraint sessions_viewed_whole check ((viewed_by is null) = (viewed_from is null)),
  add constraint sessions_viewed_other check (viewed_by <> user_id);
