-- Reset links, sign-ins at an OpenID provider that are under way, and what a partner may change of
-- their own record.

create table password_resets (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Void: a newer request, another e-mail, another password, a disabled person.
  ended_at timestamptz
);
create index password_resets_of_user on password_resets (user_id, created_at);
insert into history_columns values ('password_resets', 'token_hash', 'secret');

-- A link that was mailed before is void as soon as the account is not what it was, whoever changed it.
create function end_password_resets() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update password_resets set ended_at = now() where user_id = new.id and used_at is null and ended_at is null;
  return null;
end $$;
create trigger end_password_resets after update of email, password_hash, is_disabled on users
  for each row when (old.email is distinct from new.email or new.is_disabled
                     or old.password_hash is distinct from new.password_hash)
  execute function end_password_resets();

create table password_reset_requests (
  id bigint generated always as identity primary key,
  address text not null,
  at timestamptz not null default now()
);
create index password_reset_requests_recent on password_reset_requests (address, at);
insert into history_exempt values ('password_reset_requests', 'a short-lived counter that limits reset mails');

-- Nonce and code verifier are made again from the key that the browser keeps; only hashes are here.
create table open_id_sign_ins (
  id bigint generated always as identity primary key,
  state_hash bytea not null unique,
  browser_hash bytea not null,
  expires_at timestamptz not null
);
insert into history_exempt values ('open_id_sign_ins', 'a sign-in that is under way, for ten minutes');

-- Mails about an account hold links that sign in: the outbox shows them to admins only.
alter table outbox_messages drop constraint outbox_messages_purpose_check,
  add constraint outbox_messages_purpose check (purpose in ('campaign', 'test', 'account'));

-- The own record: a partner may read it also without an organization, and change nobody else's.
create policy own_record on users to masthead_partner using (id = current_actor());
create policy change_own_record_only on users as restrictive for update to masthead_partner
  using (id = current_actor()) with check (id = current_actor());
grant select (version, updated_at, updated_by) on users to masthead_partner;
grant update (name, email, bio, image_url) on users to masthead_partner;
