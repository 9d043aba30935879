-- Keys with dates: 'signing', then 'signing-2' and so on. The newest whose time has come signs; those not revoked are read.
-- Why in this table: a server of an older version goes on with 'signing', which a newer one reads.
alter table secrets
  add column signs_from timestamptz not null default now(),
  add column revoked_at timestamptz;
-- Why few rows: a key for each purpose.
update secrets set signs_from = first.at from (select min(at) as at from migrations) first where first.at is not null;
