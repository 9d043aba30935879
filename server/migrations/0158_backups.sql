-- Backups of this database: one at a time over all servers, and when the last one went well (decision 121).
create table backups (
  id integer generated always as identity primary key,
  archive text not null,
  -- The folder or bucket that it is written to.
  target text not null,
  begun_at timestamptz not null default now(),
  -- The last sign of life of whoever makes it.
  alive_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Why it failed; null while it runs and when it went well.
  problem text
);
create unique index backups_one_at_a_time on backups ((true)) where ended_at is null;
insert into history_exempt values ('backups', 'is itself the record');

-- The hashes of pictures and files, so that a backup reads only those that are new. A file never changes under its
-- name; size and time tell when one does anyway.
create table file_hashes (
  name text primary key,
  bytes bigint not null,
  changed_at timestamptz not null,
  sha256 text not null
);
insert into history_exempt values ('file_hashes', 'is derived from the files');
