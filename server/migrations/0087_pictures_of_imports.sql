-- Pictures that imported posts name at other hosts: each waits until it is in the library, or is known to stay there
-- (decision 19). Rows wait in the transaction that adds their post, so none is forgotten.
create table import_pictures (
  import_id integer not null references imports (id) on delete cascade,
  line integer not null,
  news_item_id integer not null references news_items (id) on delete cascade,
  address text not null,
  alt_tag text not null default '',
  credit text,
  state text not null default 'waiting' constraint import_pictures_state check (state in ('waiting', 'kept', 'failed')),
  photo_id integer references photos (id),
  -- The photo was added for this post; an undo takes it out again.
  is_new boolean not null default false,
  primary key (import_id, news_item_id, address)
);
create index import_pictures_waiting on import_pictures (import_id, line) where state = 'waiting';
create index import_pictures_of_post on import_pictures (news_item_id);
insert into history_exempt values ('import_pictures', 'says what an import did with pictures');

create index photos_fetched_from on photos (snap_url) where snap_url is not null and deleted_at is null;

-- A picture that could not be brought is told with its line.
alter table import_problems drop constraint import_problems_kind;
alter table import_problems add constraint import_problems_kind check (kind in ('refused', 'repaired', 'kept', 'stayed'));
