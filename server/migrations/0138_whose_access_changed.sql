-- `access_changed` says whose access may have changed, so that servers drop the sessions of that person alone (decisions
-- 0021). Without a person it stands for everybody: an organization that was changed or deleted, a table that was emptied.

-- The first argument is the column that holds the person; PostgreSQL tells the same word once a transaction.
create function tell_whose_access_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('access_changed', to_jsonb(old) ->> tg_argv[0]); end if;
  if tg_op <> 'DELETE' then perform pg_notify('access_changed', to_jsonb(new) ->> tg_argv[0]); end if;
  return null;
end $$;

drop trigger access_changed on users;
drop trigger access_changed on user_roles;
drop trigger access_changed on sessions;
drop trigger access_changed_by_update on sessions;

create trigger access_changed after update or delete on users
  for each row execute function tell_whose_access_changed('id');
create trigger access_changed after insert or update or delete on user_roles
  for each row execute function tell_whose_access_changed('user_id');
create trigger access_changed after delete on sessions
  for each row execute function tell_whose_access_changed('user_id');
-- Why: a session that is only seen in use goes on as it was.
create trigger access_changed_by_update after update on sessions for each row
  when (new.ended_at is distinct from old.ended_at or new.user_id <> old.user_id
        or new.token_hash <> old.token_hash or new.expires_at < old.expires_at
        or new.seen_at < old.seen_at)
  execute function tell_whose_access_changed('user_id');

create trigger access_changed_for_all after truncate on users
  for each statement execute function tell_access_changed();
create trigger access_changed_for_all after truncate on user_roles
  for each statement execute function tell_access_changed();
create trigger access_changed_for_all after truncate on sessions
  for each statement execute function tell_access_changed();
