-- concurrently
-- What is older than its period is found and counted by index, also when it is nothing.
create index concurrently sessions_by_end on sessions ((coalesce(ended_at, expires_at)));
create index concurrently chat_messages_by_age on chat_messages (created_at);
create index concurrently mailing_readers_by_age on mailing_readers (opened_at);
create index concurrently link_checks_by_age on link_checks (asked_at);
-- Oldest first, without what is never removed. When `history_for_good` names fewer tables, this index is made anew.
create index concurrently changes_by_age on changes (at, id) where table_name <> all (history_for_good());
