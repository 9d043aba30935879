-- Reactions to messages of the chat (decision 152): one person, one of a kind.
create table chat_reactions (
  message_id integer not null references chat_messages (id) on delete cascade,
  emoji text not null check (length(emoji) between 1 and 16),
  user_id integer not null references users (id),
  reacted_at timestamptz not null default clock_timestamp(),
  primary key (message_id, emoji, user_id)
);
create index chat_reactions_of_user on chat_reactions (user_id);
insert into history_exempt values ('chat_reactions', 'are their members'' own');

alter table chat_reactions enable row level security;
create policy read_as_member on chat_reactions for select to masthead_person using ((select in_chat()));
grant select on chat_reactions to masthead_person;

-- Why a function: it gives the message its next number, so that every page asks for it, and counts the kinds under the
-- lock. Says 'missing' of a message that is not there or deleted, and 'full' if it has 20 other kinds.
create function react_in_chat(of_message integer, sign text, is_on boolean) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7231966);
  if not in_chat() or not exists (select from chat_messages where id = of_message and deleted_at is null) then
    return 'missing';
  end if;
  if is_on then
    if (select count(distinct emoji) from chat_reactions where message_id = of_message and emoji <> sign) >= 20 then
      return 'full';
    end if;
    insert into chat_reactions (message_id, emoji, user_id) values (of_message, sign, current_actor())
    on conflict do nothing;
  else
    delete from chat_reactions where message_id = of_message and emoji = sign and user_id = current_actor();
  end if;
  if found then
    update chat_messages set change_number = next_chat_change() where id = of_message;
  end if;
  return 'done';
end $$;

create or replace function delete_chat_message(of_message integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7231966);
  update chat_messages
     set type = 'text', message = '', file_key = null, file_name = null, file_bytes = null, file_kind = null,
         edited_at = null, reply_to = null, deleted_at = now(), change_number = next_chat_change()
   where id = of_message and user_id = current_actor() and in_chat() and deleted_at is null;
  if found then
    delete from chat_reactions where message_id = of_message;
  end if;
end $$;
revoke execute on function react_in_chat from public;
grant execute on function react_in_chat to masthead_person;

-- Whoever reacted is known by name, also without a message and after the chat.
alter policy people_of_chat on users
  using ((select in_chat()) and (is_chat_member
    or (select m.user_id from chat_messages m where m.user_id = users.id order by m.user_id, m.client_id limit 1) is not null
    or (select r.user_id from chat_reactions r where r.user_id = users.id order by r.user_id limit 1) is not null));
