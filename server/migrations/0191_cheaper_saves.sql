-- What every save runs in the database does the same with less work.

-- Why a variable: a function of SQL is made a part of the expression only if its argument is at hand, and is otherwise
-- read and planned for each row.
create or replace function write_listing_words() returns trigger language plpgsql as $$
declare
  words text := new.description1 || E'\n' || coalesce(new.description2, '') || E'\n' || coalesce(new.line1, '') || E'\n' ||
                coalesce(new.line2, '') || E'\n' || coalesce(new.address, '');
begin
  new.search_text := folded(words);
  return new;
end $$;

create or replace function note_photo_uses() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_table text := tg_argv[0];
  words text := case when tg_op = 'INSERT' then new::text end;
  row_now jsonb;
  row_before jsonb;
  keys text[];
begin
  -- Why: most rows name no photo, and their text says so sooner than their JSON.
  if tg_op = 'INSERT' and position('/library/' in words) = 0 and position('data-photoset=' in words) = 0 then
    return null;
  end if;
  row_now := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  row_before := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  keys := photo_keys_of(row_now);
  if tg_op = 'UPDATE' and keys = photo_keys_of(row_before) then return null; end if;
  if tg_op <> 'INSERT' then
    delete from photo_uses where source_table = tg_table_name and source_id = row_before ->> tg_argv[2];
  end if;
  insert into photo_uses
  select k, of_table, row_now ->> tg_argv[1], tg_table_name, row_now ->> tg_argv[2] from unnest(keys) k;
  return null;
end $$;

-- The column by which a part names the record that it belongs to, for the one index on the changes of parts (0193).
create function owner_of_part(of_table text) returns text language sql immutable parallel safe
return case
  when of_table in ('ad_slot_firms', 'ad_slot_sites', 'ad_slot_items', 'ad_slot_proofs') then 'ad_slot_id'
  when of_table in ('accepted_warnings', 'release_steps', 'test_emails') then 'campaign_id'
  when of_table in ('user_roles', 'password_resets') then 'user_id'
  when of_table in ('invoice_posts', 'invoice_files') then 'invoice_id'
  when of_table = 'showcase_firm_sites' then 'firm_id'
  when of_table = 'photoset_photos' then 'photoset_id'
  when of_table = 'series_posts' then 'series_id'
end;
