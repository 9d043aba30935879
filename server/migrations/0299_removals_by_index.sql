-- Each condition by itself, looked up by index. In one, with `or`, the database read the whole audit log in every step.
create or replace function note_removal() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set enable_material = off as $$
declare
  kept integer := (select days from retention_periods where kind = 'history');
  due timestamptz := now() - make_interval(days => kept);
  removal bigint;
begin
  if not exists (select from old_rows) then return null; end if;
  if kept is null or kept < 90
     or exists (select from old_rows o where o.at >= due or o.table_name = any(history_for_good()))
     or exists (select from old_rows o
                 where not exists (select from audit_entries e where e.change_id = o.id and e.redaction_id is null))
     or exists (select from old_rows o join redactions r on r.change_id = o.id
                 where not exists (select from audit_entries e where e.redaction_id = r.id))
  then
    raise insufficient_privilege using message = 'changes is only added to';
  end if;
  removal := nextval(pg_get_serial_sequence('history_removals', 'id'));
  with found as (
    -- Why twice: each half has its own index.
    select e.seq, o.at from old_rows o join audit_entries e on e.change_id = o.id and e.redaction_id is null
     union all
    select e.seq, o.at from old_rows o join audit_entries e on e.change_id = o.id and e.redaction_id is not null
  ), marked as (
    update audit_entries e set removed_by = removal, change_at = f.at, salt = null
      from found f where e.seq = f.seq
    returning e.seq, e.hash, e.change_at
  )
  insert into history_removals (id, days, up_to, changes, digest)
  select removal, kept, due, (select count(*) from old_rows),
         sha256(string_agg(
           hash || convert_to(to_char(change_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'UTF8'),
           ''::bytea order by seq))
    from marked;
  return null;
end $$;
