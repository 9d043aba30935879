-- A message of the chat may reply to another one (decision 152). Why no foreign key: what it quotes may reach the end of
-- its retention period first, and the reply stays.
alter table chat_messages add column reply_to integer;

create or replace function delete_chat_message(of_message integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7231966);
  update chat_messages
     set type = 'text', message = '', file_key = null, file_name = null, file_bytes = null, file_kind = null,
         edited_at = null, reply_to = null, deleted_at = now(), change_number = next_chat_change()
   where id = of_message and user_id = current_actor() and in_chat() and deleted_at is null;
end $$;
