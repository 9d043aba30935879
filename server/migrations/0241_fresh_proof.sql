-- When the person of a session last proved who they are (decision 138). Sessions that are open now must do so first.
alter table sessions add column proved_at timestamptz not null default 'epoch';
alter table sessions alter column proved_at set default now();

create trigger access_changed_by_proof after update of proved_at on sessions
  for each row execute function tell_whose_access_changed('user_id');
