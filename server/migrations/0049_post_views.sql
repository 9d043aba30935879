-- Views of public pages by day (decision 37). A view is no change of a post: it makes no new version and no line
-- of history.
create table post_views (
  news_item_id integer not null references news_items (id) on delete cascade,
  day date not null,
  views integer not null,
  primary key (news_item_id, day)
);
create index post_views_by_day on post_views (day);
insert into history_exempt values ('post_views', 'counts what readers did');
insert into history_columns values ('news_items', 'total_views', 'derived');
