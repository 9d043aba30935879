-- The history of a statement is written once for all its rows, not row by row: what one import writes at a time was
-- mostly spent here. What a change holds is as it was (0001). A trigger that sees all rows is for one kind of act.

do $$
declare t text;
begin
  for t in select c.relname from pg_trigger g join pg_class c on c.oid = g.tgrelid where g.tgname = 'record_change' loop
    execute format('drop trigger record_change on %I', t);
  end loop;
end $$;
drop function record_change();

-- Why no nested loop: a plan made for statements of one row is kept for the connection, and would compare each of
-- thousands with each (8 minutes for 10,000).
create function record_changes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_nestloop = off as $$
declare
  -- What stands in the place of a secret, by column.
  hidden jsonb := tg_argv[0];
  derived text[] := tg_argv[1];
  actor integer := current_actor();
begin
  if tg_op = 'INSERT' then
    -- Why: a statement that has found nothing opens no history with its indexes.
    if not exists (select from new_rows) then return null; end if;
    insert into changes (table_name, record_id, action, actor_id, after)
    select tg_table_name, n.id, 'insert', actor, to_jsonb(n) - derived || hidden from new_rows n;
  elsif tg_op = 'DELETE' then
    if not exists (select from old_rows) then return null; end if;
    insert into changes (table_name, record_id, action, actor_id, before)
    select tg_table_name, o.id, 'delete', actor, to_jsonb(o) - derived || hidden from old_rows o;
  else
    if not exists (select from new_rows) then return null; end if;
    insert into changes (table_name, record_id, action, actor_id, before, after)
    select tg_table_name, id, 'update', actor, before, after
      -- Why `offset 0`: each row is read into JSON once, not once for each of its columns.
      from (select n.id, to_jsonb(o) - derived as was, to_jsonb(n) - derived as becomes
              from old_rows o join new_rows n on n.id = o.id offset 0) both_states
     cross join lateral (
           select jsonb_object_agg(key, coalesce(hidden -> key, value)) as before,
                  jsonb_object_agg(key, coalesce(hidden -> key, becomes -> key)) as after
             from jsonb_each(was) where becomes -> key is distinct from value) values_changed
     where before is not null;
  end if;
  return null;
end $$;

create or replace function attach_history() returns void language plpgsql as $$
declare
  t text;
  hidden jsonb;
  derived text[];
begin
  for t in
    select c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and c.relname not in (select table_name from history_exempt)
  loop
    select coalesce(jsonb_object_agg(h.column_name, '(hidden)') filter (where treatment = 'secret'), '{}'),
           coalesce(array_agg(h.column_name) filter (where treatment = 'derived'), '{}')
      into hidden, derived
      from history_columns h join information_schema.columns c using (table_name, column_name)
     where table_name = t and c.table_schema = 'public';
    execute format('create or replace trigger record_inserts after insert on %I
      referencing new table as new_rows
      for each statement execute function record_changes(%L, %L)', t, hidden, derived);
    execute format('create or replace trigger record_updates after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function record_changes(%L, %L)', t, hidden, derived);
    execute format('create or replace trigger record_deletes after delete on %I
      referencing old table as old_rows
      for each statement execute function record_changes(%L, %L)', t, hidden, derived);
    if exists (select from information_schema.columns
                where table_schema = 'public' and table_name = t and column_name = 'version') then
      execute format('create or replace trigger touch_record before update on %I
        for each row execute function touch_record(%L)', t, derived);
    end if;
  end loop;
end $$;
