-- What a partner writes belongs to a firm of their organization, and they to that organization. Both are looked at
-- when a save begins; here they are locked and looked at again, so that a firm that is moved away, or a person who is
-- disabled or moved, before the save is committed lets nothing of it in (decision 87). 42501 is answered with 409.
create function hold_right() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Why: only partners' transactions name an organization.
  if current_organization() is null then return new; end if;
  perform from users u join organizations o on o.id = u.organization_id
    where u.id = current_actor() and not u.is_disabled
      and o.id = current_organization() and o.deleted_at is null for share;
  if not found then
    raise insufficient_privilege using message = 'the person has left the organization';
  end if;
  if tg_nargs = 1 then
    perform from showcase_firms
      where id = (to_jsonb(new) ->> tg_argv[0])::integer and organization_id = current_organization() for share;
    if not found then
      raise insufficient_privilege using message = 'the firm has left the organization';
    end if;
  end if;
  return new;
end $$;

revoke execute on function hold_right from public;

create trigger hold_right before insert or update on listings
  for each row execute function hold_right('showcase_firm_id');
create trigger hold_right before insert or update on representatives
  for each row execute function hold_right('showcase_firm_id');
create trigger hold_right before insert or update on ad_slot_firms
  for each row execute function hold_right('firm_id');
create trigger hold_right before insert or update on showcase_firms
  for each row execute function hold_right();
create trigger hold_right before insert or update on ad_slots
  for each row execute function hold_right();

-- The organization of a slot follows from its firms: they stay where they are until the slot is saved.
create or replace function keep_organization_of_slot() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  slot integer := coalesce(new.ad_slot_id, old.ad_slot_id);
begin
  perform from showcase_firms where id in (select firm_id from ad_slot_firms where ad_slot_id = slot)
    order by id for share;
  -- Why: while a save takes out the firms to put in others, the slot stays its owner's.
  if exists (select from ad_slot_firms where ad_slot_id = slot) then
    update ad_slots set organization_id = organization_of_slot(slot)
     where id = slot and organization_id is distinct from organization_of_slot(slot);
  end if;
  return null;
end $$;
