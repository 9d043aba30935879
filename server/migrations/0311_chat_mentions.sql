-- Mentions in the staff chat (decision 150).
alter table chat_messages
  -- The members whom it mentions.
  add column mentions integer[] not null default '{}';

-- Why beside the one without mentions: servers of the version before still call that.
create function edit_chat_message(of_message integer, words text, people integer[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7231966);
  update chat_messages set message = words, mentions = people, edited_at = now(), change_number = next_chat_change()
   where id = of_message and user_id = current_actor() and in_chat()
     and type = 'text' and deleted_at is null and message <> words;
end $$;
revoke execute on function edit_chat_message(integer, text, integer[]) from public;
grant execute on function edit_chat_message(integer, text, integer[]) to masthead_person;

-- A deleted message mentions nobody.
create function forget_mentions() returns trigger language plpgsql as $$
begin
  new.mentions := '{}';
  return new;
end $$;
create trigger forget_mentions before update on chat_messages
  for each row when (new.deleted_at is not null) execute function forget_mentions();

-- Who is mentioned now and was not before is told; who no longer is, and has not read it, is not.
create function notice_mentions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_notice(m.person, 'chat-mention', 'chat-message', new.id)
     from (select distinct unnest(new.mentions) as person) m join users u on u.id = m.person
    where u.is_chat_member and m.person <> all(coalesce(old.mentions, '{}'));
  delete from notices where event = 'chat-mention' and record_kind = 'chat-message' and record_id = new.id
     and user_id <> all(new.mentions) and read_at is null;
  return null;
end $$;
create trigger notice_mentions after insert on chat_messages
  for each row when (new.mentions <> '{}') execute function notice_mentions();
create trigger notice_new_mentions after update on chat_messages
  for each row when (new.mentions <> old.mentions) execute function notice_mentions();

-- Messages are deleted for good after their retention period.
create function drop_mentions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform drop_notices('{chat-mention}', 'chat-message', old.id);
  return null;
end $$;
create trigger drop_mentions after delete on chat_messages
  for each row when (old.mentions <> '{}') execute function drop_mentions();

-- A mention is read when the position in the chat passes its message. Why not those behind the old position: a
-- message that was read before may mention somebody since an edit.
create function read_mentions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notices set read_at = now()
   where user_id = new.user_id and event = 'chat-mention' and read_at is null
     and record_id <= new.message_id and record_id > coalesce(old.message_id, 0);
  return null;
end $$;
create trigger read_mentions after insert or update on chat_reads for each row execute function read_mentions();

-- A mention that was read is not mailed any more.
create function unmail_notice() returns trigger language plpgsql as $$
begin
  new.mail := null;
  return new;
end $$;
create trigger unmail_notice before update of read_at on notices
  for each row when (new.event = 'chat-mention' and new.read_at is not null) execute function unmail_notice();
revoke execute on function forget_mentions, notice_mentions, drop_mentions, read_mentions, unmail_notice from public;

create or replace function notice_topic(event text) returns text language sql immutable as $$
  select case
    when event in ('invoice-approved', 'invoice-sent-back') then 'invoices'
    when event in ('send-failed', 'send-late', 'send-unknown') then 'sends'
    when event in ('release-asked', 'release-approved') then 'releases'
    when event in ('post-published', 'proposal-accepted', 'proposal-declined', 'story-assigned', 'story-sent-back') then 'posts'
    when event in ('post-flagged', 'post-proposed', 'story-ready') then 'drafts'
    when event in ('comment-made', 'comment-mention', 'comment-resolved', 'comment-reopened') then 'comments'
    when event = 'chat-mention' then 'mentions'
    when event = 'other-side-changed' then 'partners'
    when event in ('act-ended', 'work-stopped') then 'work'
    when event in ('job-failed', 'backup-failed', 'webhook-disabled') then 'system'
  end
$$;

create or replace function gathered_as(event text) returns text language sql immutable as $$
  select case
    when event in ('invoice-approved', 'invoice-sent-back') then 'invoices'
    when event in ('comment-made', 'comment-mention', 'comment-resolved', 'comment-reopened') then 'comments'
    when event = 'chat-mention' then 'mentions'
  end
$$;

-- 'unread' in `mail`: by email if it stays unread for a while (`unreadMinutes` in
-- shared/src/platform/notices/notice.ts). It is the default of mentions, and what 'now' means for them.
create or replace function choose_notice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  about text := notice_topic(new.event);
  soon text := case about when 'mentions' then 'unread' else 'now' end;
  chosen record;
begin
  if about = 'mentions' then new.mail := soon; end if;
  for chosen in select c.way, c.choice from notice_choices c where c.user_id = new.user_id and c.topic = about loop
    if chosen.way = 'bell' then
      new.in_bell := chosen.choice <> 'off';
    -- Why not invoices: the email of their sitting tells them, with amounts (0288).
    elsif chosen.way = 'mail' and about <> 'invoices' then
      new.mail := case chosen.choice when 'now' then soon when 'daily' then 'daily' end;
    end if;
  end loop;
  if not new.in_bell and new.mail is null then return null; end if;
  return new;
end $$;
