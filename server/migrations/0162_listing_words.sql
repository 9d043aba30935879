-- The search text of a listing is written by a trigger, as 0139 does in databases that had not had it. Why not by the
-- column itself: another expression would write all listings anew, and nobody could read them meanwhile.
create or replace function listing_words(l listings) returns text language sql immutable parallel safe as $$
  select folded(l.description1 || E'\n' || coalesce(l.description2, '') || E'\n' || coalesce(l.line1, '') || E'\n' ||
                coalesce(l.line2, '') || E'\n' || coalesce(l.address, ''))
$$;
create or replace function write_listing_words() returns trigger language plpgsql as $$
begin
  new.search_text := listing_words(new);
  return new;
end $$;
create or replace trigger listing_words
  before insert or update of description1, description2, line1, line2, address on listings
  for each row execute function write_listing_words();
alter table listings alter column search_text drop expression if exists;
