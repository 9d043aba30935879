-- The notification of an edit names the post and the edit, so that servers can send it along the live connection
-- (decision 145). Servers from before read the first two words only.
create or replace function tell_together() returns trigger language plpgsql as $$
declare
  edit text := '';
begin
  if tg_table_name = 'news_item_updates' then
    edit := format(' %s %s', new.news_item_id, new.seq);
  end if;
  perform pg_notify('live', 'together ' || user_id || edit)
     from (select user_id from news_item_writers
            where news_item_id = case tg_op when 'DELETE' then old.news_item_id else new.news_item_id end
            group by user_id
           -- Why: whoever writes in one window has the answer of the call.
           having count(*) > 1 or user_id is distinct from current_actor()) people;
  return null;
end $$;
