-- How long things are kept where an admin has changed it (decision 136); null is for good.
create table retention_periods (
  id integer generated always as identity primary key,
  kind text not null unique,
  days integer check (days > 0)
);
-- The last run of each kind; while `done_at` is null it is under way.
create table retention_runs (
  kind text primary key,
  begun_at timestamptz not null default now(),
  done_at timestamptz,
  deleted bigint not null default 0,
  deleted_in_all bigint not null default 0
);
insert into history_exempt values ('retention_runs', 'says what was deleted, which History does not copy');
