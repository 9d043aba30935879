-- A copy of the data folder keeps the system identifier and the database's number. What it does not keep is what the
-- disk calls the folder, which the server that comes along is told at its start (decision 59).

-- Null where the database does not come along, or has not been started since.
alter table database_place add column folder text;

create or replace function is_at_home() returns boolean language sql stable as $$
  select coalesce((
    select p.database_oid = d.oid::bigint and coalesce(p.system_identifier = system_identifier(), true)
        and coalesce(p.folder = current_setting('masthead.folder', true), true)
      from database_place p, pg_database d where d.datname = current_database()), false)
$$;
