-- History is attached to a table only where it is missing or its columns have changed.

-- Why: each trigger that is made anew locks its table against writers, and every migration did that to all tables.
create or replace function attach_history() returns void language plpgsql as $$
declare
  t record;
  hidden jsonb;
  derived text[];
begin
  for t in
    select c.oid, c.relname as name,
           exists (select from pg_attribute
                    where attrelid = c.oid and attname = 'version' and not attisdropped) as has_version
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and c.relname not in (select table_name from history_exempt)
  loop
    select coalesce(jsonb_object_agg(h.column_name, '(hidden)') filter (where treatment = 'secret'), '{}'),
           coalesce(array_agg(h.column_name) filter (where treatment = 'derived'), '{}')
      into hidden, derived
      from history_columns h join pg_attribute a on a.attrelid = t.oid and a.attname = h.column_name
     where h.table_name = t.name and not a.attisdropped;
    -- Each argument of a trigger ends with a zero byte.
    continue when (
      select count(*) = 3 + t.has_version::integer from pg_trigger g
       where g.tgrelid = t.oid
         and encode(g.tgargs, 'escape') = case
               when g.tgname in ('record_inserts', 'record_updates', 'record_deletes')
                 then hidden::text || '\000' || derived::text || '\000'
               when g.tgname = 'touch_record' then derived::text || '\000' end);
    execute format('create or replace trigger record_inserts after insert on %I
      referencing new table as new_rows
      for each statement execute function record_changes(%L, %L)', t.name, hidden, derived);
    execute format('create or replace trigger record_updates after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function record_changes(%L, %L)', t.name, hidden, derived);
    execute format('create or replace trigger record_deletes after delete on %I
      referencing old table as old_rows
      for each statement execute function record_changes(%L, %L)', t.name, hidden, derived);
    if t.has_version then
      execute format('create or replace trigger touch_record before update on %I
        for each row execute function touch_record(%L)', t.name, derived);
    end if;
  end loop;
end $$;
