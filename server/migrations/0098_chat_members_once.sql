-- Whether somebody is of the chat is asked once for each statement, not once for each row: a subselect that names no
-- column is. Over 20,000 messages that was 75 times the work.
alter policy read_as_member on chat_messages using ((select in_chat()));
alter policy write_own on chat_messages with check ((select in_chat()) and user_id = current_actor());
alter policy mark_others on chat_messages using ((select in_chat()) and user_id <> current_actor());
alter policy read_as_member on chat_reads using ((select in_chat()));
alter policy write_own on chat_reads using ((select in_chat()) and user_id = current_actor());
alter policy read_as_member on chat_typing using ((select in_chat()));
alter policy write_own on chat_typing using ((select in_chat()) and user_id = current_actor());
alter policy write_own on chat_visits using ((select in_chat()) and user_id = current_actor());
-- The order is that of the index chat_messages_once, so that one message of a person is found without reading the rest.
alter policy people_of_chat on users
  using ((select in_chat()) and (is_chat_member
    or (select m.user_id from chat_messages m where m.user_id = users.id order by m.user_id, m.client_id limit 1) is not null));
