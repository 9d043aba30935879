-- concurrently
create index concurrently chat_messages_changes on chat_messages (change_number) where change_number is not null;
alter table chat_messages validate constraint chat_messages_not_empty;
