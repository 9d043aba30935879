-- A client's link shows a slot to whoever has it. It ends when a firm of the slot moves to another
-- organization, and when the slot itself becomes another organization's: who was given the link then looked
-- at their own slot, and is no client of it any more.

alter table ad_slot_proofs add column organization_id integer references organizations (id);
insert into history_columns values ('ad_slot_proofs', 'organization_id', 'derived');
update ad_slot_proofs p set organization_id = s.organization_id from ad_slots s where s.id = p.ad_slot_id;

create function note_organization_of_proof() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.organization_id := (select organization_id from ad_slots where id = new.ad_slot_id);
  return new;
end $$;
create trigger note_organization before insert on ad_slot_proofs
  for each row execute function note_organization_of_proof();

create function end_proofs_of_firm() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update ad_slot_proofs p set revoked_at = now() from ad_slot_firms sf
   where sf.firm_id = new.id and p.ad_slot_id = sf.ad_slot_id and p.revoked_at is null;
  return null;
end $$;
create trigger end_proofs after update of organization_id on showcase_firms
  for each row when (old.organization_id is distinct from new.organization_id)
  execute function end_proofs_of_firm();

create function end_proofs_of_slot() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update ad_slot_proofs p set revoked_at = now() from ad_slots s
   where p.ad_slot_id = new.id and s.id = new.id and p.revoked_at is null
     and p.organization_id is distinct from s.organization_id;
  return null;
end $$;
-- Why only at the end: a save takes firms out and puts others in, and the slot may pass through other hands.
create constraint trigger end_proofs after update of organization_id on ad_slots
  deferrable initially deferred for each row when (old.organization_id is distinct from new.organization_id)
  execute function end_proofs_of_slot();
