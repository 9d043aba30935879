-- Who set the amount of an invoice as it stands, and what it was before they did: whoever approves it is told of
-- their own change. Both follow from the amount, so the history does not tell of them.

alter table invoices add column amount_by integer, add column amount_before numeric(8, 2);
insert into history_columns values ('invoices', 'amount_by', 'derived'), ('invoices', 'amount_before', 'derived');
select attach_history();

create function note_amount() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.amount_by := current_actor();
  elsif new.amount <> old.amount then
    if old.amount_by is distinct from current_actor() then new.amount_before := old.amount; end if;
    new.amount_by := current_actor();
  end if;
  return new;
end $$;
create trigger note_amount before insert or update of amount on invoices for each row execute function note_amount();

-- The same of the invoices that are there: the last changes of the amount that one person made in a row.
with steps as (
  select record_id::integer as id, c.id as step, actor_id, (before ->> 'amount')::numeric as was
    from changes c
   where table_name = 'invoices' and (action = 'insert' or (action = 'update' and after ? 'amount'))),
last as (select distinct on (id) id, actor_id from steps order by id, step desc),
began as (
  select distinct on (s.id) s.id, s.actor_id, s.was
    from steps s join last using (id)
   where s.step > coalesce((select max(o.step) from steps o
                             where o.id = s.id and o.actor_id is distinct from last.actor_id), 0)
   order by s.id, s.step)
update invoices i set amount_by = began.actor_id, amount_before = began.was from began where began.id = i.id;
