-- A position in the chat stays when the message there is deleted after its retention period (decision 146): with
-- the foreign key, such a message could not be deleted.
alter table chat_reads drop constraint chat_reads_message_id_fkey;
