-- Roles whose people must turn on two-step sign-in (decision 133).
create table demanded_factors (
  id integer generated always as identity primary key,
  role text not null unique
);
-- True for a session that an OpenID provider has opened: it decides which factors it demands.
alter table sessions add column is_by_provider boolean not null default false;

create trigger access_changed after insert or delete or update of confirmed_at on second_factors
  for each row execute function tell_whose_access_changed('user_id');
create trigger access_changed after insert or update or delete or truncate on demanded_factors
  for each statement execute function tell_access_changed();
create trigger access_changed_for_all after truncate on second_factors
  for each statement execute function tell_access_changed();
