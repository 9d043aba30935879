-- Codes of an authenticator app as a second factor (decision 133). History tells of both tables by account_events.
create table second_factors (
  id bigint generated always as identity primary key,
  user_id integer not null unique references users (id) on delete cascade,
  -- Encrypted with a key that signs links.
  sealed_secret text not null,
  -- Null while the set-up is under way.
  confirmed_at timestamptz,
  -- The 30 seconds whose code was used last: neither it nor an older one works again.
  last_step bigint not null default 0
);
create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  unique (user_id, code_hash)
);
insert into history_exempt values
  ('second_factors', 'is told by account_events, and holds a secret'),
  ('recovery_codes', 'is told by account_events, and holds hashes of secrets');
