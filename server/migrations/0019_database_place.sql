-- Where this database is: the server it lives in and its number there. A restored copy finds itself
-- in another place and sends nothing until an admin says that it may (decisions 17).
create table database_place (
  id boolean primary key default true check (id),
  -- Null where the server does not tell.
  system_identifier text,
  database_oid bigint not null,
  noted_at timestamptz not null default now()
);

-- Why: some hosts let nobody read the control file; then the database's number is all there is.
create function system_identifier() returns text language plpgsql stable as $$
begin
  return (select c.system_identifier::text from pg_control_system() c);
exception when insufficient_privilege or undefined_function or feature_not_supported then
  return null;
end $$;

create function is_at_home() returns boolean language sql stable as $$
  select coalesce((
    select p.database_oid = d.oid::bigint and coalesce(p.system_identifier = system_identifier(), true)
      from database_place p, pg_database d where d.datname = current_database()), false)
$$;
