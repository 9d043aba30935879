-- Events of readers in small rows by day, and what they come to by hour (decision 130). Reports read ad_slot_days and
-- ad_slot_hours, which are written in the statement that takes the events; the rows only tell repeats.
create table reader_events (
  -- Hash of the showing, the kind and the listing.
  repeat_key bigint not null,
  ad_slot_id integer not null,
  site_id integer not null,
  -- Day and minute in UTC. Why so coarse: a timestamp would take eight bytes more.
  day date not null,
  minute smallint not null,
  -- i, v or c: impression, viewable, click.
  kind "char" not null,
  is_robot boolean not null,
  -- The listing of a click; null is the slot itself.
  listing_id integer
) partition by range (day);

-- Makes the days that are missing. Why a schema of their own: they come and go, so they are no part of what migrations
-- make, of the history or of backups. Attaching keeps no writer waiting; creating a table as a partition would.
create function add_event_days(first_day date, last_day date) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  new_day date;
  own text;
begin
  create schema if not exists reader_event_days;
  for new_day in select generate_series(first_day, last_day, interval '1 day')::date loop
    own := 'd' || to_char(new_day, 'YYYYMMDD');
    continue when to_regclass('reader_event_days.' || own) is not null;
    perform pg_advisory_xact_lock(hashtext('reader_event_days'));
    continue when to_regclass('reader_event_days.' || own) is not null;
    execute format('create table reader_event_days.%I (like reader_events)', own);
    execute format('create unique index %I on reader_event_days.%I (repeat_key)', own || '_once', own);
    execute format('alter table reader_events attach partition reader_event_days.%I for values from (%L) to (%L)',
                   own, new_day, new_day + 1);
  end loop;
end $$;
revoke execute on function add_event_days(date, date) from public;
select add_event_days((now() at time zone 'UTC')::date - 1, (now() at time zone 'UTC')::date + 7);

create table ad_slot_hours (
  ad_slot_id integer not null references ad_slots (id) on delete cascade,
  site_id integer not null references sites (id),
  -- On the clock of the site.
  hour timestamp not null,
  -- The listing of clicks; 0 is the slot itself.
  listing_id integer not null,
  impressions integer not null default 0,
  viewable integer not null default 0,
  clicks integer not null default 0,
  filtered integer not null default 0,
  primary key (ad_slot_id, site_id, hour, listing_id)
) with (fillfactor = 70);
insert into history_exempt values
  ('reader_events', 'is a record of its own: what happened on sites, never edited'),
  ('ad_slot_hours', 'is counted from events in the same statement');

-- Counts are changed in place while their page has room.
alter table ad_slot_days set (fillfactor = 70);

-- What servers of the version before write is a repeat when newer ones know it, and is known to them.
create function share_ad_slot_event() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into reader_events (repeat_key, ad_slot_id, site_id, day, minute, kind, is_robot, listing_id)
  values (hashtextextended(concat(replace(new.served_id::text, '-', ''), new.kind, new.listing_id), 0),
          new.ad_slot_id, new.site_id, (new.at at time zone 'UTC')::date,
          extract(hour from new.at at time zone 'UTC') * 60 + extract(minute from new.at at time zone 'UTC'),
          left(new.kind, 1)::"char", new.filtered_as is not null, nullif(new.listing_id, 0))
  on conflict do nothing;
  return case when found then new end;
end $$;
create trigger share_event before insert on ad_slot_events
  for each row execute function share_ad_slot_event();

-- Why so few: a page is told twice within seconds, and older servers wait for the trigger meanwhile.
insert into reader_events (repeat_key, ad_slot_id, site_id, day, minute, kind, is_robot, listing_id)
select hashtextextended(concat(replace(e.served_id::text, '-', ''), e.kind, e.listing_id), 0), e.ad_slot_id, e.site_id,
       (e.at at time zone 'UTC')::date,
       extract(hour from e.at at time zone 'UTC') * 60 + extract(minute from e.at at time zone 'UTC'),
       left(e.kind, 1)::"char", e.filtered_as is not null, nullif(e.listing_id, 0)
  from (select * from ad_slot_events order by id desc limit 50000) e
 where e.at > now() - interval '1 day'
on conflict do nothing;
