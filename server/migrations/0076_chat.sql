-- The staff chat: its words are its members' own (decisions 2, decision 46).

-- Where the operator's own PostgreSQL gives no right to make roles, an administrator makes this one
-- and grants it before the first start (README, 'Your own PostgreSQL').
do $$ begin
  if not exists (select from pg_roles where rolname = 'masthead_person') then
    create role masthead_person nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  grant masthead_person to current_user;
exception when insufficient_privilege then null;
end $$;
grant usage on schema public to masthead_person;

create table chat_messages (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  -- The sender's own name of it: a message that is sent again is the same one.
  client_id uuid not null,
  type text not null constraint chat_messages_type check (type in ('text', 'image', 'file')),
  message text not null default '',
  -- Where the file lies (files/{key}), and what it is.
  file_key text unique,
  file_name text,
  file_bytes integer,
  file_kind text,
  created_at timestamptz not null default clock_timestamp(),
  -- When the first other member had read it.
  read_at timestamptz,
  constraint chat_messages_once unique (user_id, client_id),
  constraint chat_messages_not_empty check (type <> 'text' or message <> ''),
  constraint chat_messages_file check ((type = 'text') = (file_key is null))
);
create index chat_messages_unread on chat_messages (user_id, id) where read_at is null;
create index chat_messages_words on chat_messages using gin (lower(message) gin_trgm_ops);

-- How far each member has read.
create table chat_reads (
  user_id integer primary key references users (id),
  message_id integer not null references chat_messages (id),
  read_at timestamptz not null default now()
);

-- Who is typing; nothing of it matters after a restart.
create unlogged table chat_typing (
  user_id integer primary key references users (id),
  edited_at timestamptz not null default now()
);

create table chat_visits (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  client_id uuid not null,
  created_at timestamptz not null default now(),
  constraint chat_visits_once unique (user_id, client_id)
);

-- Whom each address of MASTHEAD_CHAT_MEMBERS became, so that a changed e-mail never changes who is a member.
create table chat_seats (
  address text primary key,
  user_id integer not null references users (id) on delete cascade
);

insert into history_exempt values
  ('chat_messages', 'are their members'' own, and never change'),
  ('chat_reads', 'are their members'' own'),
  ('chat_typing', 'is over in a moment'),
  ('chat_visits', 'are themselves the record'),
  ('chat_seats', 'the change of the user is in the history');

-- Every server hears of it and tells the browsers that something has changed, never what.
create function tell_chat() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'chat');
  return null;
end $$;
create trigger tell_chat after insert on chat_messages for each row execute function tell_chat();
create trigger tell_chat after insert or update on chat_reads for each row execute function tell_chat();
create trigger tell_chat after insert or update or delete on chat_typing for each row execute function tell_chat();

-- The second layer, under whatever the queries say: requests of the chat run as masthead_person, which sees
-- these tables and the names of those who write in them, and only while the person is a member.
create function in_chat() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from users u join organizations o on o.id = u.organization_id
     where u.id = current_actor() and u.is_chat_member and not u.is_disabled and o.is_owner and o.deleted_at is null)
$$;
alter table chat_messages enable row level security;
alter table chat_reads enable row level security;
alter table chat_typing enable row level security;
alter table chat_visits enable row level security;

create policy read_as_member on chat_messages for select to masthead_person using (in_chat());
create policy write_own on chat_messages for insert to masthead_person
  with check (in_chat() and user_id = current_actor());
create policy mark_others on chat_messages for update to masthead_person
  using (in_chat() and user_id <> current_actor());
create policy read_as_member on chat_reads for select to masthead_person using (in_chat());
create policy write_own on chat_reads for all to masthead_person
  using (in_chat() and user_id = current_actor());
create policy read_as_member on chat_typing for select to masthead_person using (in_chat());
create policy write_own on chat_typing for all to masthead_person
  using (in_chat() and user_id = current_actor());
create policy write_own on chat_visits for all to masthead_person
  using (in_chat() and user_id = current_actor());
create policy people_of_chat on users for select to masthead_person
  using (in_chat() and (is_chat_member or exists (select from chat_messages m where m.user_id = users.id)));

grant select, insert, update (read_at) on chat_messages to masthead_person;
grant select, insert, update on chat_reads to masthead_person;
grant select, insert, update, delete on chat_typing to masthead_person;
grant select, insert on chat_visits to masthead_person;
grant select (id, name, image_url, is_chat_member, is_disabled) on users to masthead_person;
