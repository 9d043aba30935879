-- Read-only mode: people read everything and change nothing (decision 144).
create table read_only (
  -- The one in use is number 1.
  id integer primary key default 1,
  -- What everyone sees; History calls it so, also after it is off.
  sentence text not null default '' check (char_length(sentence) <= 200),
  -- Null while read-only mode is off.
  since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Why without a reference: the operator has no account.
  updated_by integer default current_actor()
);
insert into read_only default values;

create function tell_read_only() returns trigger language plpgsql as $$
begin
  perform pg_notify('read_only', '');
  return null;
end $$;
create trigger read_only_told after insert or update or delete or truncate on read_only
  for each statement execute function tell_read_only();
