-- Where photos are used, in every area: read out of whatever is written, by the address of the photo, so that
-- no area has to tell and no import can forget (decision 40).

create table photo_uses (
  photo_key text not null,
  -- The record that uses it.
  table_name text not null,
  record_id text not null,
  -- The row that names it: the record's own, or one that belongs to it.
  source_table text not null,
  source_id text not null,
  primary key (photo_key, table_name, record_id, source_table, source_id)
);
create index photo_uses_of_source on photo_uses (source_table, source_id);
insert into history_exempt values ('photo_uses', 'derived from the rows that name photos');

create function photo_keys_in(words text) returns text[] language sql immutable as $$
  select case when position('/library/' in words) = 0 then '{}'
    else array(select distinct m[1] from regexp_matches(words, '/library/([a-z2-9]{20})', 'g') m) end
$$;

-- The photos of a row; what is in the trash uses none.
create function photo_keys_of(whole jsonb) returns text[] language sql immutable as $$
  select case when whole ->> 'deleted_at' is not null then '{}' else photo_keys_in(whole::text) end
$$;

-- Arguments: the table of the record, the column that names it, the column that the row itself is known by.
create function note_photo_uses() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_table text := tg_argv[0];
  row_now jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  row_before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  keys text[] := photo_keys_of(row_now);
begin
  if tg_op = 'UPDATE' and keys = photo_keys_of(row_before) then return null; end if;
  if tg_op <> 'INSERT' then
    delete from photo_uses where source_table = tg_table_name and source_id = row_before ->> tg_argv[2];
  end if;
  insert into photo_uses
  select k, of_table, row_now ->> tg_argv[1], tg_table_name, row_now ->> tg_argv[2] from unnest(keys) k;
  return null;
end $$;
revoke execute on function note_photo_uses from public;

-- Looks after the photos in a table; what is in it already is looked through.
create function watch_photos(watched text, of_table text, of_column text, known_by text) returns void
  language plpgsql as $$
begin
  execute format('create trigger note_photo_uses after insert or update or delete on %I
    for each row execute function note_photo_uses(%L, %L, %L)', watched, of_table, of_column, known_by);
  execute format('insert into photo_uses
    select k, %L, w.%I::text, %L, w.%I::text from %I w, unnest(photo_keys_of(to_jsonb(w))) k',
    of_table, of_column, watched, known_by, watched);
end $$;

select watch_photos(t, t, 'id', 'id') from unnest(array[
  'news_items', 'campaigns', 'email_templates', 'listings', 'showcase_firms', 'representatives', 'ad_slots',
  'users', 'organizations', 'sites', 'authors']) t;
select watch_photos('news_item_contents', 'news_items', 'news_item_id', 'news_item_id');
-- Of what was written over and over, the draft of now counts.
select watch_photos('news_item_revisions', 'news_items', 'news_item_id', 'id');

create view photo_uses_now as
  select distinct photo_key, table_name, record_id from photo_uses u
   where case when table_name <> 'news_items' then true else exists (
           select from news_items n where n.id = u.record_id::integer and n.deleted_at is null) end
     and case when source_table <> 'news_item_revisions' then true else exists (
           select from news_item_contents c where c.news_item_id = u.record_id::integer
                                              and c.draft_revision_id = u.source_id::integer) end
  union
  select p.key, 'photosets', s.photoset_id::text from photoset_photos s
    join photos p on p.id = s.photo_id join photosets t on t.id = s.photoset_id and t.deleted_at is null;
