-- concurrently
create index concurrently notices_to_mail on notices (user_id, mail) where mail is not null and mailed_at is null;
