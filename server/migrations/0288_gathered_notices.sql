-- Decisions on one person's invoices in one sitting are one notification and one email (decision 147).
-- A sitting ends two minutes after its last decision, and 15 minutes after its first
-- (`sitting` in shared/src/platform/notices/notice.ts).

-- The first of the notifications that are shown as one; null: shown by itself.
alter table notices add column gathering integer;

-- The kind of work by which notifications are gathered; null: each is shown by itself. New kinds are added here.
create function gathered_as(event text) returns text language sql immutable as $$
  select case when event in ('invoice-approved', 'invoice-sent-back') then 'invoices' end
$$;
create function gather_notice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last notices;
begin
  select * into last from notices n
   where n.user_id = new.user_id and gathered_as(n.event) = gathered_as(new.event) order by n.id desc limit 1;
  new.gathering := new.id;
  if last.gathering is not null and last.made_at > new.made_at - interval '2 minutes'
     and (select n.made_at from notices n where n.gathering = last.gathering order by n.id limit 1) > new.made_at - interval '15 minutes' then
    new.gathering := last.gathering;
  end if;
  return new;
end $$;
revoke execute on function gathered_as, gather_notice from public;
create trigger gather_notice before insert on notices
  for each row when (new.event in ('invoice-approved', 'invoice-sent-back')) execute function gather_notice();

-- Decisions that the email of their sitting has not told yet, with what the contributor knew before.
create table untold_decisions (
  invoice_id integer primary key references invoices (id) on delete cascade,
  state_before text not null,
  reason_before text,
  first_at timestamptz not null,
  last_at timestamptz not null
);
insert into history_exempt values ('untold_decisions', 'is told by the history of its invoices');
