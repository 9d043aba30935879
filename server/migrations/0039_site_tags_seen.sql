-- When a page of a site asked for its slots last: whether its tag is in place.
create table site_tags_seen (
  site_id integer primary key references sites (id) on delete cascade,
  seen_at timestamptz not null default now()
);
insert into history_exempt values ('site_tags_seen', 'says when pages of a site were last opened; nobody changes it');
