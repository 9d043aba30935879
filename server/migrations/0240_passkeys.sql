-- Passkeys (decision 138). History tells of them by account_events.
create table passkeys (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  credential_id text not null constraint passkeys_credential_unique unique,
  public_key bytea not null,
  -- How often the authenticator says it was used; 0 where it does not count.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- True when it may be on more than one device.
  is_synced boolean not null,
  name text not null check (name <> '' and length(name) <= 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- Questions to authenticators that are under way. Unlogged: after a crash people ask again.
create unlogged table passkey_challenges (
  id bigint generated always as identity primary key,
  challenge_hash bytea not null unique,
  -- The session or the browser that may answer.
  bound_hash bytea not null,
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

insert into history_exempt values
  ('passkeys', 'is told by account_events'),
  ('passkey_challenges', 'a proof that is under way, for five minutes');

create trigger access_changed after insert or delete on passkeys
  for each row execute function tell_whose_access_changed('user_id');
create trigger access_changed_for_all after truncate on passkeys
  for each statement execute function tell_access_changed();
