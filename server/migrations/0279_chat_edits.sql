-- Members edit and delete their own chat messages (decision 146).
alter table chat_messages
  add column edited_at timestamptz,
  -- A deleted message stays as a line: without words, file or change.
  add column deleted_at timestamptz,
  -- Grows with each edit or deletion, in the order in which they become visible; null: as it was sent.
  add column change_number bigint;
alter table chat_messages drop constraint chat_messages_not_empty;
alter table chat_messages add constraint chat_messages_not_empty
  check (type <> 'text' or (message <> '') = (deleted_at is null)) not valid;

-- Why not a sequence: a number must not be visible before its change is. Called under the lock of the chat.
create function next_chat_change() returns bigint language sql security definer set search_path = public, pg_temp
  return (select coalesce(max(change_number), 0) + 1 from chat_messages);
-- Why functions: a grant to update these columns would hold for messages of others, whose read_at members set.
create function edit_chat_message(of_message integer, words text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7231966);
  update chat_messages set message = words, edited_at = now(), change_number = next_chat_change()
   where id = of_message and user_id = current_actor() and in_chat()
     and type = 'text' and deleted_at is null and message <> words;
end $$;
create function delete_chat_message(of_message integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7231966);
  update chat_messages
     set type = 'text', message = '', file_key = null, file_name = null, file_bytes = null, file_kind = null,
         edited_at = null, deleted_at = now(), change_number = next_chat_change()
   where id = of_message and user_id = current_actor() and in_chat() and deleted_at is null;
end $$;
revoke execute on function next_chat_change, edit_chat_message, delete_chat_message from public;
grant execute on function edit_chat_message, delete_chat_message to masthead_person;

create trigger tell_change after update of change_number on chat_messages
  for each row execute function tell_chat();

update history_exempt set reason = 'are their members'' own' where table_name = 'chat_messages';
