-- The folder that holds the pictures and files of this database, while they are on disk (decision 119). A file in the
-- folder has the same id; a server whose folder has another one, or none, refuses to start.
create table files_folder (
  is_only boolean primary key default true check (is_only),
  id uuid not null,
  noted_at timestamptz not null default now()
);
insert into history_exempt values ('files_folder', 'names a folder of the servers and is no record');
