-- Invoices that may have changed since they were exported, so that the to-do list does not compare every exported one.
-- One that is deleted, or exported again unchanged, may stay here: readers compare versions themselves.
create table changed_invoices (
  invoice_id integer primary key references invoices (id)
);
insert into history_exempt values ('changed_invoices', 'derived from invoices and their exports');
alter table changed_invoices enable row level security;
create policy of_own_invoices on changed_invoices for select to masthead_contributor
  using (invoice_id in (select id from invoices));
grant select on changed_invoices to masthead_contributor;

create function note_changed_invoice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from invoice_export_rows where invoice_id = new.id) then
    -- Why an update: an export that ends now waits for this change.
    insert into changed_invoices values (new.id)
    on conflict (invoice_id) do update set invoice_id = excluded.invoice_id;
  end if;
  return null;
end $$;
revoke execute on function note_changed_invoice from public;
create trigger note_changed_invoice after update on invoices
  for each row when (new.version is distinct from old.version) execute function note_changed_invoice();

create function drop_exported_invoices() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from changed_invoices c join invoice_export_rows r on r.invoice_id = c.invoice_id
    where r.export_id = new.id order by c.invoice_id for update of c;
  delete from changed_invoices c using invoice_export_rows r, invoices i
   where r.export_id = new.id and r.invoice_id = c.invoice_id and i.id = c.invoice_id and i.version = r.version;
  return null;
end $$;
revoke execute on function drop_exported_invoices from public;
create trigger drop_exported_invoices after update of finished_at on invoice_exports
  for each row when (old.finished_at is null and new.finished_at is not null) execute function drop_exported_invoices();

insert into changed_invoices
select distinct i.id from invoices i join invoice_export_rows r on r.invoice_id = i.id where r.version <> i.version;
