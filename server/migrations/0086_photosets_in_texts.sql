-- Photosets in the texts of posts: where they are used is noted as it is of photos (decision 40), under 'photoset/12'.

create or replace function photo_keys_in(words text) returns text[] language sql immutable as $$
  select case when position('/library/' in words) = 0 then '{}'
    else array(select distinct m[1] from regexp_matches(words, '/library/([a-z2-9]{20})', 'g') m) end
  || case when position('data-photoset=' in words) = 0 then '{}'
    else array(select distinct 'photoset/' || m[1]
                 from regexp_matches(words, 'data-photoset=\\?"([1-9][0-9]{0,8})\\?"', 'g') m) end
$$;

insert into photo_uses
select k, 'news_items', w.news_item_id::text, 'news_item_contents', w.news_item_id::text
  from news_item_contents w, unnest(photo_keys_of(to_jsonb(w))) k where k like 'photoset/%'
union all
select k, 'news_items', w.news_item_id::text, 'news_item_revisions', w.id::text
  from news_item_revisions w, unnest(photo_keys_of(to_jsonb(w))) k where k like 'photoset/%';

-- What is noted and counts now: not the trash, and of revisions the draft of now. Without `distinct`, so that whoever asks
-- for one key reads its rows alone.
create view noted_uses as
  select photo_key, table_name, record_id from photo_uses u
   where case when table_name <> 'news_items' then true else exists (
           select from news_items n where n.id = u.record_id::integer and n.deleted_at is null) end
     and case when source_table <> 'news_item_revisions' then true else exists (
           select from news_item_contents c where c.news_item_id = u.record_id::integer
                                              and c.draft_revision_id = u.source_id::integer) end;

-- A post that shows a photoset uses each of its photos.
create or replace view photo_uses_now as
  select photo_key, table_name, record_id from noted_uses
  union
  select p.key, 'photosets', s.photoset_id::text from photoset_photos s
    join photos p on p.id = s.photo_id join photosets t on t.id = s.photoset_id and t.deleted_at is null
  union
  select p.key, u.table_name, u.record_id from photoset_photos s
    join photos p on p.id = s.photo_id join noted_uses u on u.photo_key = 'photoset/' || s.photoset_id;

-- Pages name the photos of a photoset with their alt texts and credits.
create function tell_photo_changed() returns trigger language plpgsql as $$
begin
  if exists (select from photoset_photos where photo_id = new.id) then perform pg_notify('pages_changed', ''); end if;
  return null;
end $$;
create trigger pages_changed after insert or update or delete or truncate on photoset_photos
  for each statement execute function tell_pages_changed();
create trigger pages_changed after update of deleted_at on photosets
  for each statement execute function tell_pages_changed();
create trigger pages_changed after update of alt_tag, credit, deleted_at on photos
  for each row execute function tell_photo_changed();
