-- When an event that takes place again does so next, as its tag says it: yyyymmddhhmm on the Central clock.
-- Why the day is added to the first of its month: a tag that somebody has mistyped is no reason to fail.
create function occurrence_at(internal_tags text[]) returns timestamptz language sql immutable parallel safe
return case when internal_tags <> '{}' then (
  select (make_timestamp(f[1]::int, f[2]::int, 1, f[4]::int, f[5]::int, 0)
           + make_interval(days => f[3]::int - 1)) at time zone 'America/Chicago'
    from unnest(internal_tags) tag,
         regexp_match(tag, '^occurrence\D*([1-9]\d{3})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d)$', 'i') f
   where f is not null limit 1) end;
