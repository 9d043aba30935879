-- The history as an audit trail: each change is an entry in a chain of hashes (decision 143).

-- An erasure replaced a part of a change. Written by the trigger below, and chained as an entry of its own.
create table redactions (
  id bigint generated always as identity primary key,
  change_id bigint not null,
  erasure_id integer not null references erasures (id),
  at timestamptz not null default clock_timestamp()
);
create index redactions_of_change on redactions (change_id);
create index redactions_of_erasure on redactions (erasure_id);

create table audit_entries (
  seq bigint primary key,
  -- A change, or the redaction of one.
  change_id bigint not null,
  redaction_id bigint unique,
  -- Random, so that what was erased can't be guessed from the digest; erased with it.
  salt bytea,
  -- SHA-256 of the salt and of what the change holds.
  payload bytea not null,
  -- SHA-256 of the hash before, the place in the chain, who, when and what, and the payload.
  hash bytea not null
);
create unique index audit_entries_of_change on audit_entries (change_id) where redaction_id is null;
create index audit_entries_of_redaction on audit_entries (change_id) where redaction_id is not null;

-- How far the chain is surely without a gap: a change with a smaller number that is not in it was added by hand.
create table audit_state (
  is_only boolean primary key default true check (is_only),
  chained_up_to bigint not null default 0,
  -- The greatest number seen at a time, and the transactions that were open then: once they are over, all are seen.
  candidate bigint not null default 0,
  candidate_xid xid8 not null default '0'
);
insert into audit_state default values;

insert into history_exempt values
  ('redactions', 'is a part of the history'),
  ('audit_entries', 'is a part of the history'),
  ('audit_state', 'says how far the chain is');

-- The history is only added to. An erasure may replace values of a change, and forget the salt of its entry.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = tg_table_name || ' is only added to';
end $$;

create function note_redaction() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_erasing() or to_jsonb(old) - array['before', 'after', 'via'] <> to_jsonb(new) - array['before', 'after', 'via'] then
    raise insufficient_privilege using message = 'changes is only added to';
  end if;
  insert into redactions (change_id, erasure_id) values (new.id, current_setting('masthead.erasing')::integer);
  return new;
end $$;
create trigger note_redaction before update on changes for each row
  when (old.* is distinct from new.*) execute function note_redaction();

create function keep_entry() returns trigger language plpgsql as $$
begin
  if new.salt is not null or to_jsonb(old) - 'salt' <> to_jsonb(new) - 'salt' then
    raise insufficient_privilege using message = 'audit_entries is only added to';
  end if;
  return new;
end $$;
create trigger keep_entry before update on audit_entries for each row execute function keep_entry();

create trigger refuse_rewriting before delete or truncate on changes for each statement execute function refuse_rewriting();
create trigger refuse_rewriting before delete or truncate on audit_entries for each statement execute function refuse_rewriting();
create trigger refuse_rewriting before update or delete or truncate on redactions for each statement execute function refuse_rewriting();
