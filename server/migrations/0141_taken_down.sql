-- What was live can be taken down, with a reason: unpublished (a draft again, its address says that it is gone or leads
-- elsewhere) or unlisted. Publishing it again clears all three.

alter table news_items
  add column status_reason text,
  add column taken_down_at timestamptz,
  add column moved_to text;
insert into history_columns values ('news_items', 'taken_down_at', 'derived');
select attach_history();
