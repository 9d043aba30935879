-- Servers keep who is behind a session in memory and drop it when they hear `access_changed` (decisions
-- 0021). Whatever takes or gives access says so itself, so that no code and no operator can forget it;
-- PostgreSQL tells it when the change is committed, once a transaction.

create function tell_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', '');
  return null;
end $$;

create trigger access_changed after update or delete or truncate on users
  for each statement execute function tell_access_changed();
create trigger access_changed after update or delete or truncate on organizations
  for each statement execute function tell_access_changed();
create trigger access_changed after insert or update or delete or truncate on user_roles
  for each statement execute function tell_access_changed();
create trigger access_changed after delete or truncate on sessions
  for each statement execute function tell_access_changed();
-- Why: a session that is only seen in use goes on as it was.
create trigger access_changed_by_update after update on sessions for each row
  when (new.ended_at is distinct from old.ended_at or new.user_id <> old.user_id
        or new.token_hash <> old.token_hash or new.expires_at < old.expires_at
        or new.seen_at < old.seen_at)
  execute function tell_access_changed();
