-- History and versions: one mechanism for every table (decisions 11). `attach_history()` runs after
-- each migration, so a new table cannot be forgotten.

create extension if not exists pg_trgm;

create table changes (
  id bigint generated always as identity primary key,
  table_name text not null,
  record_id text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  -- The person, or null for the product itself.
  actor_id integer,
  at timestamptz not null default clock_timestamp(),
  before jsonb,
  after jsonb
);
create index changes_of_record on changes (table_name, record_id, id);
create index changes_at on changes (at desc);
create index changes_of_actor on changes (actor_id, at desc);

-- Tables that are a record of their own, each with the reason.
create table history_exempt (table_name text primary key, reason text not null);
insert into history_exempt values
  ('changes', 'is the history'),
  ('history_exempt', 'changes only by migration'),
  ('history_columns', 'changes only by migration'),
  ('migrations', 'changes only by migration');

-- Columns that history never copies (secret) or does not look at (derived).
create table history_columns (
  table_name text not null,
  column_name text not null,
  treatment text not null check (treatment in ('secret', 'derived')),
  primary key (table_name, column_name)
);

-- The person on whose behalf the current transaction writes.
create function current_actor() returns integer language sql stable as $$
  select nullif(current_setting('masthead.actor', true), '')::integer
$$;

create function record_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  secret text[] := tg_argv[0]::text[];
  derived text[] := tg_argv[1]::text[];
  old_row jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - derived end;
  new_row jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - derived end;
  column_name text;
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(o.key, o.value), '{}'),
           coalesce(jsonb_object_agg(o.key, new_row -> o.key), '{}')
      into old_row, new_row
      from jsonb_each(old_row) o
     where new_row -> o.key is distinct from o.value;
    if new_row = '{}' then return null; end if;
  end if;
  foreach column_name in array secret loop
    if old_row ? column_name then old_row := old_row || jsonb_build_object(column_name, '(hidden)'); end if;
    if new_row ? column_name then new_row := new_row || jsonb_build_object(column_name, '(hidden)'); end if;
  end loop;
  insert into changes (table_name, record_id, action, actor_id, before, after)
  values (tg_table_name,
          coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id'),
          lower(tg_op), current_actor(), nullif(old_row, '{}'), nullif(new_row, '{}'));
  return null;
end $$;

-- A save counts the version up and notes who and when; code cannot forget it either.
create function touch_record() returns trigger language plpgsql as $$
begin
  -- Why: a save that changes nothing is no new version; generated columns are not filled in yet here.
  if to_jsonb(new) - tg_argv[0]::text[] = to_jsonb(old) - tg_argv[0]::text[] then return new; end if;
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  new.updated_by := current_actor();
  return new;
end $$;

create function attach_history() returns void language plpgsql as $$
declare
  t text;
  secret text[];
  derived text[];
begin
  for t in
    select c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and c.relname not in (select table_name from history_exempt)
  loop
    select coalesce(array_agg(column_name) filter (where treatment = 'secret'), '{}'),
           coalesce(array_agg(column_name) filter (where treatment = 'derived'), '{}')
      into secret, derived from history_columns where table_name = t;
    execute format('create or replace trigger record_change after insert or update or delete on %I
      for each row execute function record_change(%L, %L)', t, secret, derived);
    if exists (select from information_schema.columns
                where table_schema = 'public' and table_name = t and column_name = 'version') then
      execute format('create or replace trigger touch_record before update on %I
        for each row execute function touch_record(%L)', t, derived);
    end if;
  end loop;
end $$;
