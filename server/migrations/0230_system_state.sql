-- What the System page shows (decision 137). All three hold what is so now, and are not backed up.

-- Processes of Masthead, each with its last sign of life. One that stops removes its row; one that dies leaves it.
create table server_processes (
  id uuid primary key,
  host text not null,
  role text not null check (role in ('web', 'worker')),
  app_version text not null,
  migration integer not null,
  started_at timestamptz not null default now(),
  alive_at timestamptz not null default now(),
  memory_bytes bigint not null,
  disk_free bigint,
  disk_size bigint,
  -- Since when the mail server has been away, as this process has found it.
  mail_away_at timestamptz
) with (fillfactor = 50);
insert into history_exempt values ('server_processes', 'holds what runs now');

-- What needs the operator, since when. A row is there as long as it is so.
create table system_needs (
  key text primary key,
  section text not null,
  says text not null,
  since timestamptz not null default now()
);
insert into history_exempt values ('system_needs', 'holds what is so now');

-- The size of each table on each of the last days, for its growth.
create table table_sizes (
  day date not null,
  name text not null,
  bytes bigint not null,
  primary key (day, name)
);
insert into history_exempt values ('table_sizes', 'is a record of sizes');
