-- What one transaction, or one import in many of them, does alike to many records is told in Activity as one row.

alter table changes
  -- What it was done in: a transaction (counted by work_ids), or an import (below zero). Unknown of what is older.
  add column work bigint,
  add column act text,
  -- Its place among what was done alike to the same table in that work. The first stands for all of them.
  add column nth integer not null default 1;
create sequence work_ids;
-- The indexes for these columns are built in 0163.

-- How much a work has done alike before the statement that asks.
create function done_alike(work_id bigint, of_table text, of_act text) returns integer language sql stable as $$
  select coalesce(max(nth), 0) from changes where work = work_id and table_name = of_table and act = of_act
$$;

create or replace function record_changes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set enable_nestloop = off as $$
declare
  -- What stands in the place of a secret, by column.
  hidden jsonb := tg_argv[0];
  derived text[] := tg_argv[1];
  actor integer := current_actor();
  known text := nullif(current_setting('masthead.work', true), '');
  work_id bigint := known;
  -- How much of each act the work has done to this table before.
  done jsonb := '{}';
begin
  -- Why: a statement that has found nothing opens no history with its indexes.
  if tg_op = 'DELETE' then
    if not exists (select from old_rows) then return null; end if;
  elsif not exists (select from new_rows) then return null;
  end if;
  if known is null then
    work_id := nextval('work_ids');
    perform set_config('masthead.work', work_id::text, true);
  else
    select jsonb_object_agg(one, done_alike(work_id, tg_table_name, one)) into done
      from unnest(case tg_op when 'INSERT' then array['added'] when 'DELETE' then array['deleted']
                             else array['changed', 'deleted', 'restored', 'counted up'] end) one;
  end if;
  if tg_op = 'INSERT' then
    insert into changes (table_name, record_id, action, actor_id, after, work, act, nth)
    select tg_table_name, n.id, 'insert', actor, to_jsonb(n) - derived || hidden, work_id, 'added',
           coalesce((done ->> 'added')::integer, 0) + row_number() over ()
      from new_rows n;
  elsif tg_op = 'DELETE' then
    insert into changes (table_name, record_id, action, actor_id, before, work, act, nth)
    select tg_table_name, o.id, 'delete', actor, to_jsonb(o) - derived || hidden, work_id, 'deleted',
           coalesce((done ->> 'deleted')::integer, 0) + row_number() over ()
      from old_rows o;
  else
    insert into changes (table_name, record_id, action, actor_id, before, after, work, act, nth)
    select tg_table_name, id, 'update', actor, before, after, work_id, act,
           coalesce((done ->> act)::integer, 0) + row_number() over (partition by act)
      -- Why `offset 0`: each row is read into JSON once, not once for each of its columns.
      from (select n.id, to_jsonb(o) - derived as was, to_jsonb(n) - derived as becomes
              from old_rows o join new_rows n on n.id = o.id offset 0) both_states
     cross join lateral (
           select jsonb_object_agg(key, coalesce(hidden -> key, value)) as before,
                  jsonb_object_agg(key, coalesce(hidden -> key, becomes -> key)) as after
             from jsonb_each(was) where becomes -> key is distinct from value) values_changed
     cross join lateral (
           select case when not before ? 'deleted_at' then
                         case when before - array['version', 'updated_at', 'updated_by'] = '{}' then 'counted up' else 'changed' end
                       when after ->> 'deleted_at' is null then 'restored'
                       else 'deleted' end as act) kinds
     where before is not null;
  end if;
  return null;
end $$;
